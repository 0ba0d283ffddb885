import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { failure, type PlatformError } from '../errors.ts';
import type { Sandbox } from '../sandbox.ts';
import { lockWallet } from '../wallet/ledger.ts';
import { type SafePlayTerms, safePlayTerms } from './terms.ts';

/** Whose play is noted. */
interface Who {
  readonly merchant: string;
  readonly account: number;
}

/**
 * Notes that a player plays, and gives the refusal of it: `play.rest` while a rest lasts, or when they have played for as long as
 * the site lets anybody play without one, which begins it. Call it after `lockWallet` in a transaction that ends well whatever it
 * gives: what was noted has to stay. Time goes on from one act of play to the next; who leaves for as long as a rest lasts
 * has rested.
 */
export async function notePlay(
  inside: Transaction<Tables>,
  account: number,
  at: Date,
  { restMs, playMs }: Pick<SafePlayTerms, 'restMs' | 'playMs'>,
): Promise<PlatformError | undefined> {
  if (restMs === 0) return undefined;
  const row = await inside.selectFrom('play_time').selectAll().where('account', '=', account).executeTakeFirst();
  if (row?.rest_until && row.rest_until > at) return restRefusal(row.rest_until);
  const goesOn = row?.acted_at && at.getTime() - row.acted_at.getTime() < restMs;
  const since = (goesOn && row.since) || at;
  const until = at.getTime() - since.getTime() >= playMs ? new Date(at.getTime() + restMs) : undefined;
  await write(inside, account, until ? resting(until) : { since, acted_at: at, rest_until: null });
  return until && restRefusal(until);
}

/** Notes an act of play that takes no money, as the opening of a game is one. Throws what `notePlay` gives. */
export async function requireRested(sandbox: Sandbox, { merchant, account }: Who): Promise<void> {
  const terms = await safePlayTerms(sandbox, merchant);
  if (terms.restMs === 0) return;
  const refusal = await sandbox.db.transaction().execute(async (inside) => {
    await lockWallet(inside, account);
    return notePlay(inside, account, sandbox.now(), terms);
  });
  if (refusal) throw refusal;
}

/** Begins the rest of a player who has been told how long they have been playing, or gives the end of the one that runs. */
export async function beginRest(sandbox: Sandbox, account: number, restMs: number): Promise<Date> {
  return sandbox.db.transaction().execute(async (inside) => {
    await lockWallet(inside, account);
    const at = sandbox.now();
    const running = await inside
      .selectFrom('play_time')
      .select('rest_until')
      .where('account', '=', account)
      .where('rest_until', '>', at)
      .executeTakeFirst();
    if (running?.rest_until) return running.rest_until;
    const until = new Date(at.getTime() + restMs);
    await write(inside, account, resting(until));
    return until;
  });
}

type Row = Pick<Tables['play_time'], 'since' | 'acted_at' | 'rest_until'>;

const resting = (until: Date): Row => ({ since: null, acted_at: null, rest_until: until });

async function write(inside: Transaction<Tables>, account: number, row: Row): Promise<void> {
  await inside
    .insertInto('play_time')
    .values({ account, ...row })
    .onConflict((conflict) => conflict.column('account').doUpdateSet(row))
    .execute();
}

function restRefusal(until: Date): PlatformError {
  return failure('play.rest', { until: until.toISOString() });
}
