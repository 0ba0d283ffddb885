import { randomUUID } from 'node:crypto';
import type { ChangeSet, PublishBody } from '../../../contracts/console/change-sets.ts';
import type { Change } from '../../../contracts/console/impact.ts';
import type { OverrideRequest } from '../../publishing/publish-together.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { inTurn } from '../impact/impact-turns.ts';
import { refusalOfMany, resultOf } from './change-results.ts';
import { insertChangeSet, type StoredChangeSet, withoutPrivate } from './change-set-store.ts';
import { detailOf, pushChanges } from './push-changes.ts';
import { needSecondPerson } from './needs-approval.ts';
import { noteAct } from './note-act.ts';
import { keepForLater } from './keep-for-later.ts';
import { sendChangeSet } from './send-change-set.ts';

/** What it takes to change merchants. */
export type ChangeContext = Pick<ConsoleContext, 'db' | 'publisher' | 'now'>;

/** Who changes something. */
export interface Author {
  readonly id: string;
  readonly name: string;
  /** Id of the token by which they do it. */
  readonly token?: string;
}

/**
 * Publishes changes of any number of merchants as one change set: all or none. What a second person must approve is kept for
 * one instead, and what starts later for its time.
 * @throws RefusedError `MOVED` or `REFUSED`; then nothing was published.
 */
export async function publishChanges(
  context: ConsoleContext,
  { force = false, ...body }: PublishBody,
  author: Author,
  end: AbortSignal = new AbortController().signal,
): Promise<ChangeSet> {
  const draft = draftOf(body, author, context.now());
  const isProposal = await needSecondPerson(context, draft);
  if (isProposal && force) throw new RefusedError('INVALID', 'What needs a second person cannot be forced.');
  const isLater = draft.startAt !== undefined;
  const set =
    isProposal || isLater
      ? // It is compiled as a question about impact is, and waits for its turn like one.
        await inTurn(author.id, end, () =>
          keepForLater(context, { ...draft, ...(force ? { isForced: true } : {}) }, isProposal),
        )
      : await makeLive(context, draft, { force, also: insertChangeSet });
  await noteAct(context, `${isProposal ? 'propose' : isLater ? 'schedule' : 'publish'} ${set.id}`, author);
  sendChangeSet(context, set);
  return withoutPrivate(set);
}

/** A change set before it is live. Throws `RefusedError` when it is unclear. */
export function draftOf(
  { changes, reason, startAt, until, base }: Omit<PublishBody, 'force'>,
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
    ...(author.token === undefined ? {} : { token: author.token }),
    reason: reason.trim(),
    at: now.toISOString(),
    ...(startAt === undefined ? {} : { startAt: futureOf(startAt, now, { what: 'start' }) }),
    ...(until === undefined ? {} : { until: futureOf(until, now, { start: startAt }) }),
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
  { also, ...how }: How & { readonly also: Keep },
): Promise<StoredChangeSet> {
  const requests = plannedOf(draft, how);
  let kept = draft;
  const { isDone, results } = await context.publisher.overrideTogether(requests, async (tx, done) => {
    kept = { ...draft, results: [...done].map(([merchant, result]) => resultOf(merchant, result)) };
    await also(tx, kept);
  });
  if (!isDone) throw await refusalOfMany(context, results, draft.base);
  return kept;
}

/** How a change set goes live. */
interface How {
  /** Although it breaks a promise. */
  readonly force: boolean;
  /** The release that each merchant must get; absent: whatever the changes make of it. */
  readonly releases?: ReadonlyMap<string, string>;
}

/** What each merchant of a change set is to get. */
export function plannedOf(draft: StoredChangeSet, { force, releases }: How): readonly OverrideRequest[] {
  const { author, reason, at, until, changes, base } = draft;
  const by = { author, reason, at, ...(until === undefined ? {} : { until }) };
  return [...Map.groupBy(changes, ({ merchant }) => merchant)].map(([merchant, own]): OverrideRequest => {
    const detail = {
      ...detailOf(own),
      ...(until === undefined ? {} : { until }),
      changeSet: draft.id,
      ...(draft.decided ? { approvedBy: draft.decided.by, isSigned: draft.decided.isSigned === true } : {}),
      ...(force ? { forced: true } : {}),
    };
    const expectedSeq = base[merchant];
    const expectedRelease = releases?.get(merchant);
    return {
      merchant,
      change: pushChanges(own, by),
      note: { action: 'override', author, reason, detail },
      ...(expectedSeq === undefined ? {} : { expectedSeq }),
      ...(expectedRelease === undefined ? {} : { expectedRelease }),
    };
  });
}

/** Changes that say two things of one value, and merchants that nobody looked at. */
function refuseUnclear(changes: PublishBody['changes'], base: PublishBody['base']): void {
  const keys = new Set<string>();
  const keyOf = ({ merchant, name }: Change) => `${merchant} ${name}`;
  const twice = changes.map(keyOf).find((key) => keys.size === keys.add(key).size);
  if (twice !== undefined) throw new RefusedError('INVALID', `The changes say two things of ${twice}.`);
  const unseen = changes.find(({ merchant }) => base[merchant] === undefined);
  if (unseen) throw new RefusedError('INVALID', `The base does not say where ${unseen.merchant} was looked at.`);
}

/** A moment in ISO 8601. @throws RefusedError when it is not in the future, or not after the start that is given. */
export function futureOf(moment: string, now: Date, { start, what = 'end' }: FutureOptions = {}): string {
  const at = new Date(moment);
  if (!(at.getTime() > now.getTime())) throw new RefusedError('INVALID', `The ${what} ${moment} is not in the future.`);
  if (start !== undefined && !(at.getTime() > Date.parse(start)))
    throw new RefusedError('INVALID', `The end ${moment} is not after the start.`);
  return at.toISOString();
}

interface FutureOptions {
  readonly what?: 'start' | 'end';
  readonly start?: string | undefined;
}
