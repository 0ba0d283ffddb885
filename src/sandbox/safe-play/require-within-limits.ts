import type { Transaction } from 'kysely';
import type { SummedKind } from '../database/safe-play-tables.ts';
import type { Tables } from '../database/tables.ts';
import { failure } from '../errors.ts';
import { fromMinor, unitsOf } from '../../engine/minor-units.ts';
import { type HeldLimit, heldLimits } from './limits.ts';
import { refusePaused } from './pauses.ts';
import { spansAt } from './spans.ts';
import { usedOf } from './used.ts';

/** Money that a player wants to pay in, or to stake and might lose. */
export interface WantedMoney {
  readonly account: number;
  /** Smallest units. */
  readonly units: bigint;
  /** What orders of before hold that may still be paid, in smallest units. */
  readonly held?: bigint;
  /** How many decimals the currency has. */
  readonly decimals: number;
  readonly at: Date;
  /** Zone in which the site's days begin. */
  readonly zone: string;
}

/** The site's cap for a month, and what orders hold of it that may still be paid or were paid late, in smallest units. */
export interface DepositCap {
  readonly amount: bigint;
  readonly held: bigint;
}

/**
 * Lets a deposit on for which the player's own limits and the site's cap for a month leave room. Call it in the transaction
 * that credits it, after `lockWallet`: of two deposits at once the second sees the first. Throws `limit.deposit`,
 * `limit.cap`, or `play.paused` in a break.
 */
export async function requireDepositWithinLimits(
  inside: Transaction<Tables>,
  wanted: WantedMoney,
  cap: DepositCap | undefined,
): Promise<void> {
  await refusePaused(inside, wanted.account, wanted.at);
  await requireWithinLimits(inside, 'deposit', wanted, await heldLimits(inside, wanted.account, wanted.at));
  if (cap !== undefined) await requireBelowCap(inside, wanted, cap);
}

async function requireBelowCap(
  inside: Transaction<Tables>,
  { account, units, at, zone, decimals }: WantedMoney,
  { amount, held }: DepositCap,
): Promise<void> {
  const spans = await spansAt(inside, at, zone);
  const { month: used } = await usedOf(inside, account, { kind: 'deposit', spans, decimals });
  const left = amount - used - held;
  if (units <= left) return;
  const value = {
    limit: fromMinor(amount, decimals),
    left: fromMinor(left > 0n ? left : 0n, decimals),
    renewsAt: spans.month.until.toISOString(),
  };
  throw failure('limit.cap', held > 0n ? { ...value, held: fromMinor(held, decimals) } : value);
}

/**
 * Lets a stake on that is within the player's own limits as they are held: that for a single bet and, were it lost, within those on losses. Call it in
 * the transaction that takes it, after `lockWallet`. Throws `limit.stake`, `limit.loss`, or `play.paused` in a break.
 */
export async function requireStakeWithinLimits(
  inside: Transaction<Tables>,
  wanted: WantedMoney,
  limits: readonly HeldLimit[],
): Promise<void> {
  await refusePaused(inside, wanted.account, wanted.at);
  requireBelowStake(limits, wanted);
  await requireWithinLimits(inside, 'loss', wanted, limits);
}

function requireBelowStake(limits: readonly HeldLimit[], { units, decimals }: WantedMoney): void {
  const limit = limits.find(({ kind }) => kind === 'stake')?.amount;
  if (limit !== undefined && units > unitsOf(limit, decimals)) throw failure('limit.stake', { limit });
}

async function requireWithinLimits(
  inside: Transaction<Tables>,
  kind: SummedKind,
  { account, units, held = 0n, at, zone, decimals }: WantedMoney,
  all: readonly HeldLimit[],
): Promise<void> {
  const limits = all.filter((limit) => limit.kind === kind);
  if (limits.every(({ amount }) => amount === undefined)) return;
  const spans = await spansAt(inside, at, zone);
  const used = await usedOf(inside, account, { kind, spans, decimals });
  const over = limits.flatMap(({ span, amount }) => {
    if (span === 'bet' || amount === undefined || used[span] + held + units <= unitsOf(amount, decimals)) return [];
    const left = unitsOf(amount, decimals) - used[span] - held;
    return [{ span, limit: amount, left: left > 0n ? left : 0n, renewsAt: spans[span].until }];
  });
  // The one with the least room is the one to tell of; of equals the one that lasts longest.
  const [tightest] = over.sort((a, b) => Number(a.left - b.left) || b.renewsAt.getTime() - a.renewsAt.getTime());
  if (tightest === undefined) return;
  const { span, limit, left, renewsAt } = tightest;
  const value = { span, limit, left: fromMinor(left, decimals), renewsAt: renewsAt.toISOString() };
  throw failure(`limit.${kind}`, held > 0n ? { ...value, held: fromMinor(held, decimals) } : value);
}
