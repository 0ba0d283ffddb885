import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { failure, type PlatformError } from '../errors.ts';
import type { Sandbox } from '../sandbox.ts';
import { zoneOf } from '../settlement/zone.ts';
import { lockWallet } from '../wallet/ledger.ts';
import { type HeldLimit, heldLimits } from './limits.ts';
import { playedOn, type PlayTime, readPlayTime } from './play-time.ts';
import { spansAt } from './spans.ts';
import { type SafePlayTerms, safePlayTerms } from './terms.ts';

/** An act of play: whose, when, and under which limits. */
export interface PlayAct {
  readonly account: number;
  readonly at: Date;
  /** Zone in which the site's days begin. */
  readonly zone: string;
  readonly held: readonly HeldLimit[];
}

type TimeTerms = Pick<SafePlayTerms, 'restMs' | 'playMs' | 'kinds'>;

/**
 * Notes that a player plays, and gives the refusal of it: `play.rest` while a rest lasts, or when they have played for as long as
 * the site lets anybody play without one, which begins it; `limit.time` when they have played for as long as their own limit for a
 * day. Call it after `lockWallet` in a transaction that ends well whatever it gives: what was noted has to stay. Time goes on
 * from one act of play to the next; who leaves for as long as a rest lasts has rested.
 */
export async function notePlay(
  inside: Transaction<Tables>,
  { account, at, zone, held }: PlayAct,
  { restMs, playMs, kinds }: TimeTerms,
): Promise<PlatformError | undefined> {
  const limit = held.find(({ kind }) => kind === 'time')?.amount;
  if (restMs === 0 && limit === undefined && !kinds.includes('time')) return undefined;
  const time = await readPlayTime(inside, account);
  const { day } = await spansAt(inside, at, zone);
  const day_ms = playedOn(time, { at, dayFrom: day.from });
  const today = { day_from: day.from, day_ms };
  if (limit !== undefined && day_ms >= Number(limit) * 60_000) {
    await write(inside, account, { ...unplayed, ...restOf(time), ...today });
    return failure('limit.time', { limit, renewsAt: day.until.toISOString() });
  }
  if (time?.rest_until && time.rest_until > at) return restRefusal(time.rest_until);
  const goesOn = time?.acted_at && at.getTime() - time.acted_at.getTime() < restMs;
  const since = (goesOn && time.since) || at;
  const isRestDue = restMs > 0 && at.getTime() - since.getTime() >= playMs;
  const until = isRestDue ? new Date(at.getTime() + restMs) : null;
  await write(inside, account, { ...(until ? unplayed : { since, acted_at: at }), rest_until: until, ...today });
  return until ? restRefusal(until) : undefined;
}

/** Notes an act of play that takes no money, as the opening of a game is one. Throws what `notePlay` gives. */
export async function requirePlayTime(
  sandbox: Sandbox,
  { merchant, account }: { readonly merchant: string; readonly account: number },
): Promise<void> {
  const terms = await safePlayTerms(sandbox, merchant);
  const zone = await zoneOf(sandbox, merchant);
  const refusal = await sandbox.db.transaction().execute(async (inside) => {
    await lockWallet(inside, account);
    const at = sandbox.now();
    return notePlay(inside, { account, at, zone, held: await heldLimits(inside, account, at) }, terms);
  });
  if (refusal) throw refusal;
}

/** Begins the rest of a player who has been told how long they have been playing, or gives the end of the one that runs. */
export async function beginRest(sandbox: Sandbox, account: number, restMs: number): Promise<Date> {
  return sandbox.db.transaction().execute(async (inside) => {
    await lockWallet(inside, account);
    const at = sandbox.now();
    const time = await readPlayTime(inside, account);
    if (time?.rest_until && time.rest_until > at) return time.rest_until;
    const until = new Date(at.getTime() + restMs);
    await write(inside, account, { ...unplayed, rest_until: until });
    return until;
  });
}

const unplayed = { since: null, acted_at: null } as const;
const restOf = (time: PlayTime | undefined) => ({ rest_until: time?.rest_until ?? null });

type Row = Pick<PlayTime, 'since' | 'acted_at' | 'rest_until'> & Partial<Pick<PlayTime, 'day_from' | 'day_ms'>>;

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
