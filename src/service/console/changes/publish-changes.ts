import { randomUUID } from 'node:crypto';
import type { ChangeSet, PublishBody } from '../../../contracts/console/change-sets.ts';
import type { Wish } from '../../publishing/publish-together.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { refusalOfMany, resultOf } from './change-results.ts';
import { insertChangeSet, type StoredChangeSet, withoutPrivate } from './change-set-store.ts';
import { detailOf, layChanges } from './lay-changes.ts';
import { needSecondPerson } from './needs-approval.ts';
import { noteAct } from './note-act.ts';
import { proposeChanges } from './propose-changes.ts';

/** What it takes to change merchants. */
export type ChangeContext = Pick<ConsoleContext, 'db' | 'publisher' | 'now'>;

/** Who changes something. */
export interface Author {
  readonly id: string;
  readonly name: string;
}

/**
 * Publishes changes of any number of merchants as one change set: all or none. What a second person must approve is kept for
 * one instead.
 * @throws RefusedError `MOVED` or `REFUSED`; then nothing was published.
 */
export async function publishChanges(
  context: ConsoleContext,
  { force = false, ...body }: PublishBody,
  author: Author,
): Promise<ChangeSet> {
  const draft = draftOf(body, author, context.now());
  const isProposal = await needSecondPerson(context, draft);
  if (isProposal && force) throw new RefusedError('INVALID', 'What needs a second person cannot be forced.');
  const set = isProposal
    ? await proposeChanges(context, draft)
    : await makeLive(context, draft, { force, also: insertChangeSet });
  noteAct(context, `${isProposal ? 'propose' : 'publish'} ${set.id}`, author);
  context.events.send('change-set', { id: set.id, state: set.state });
  return withoutPrivate(set);
}

/** A change set before it is live. Throws `RefusedError` when it is unclear. */
export function draftOf(
  { changes, reason, until, base }: Omit<PublishBody, 'force'>,
  author: Author,
  now: Date,
): StoredChangeSet {
  refuseUnclear(changes, base);
  return {
    id: randomUUID(),
    kind: 'change',
    state: 'published',
    author: author.name,
    person: author.id,
    reason: reason.trim(),
    at: now.toISOString(),
    ...(until === undefined ? {} : { until: futureOf(until, now) }),
    changes,
    base,
    results: [],
  };
}

type Keep = (db: Parameters<typeof insertChangeSet>[0], set: StoredChangeSet) => Promise<void>;

/** Makes a change set live, and keeps it in the same transaction as `also` does. */
export async function makeLive(
  context: ChangeContext,
  draft: StoredChangeSet,
  { force, also }: { readonly force: boolean; readonly also: Keep },
): Promise<StoredChangeSet> {
  const { author, reason, at, until, changes, base } = draft;
  const by = { author, reason, at, ...(until === undefined ? {} : { until }) };
  const wishes = [...Map.groupBy(changes, ({ merchant }) => merchant)].map(([merchant, own]): Wish => {
    const detail = {
      ...detailOf(own),
      ...(until === undefined ? {} : { until }),
      changeSet: draft.id,
      ...(draft.decided ? { approvedBy: draft.decided.by } : {}),
      ...(force ? { forced: true } : {}),
    };
    const expectedSeq = base[merchant];
    return {
      merchant,
      change: layChanges(own, by),
      note: { action: 'override', author, reason, detail },
      ...(expectedSeq === undefined ? {} : { expectedSeq }),
    };
  });
  let kept = draft;
  const { isDone, results } = await context.publisher.overrideTogether(wishes, async (tx, done) => {
    kept = { ...draft, results: [...done].map(([merchant, result]) => resultOf(merchant, result)) };
    await also(tx, kept);
  });
  if (!isDone) throw await refusalOfMany(context, results, base);
  return kept;
}

/** Changes that say two things of one value, and merchants that nobody looked at. */
function refuseUnclear(changes: PublishBody['changes'], base: PublishBody['base']): void {
  const keys = changes.map(({ merchant, name }) => `${merchant} ${name}`);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw new RefusedError('INVALID', `The changes say two things of ${twice}.`);
  const unseen = changes.find(({ merchant }) => base[merchant] === undefined);
  if (unseen) throw new RefusedError('INVALID', `The base does not say where ${unseen.merchant} was looked at.`);
}

/** A moment in ISO 8601. @throws RefusedError when it is not in the future. */
export function futureOf(until: string, now: Date): string {
  const at = new Date(until);
  if (!(at.getTime() > now.getTime())) throw new RefusedError('INVALID', `The end ${until} is not in the future.`);
  return at.toISOString();
}
