import type { Transaction } from 'kysely';
import { birthdayFault } from '../../engine/forms/age.ts';
import { fromMinor } from '../../engine/minor-units.ts';
import { readAccount } from '../accounts/find-account.ts';
import type { Tables } from '../database/tables.ts';
import { failure } from '../errors.ts';
import type { Sandbox } from '../sandbox.ts';
import { dayAt } from '../settlement/periods.ts';
import { zoneOf } from '../settlement/zone.ts';
import { decimalsIn } from '../wallet/currency.ts';
import { kindOfCategory, stakeLimits } from './game-kind.ts';

/** Years of age from which the lower stake holds no more. */
const youngUntil = 25;

/** What a site says of one turn of a slot game. */
export interface SpinTerms {
  /** Most that may be staked on it, in smallest units. */
  readonly largestStake: number;
  /** How many decimals the currency has. */
  readonly decimals: number;
  /** Least time from its beginning to that of the next one. */
  readonly restMs: number;
}

/** The terms of a merchant's site for a player, and none for a merchant without a site. */
export async function spinTerms(
  sandbox: Sandbox,
  { merchant, account }: { readonly merchant: string; readonly account: number },
): Promise<SpinTerms> {
  const settings = (await sandbox.sites.get(merchant))?.site.settings;
  const decimals = await decimalsIn(sandbox, merchant);
  const [all, young] = [
    settings?.['play.largestSpinStake'] ?? Infinity,
    settings?.['play.largestSpinStakeUnder25'] ?? Infinity,
  ];
  const largest = young < all && (await isYoung(sandbox, merchant, account)) ? young : all;
  return {
    largestStake: Math.min(stakeLimits.max, largest * 10 ** decimals),
    decimals,
    restMs: (settings?.['play.secondsPerSpin'] ?? 0) * 1000,
  };
}

/** Whether a player is below 25 by the calendar of the site, or gave no date of birth: then nobody knows that they are not. */
async function isYoung(sandbox: Sandbox, merchant: string, account: number): Promise<boolean> {
  const { profile } = await readAccount(sandbox, account);
  const today = dayAt(sandbox.now(), await zoneOf(sandbox, merchant));
  return birthdayFault(profile?.['birthday'] ?? '', today, youngUntil) !== undefined;
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
