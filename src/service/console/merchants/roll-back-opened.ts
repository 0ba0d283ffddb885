import type { RollBackBody } from '../../../contracts/console/merchants.ts';
import { findRollbackTarget } from '../../publishing/find-rollback-target.ts';
import { unpackSource } from '../../publishing/pack-source.ts';
import { readPointer } from '../../store/read-pointer.ts';
import { readSource } from '../../store/read-release.ts';
import type { WayBack } from '../changes/require-second-person.ts';
import { findOpened } from '../changes/find-opened.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { movedSince } from './moved-since.ts';

/** A request to make an earlier state of a merchant live again. */
export type RollBack = RollBackBody & { readonly merchant: string };

/** @throws RefusedError `NOT_FOUND`, or `MOVED` when the merchant moved since it was looked at. */
export async function requireUnmoved(context: ConsoleContext, { merchant, base }: RollBack): Promise<void> {
  const pointer = await readPointer(context.db, merchant);
  if (!pointer) throw new RefusedError('NOT_FOUND', `There is no published merchant "${merchant}".`);
  if (pointer.seq === base) return;
  const moved = [await movedSince(context, merchant, base)];
  throw new RefusedError('MOVED', `Somebody else changed ${merchant} meanwhile. Nothing was published.`, { moved });
}

/** What a rollback opens (`findOpened`), and who changed the merchant since the state to which it goes. */
export async function rollBackOpened(context: ConsoleContext, { merchant, to }: RollBack): Promise<WayBack> {
  return { opened: await openedBy(context, merchant, to), authors: await authorsSince(context, merchant, to) };
}

/** Nothing where there is no such state, which the publisher then refuses. */
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
