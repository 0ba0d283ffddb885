import type { Transaction } from 'kysely';
import { fromMinor } from '../../engine/minor-units.ts';
import type { Tables } from '../database/tables.ts';
import { failure } from '../errors.ts';
import type { Sandbox } from '../sandbox.ts';
import { decimalsIn } from '../wallet/currency.ts';
import { kindOfCategory, stakeLimits } from './game-kind.ts';

/** What a site says of one turn of a slot game. */
export interface SpinTerms {
  /** Most that may be staked on it, in smallest units. */
  readonly largestStake: number;
  /** How many decimals the currency has. */
  readonly decimals: number;
  /** Least time from its beginning to that of the next one. */
  readonly restMs: number;
}

/** The terms of a merchant's site, and none for a merchant without a site. */
export async function spinTerms(sandbox: Sandbox, merchant: string): Promise<SpinTerms> {
  const settings = (await sandbox.sites.get(merchant))?.site.settings;
  const decimals = await decimalsIn(sandbox, merchant);
  return {
    largestStake: Math.min(stakeLimits.max, (settings?.['play.largestSpinStake'] ?? Infinity) * 10 ** decimals),
    decimals,
    restMs: (settings?.['play.secondsPerSpin'] ?? 0) * 1000,
  };
}

/** A turn that a player wants to begin. */
export interface WantedSpin {
  readonly account: number;
  /** Smallest units. */
  readonly stake: number;
  readonly at: Date;
}

/**
 * Lets a turn on that is staked no higher and begun no sooner than the site says, in whatever slot game the one before was.
 * Call it in the transaction that takes the stake, after `lockWallet`. Throws `spin.stake` with the largest stake, and
 * `spin.early` with what is left to wait.
 */
export async function requireSpinTerms(
  inside: Transaction<Tables>,
  { catalogue }: Sandbox,
  { account, stake, at }: WantedSpin,
  { largestStake, restMs, decimals }: SpinTerms,
): Promise<void> {
  if (stake > largestStake) throw failure('spin.stake', { largest: fromMinor(largestStake, decimals) });
  if (restMs === 0) return;
  const recent = await inside
    .selectFrom('round')
    .innerJoin('play_session', 'play_session.id', 'round.play_session')
    .select(['play_session.node_id', 'round.created_at'])
    .where('round.account', '=', account)
    .where('round.created_at', '>', new Date(at.getTime() - restMs))
    .orderBy('round.id', 'desc')
    .execute();
  const last = recent.find(({ node_id: node }) => {
    const category = catalogue.byNode(node)?.category;
    return category !== undefined && kindOfCategory[category] === 'slot';
  });
  if (last) throw failure('spin.early', { waitMs: last.created_at.getTime() + restMs - at.getTime() });
}
