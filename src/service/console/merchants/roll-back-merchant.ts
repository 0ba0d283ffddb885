import type { ChangeResult } from '../../../contracts/console/change-sets.ts';
import type { RollBackBody } from '../../../contracts/console/merchants.ts';
import { findRollbackTarget } from '../../publishing/find-rollback-target.ts';
import { unpackSource } from '../../publishing/pack-source.ts';
import { readPointer } from '../../store/read-pointer.ts';
import { readSource } from '../../store/read-release.ts';
import { refusalOfMany, resultOf } from '../changes/change-results.ts';
import { findOpened } from '../changes/find-opened.ts';
import { noteAct } from '../changes/note-act.ts';
import { requireFresh, requireSecondPerson } from '../changes/require-second-person.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import type { ActiveSession } from '../people/sessions.ts';
import { movedSince } from './moved-since.ts';

type RollBack = RollBackBody & { readonly merchant: string };

/**
 * Makes an earlier state of a merchant live again. What lets money move needs a second person: none of those who changed the
 * merchant since.
 * @throws RefusedError `MOVED` when it moved since it was looked at, `REFUSED` when it cannot be; `FORBIDDEN`, `CONFLICT` or
 * `STEP_UP` when it needs a second person.
 */
export async function rollBackMerchant(
  context: ConsoleContext,
  { merchant, to, reason, base }: RollBack,
  session: ActiveSession,
): Promise<ChangeResult> {
  const { person } = session;
  const pointer = await readPointer(context.db, merchant);
  if (!pointer) throw new RefusedError('NOT_FOUND', `There is no published merchant "${merchant}".`);
  if (pointer.seq !== base) {
    const moved = [await movedSince(context, merchant, base)];
    throw new RefusedError('MOVED', `Somebody else changed ${merchant} meanwhile. Nothing was published.`, { moved });
  }
  const opened = await openedBy(context, merchant, to);
  if (opened.length > 0) {
    requireSecondPerson(session, { opened, authors: await authorsSince(context, merchant, to) });
    requireFresh(context, session, opened);
  }
  const note = { author: person.name, reason: reason.trim() };
  const result = await context.publisher.rollBack(merchant, note, { to, expectedSeq: base });
  if (result.kind === 'refused' || result.kind === 'impossible')
    throw await refusalOfMany(context, new Map([[merchant, result]]), { [merchant]: base });
  await noteAct(context, `roll back ${merchant} to ${to}`, person);
  return resultOf(merchant, result);
}

/** What the state of `to` opens; nothing where there is no such state, which the publisher then refuses. */
async function openedBy(context: ConsoleContext, merchant: string, to: number): Promise<readonly string[]> {
  const { db, now, publisher } = context;
  const state = await publisher.stateOf(merchant);
  const target = await findRollbackTarget(db, { merchant, now: now(), to });
  if (!state || typeof target === 'string' || target.isLive) return [];
  const bytes = await readSource(db, target.entry.source);
  if (!bytes) return [];
  return findOpened(context, state, { files: await unpackSource(bytes), overrides: target.overrides });
}

async function authorsSince({ db }: ConsoleContext, merchant: string, seq: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('audit')
    .select('author')
    .distinct()
    .where('merchant', '=', merchant)
    .where('seq', '>', seq)
    .execute();
  return rows.map(({ author }) => author);
}
