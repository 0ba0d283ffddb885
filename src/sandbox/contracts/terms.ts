import { fromMinor, toMinor, unitsOf } from '../../engine/minor-units.ts';
import type { ContractTerms, ContractTier } from '../database/contract-tables.ts';
import { failure } from '../errors.ts';
import { textIn } from '../http/read-value.ts';
import { percentOf } from '../settlement/percent.ts';

/** Kinds of contract in the order in which players are asked (row G-267). */
export const contractKinds = ['daily', 'dividend', 'hourly'] as const;

export type ContractKind = (typeof contractKinds)[number];

/** How often a contract of each kind may be settled. */
export const periods: Readonly<Record<ContractKind, readonly string[]>> = {
  daily: ['day'],
  dividend: ['week', 'halfMonth', 'month'],
  hourly: ['hour'],
};

const mostTiers = 10;
const rateDecimals = 2;
/** Nine digits before the point are more than any team turns over. */
const tooMuch = '1000000000';

/** The kind that a call names. Throws for anything else. */
export function readKind(value: unknown): ContractKind {
  const kind = contractKinds.find((known) => known === value);
  if (kind === undefined) throw failure('body.invalid');
  return kind;
}

/** The terms that a body offers, in their one spelling: rising thresholds, rising rates of at most 100 %. */
export function readTerms(
  kind: ContractKind,
  body: Readonly<Record<string, unknown>>,
  decimals: number,
): Required<ContractTerms> {
  const period = textIn(body['period']);
  const rows: readonly unknown[] = Array.isArray(body['tiers']) ? body['tiers'] : [];
  if (!periods[kind].includes(period) || rows.length === 0 || rows.length > mostTiers)
    throw failure('contract.invalid');
  const tiers = rows.map((row): ContractTier => {
    if (typeof row !== 'object' || row === null) throw failure('contract.invalid');
    const { threshold, rate }: { threshold?: unknown; rate?: unknown } = row;
    return { threshold: decimalIn(threshold, decimals), rate: decimalIn(rate, rateDecimals) };
  });
  for (const [index, tier] of tiers.entries()) {
    const before = tiers[index - 1];
    const isRising =
      before === undefined ||
      (figureOf(tier.threshold) > figureOf(before.threshold) && percentOf(tier.rate) > percentOf(before.rate));
    if (!isRising || percentOf(tier.rate) === 0n || percentOf(tier.rate) > 100_00n) throw failure('contract.invalid');
  }
  return { period, tiers };
}

/** Whether terms promise nowhere more than others do: at no figure a higher rate, and as often. */
export function areWithin(offered: Required<ContractTerms>, own: ContractTerms): boolean {
  if (own.period !== offered.period) return false;
  return offered.tiers.every(({ threshold, rate }) => percentOf(rate) <= rateAt(own.tiers ?? [], threshold));
}

/** The rate at a figure, in hundredths of a percent; 0 below the first threshold. */
function rateAt(tiers: readonly ContractTier[], figure: string): bigint {
  const reached = tiers.filter(({ threshold }) => figureOf(threshold) <= figureOf(figure));
  return reached.reduce((most, { rate }) => (percentOf(rate) > most ? percentOf(rate) : most), 0n);
}

function decimalIn(value: unknown, decimals: number): string {
  const units = toMinor(textIn(value), decimals);
  if (units === undefined || units >= unitsOf(tooMuch, decimals)) throw failure('contract.invalid');
  return fromMinor(units, decimals);
}

/** A figure as a whole number that is finer than every currency: terms of before have two decimals, whatever the currency. */
function figureOf(text: string): bigint {
  return unitsOf(text, 6);
}
