import type { ContractTerms, ContractTier } from '../database/contract-tables.ts';
import { failure } from '../errors.ts';
import { textIn } from '../http/read-value.ts';

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

/** The kind that a call names. Throws for anything else. */
export function readKind(value: unknown): ContractKind {
  const kind = contractKinds.find((known) => known === value);
  if (kind === undefined) throw failure('body.invalid');
  return kind;
}

/** The terms that a body offers, in their one spelling: rising thresholds, rising rates of at most 100 %. */
export function readTerms(kind: ContractKind, body: Readonly<Record<string, unknown>>): Required<ContractTerms> {
  const period = textIn(body['period']);
  const rows: readonly unknown[] = Array.isArray(body['tiers']) ? body['tiers'] : [];
  if (!periods[kind].includes(period) || rows.length === 0 || rows.length > mostTiers)
    throw failure('contract.invalid');
  const tiers = rows.map((row): ContractTier => {
    if (typeof row !== 'object' || row === null) throw failure('contract.invalid');
    const { threshold, rate }: { threshold?: unknown; rate?: unknown } = row;
    return { threshold: decimalIn(threshold), rate: decimalIn(rate) };
  });
  for (const [index, tier] of tiers.entries()) {
    const before = tiers[index - 1];
    const isRising =
      before === undefined ||
      (cents(tier.threshold) > cents(before.threshold) && cents(tier.rate) > cents(before.rate));
    if (!isRising || cents(tier.rate) === 0 || cents(tier.rate) > 100_00) throw failure('contract.invalid');
  }
  return { period, tiers };
}

/** Whether terms promise nowhere more than others do: at no figure a higher rate, and as often. */
export function areWithin(offered: Required<ContractTerms>, own: ContractTerms): boolean {
  if (own.period !== offered.period) return false;
  return offered.tiers.every(({ threshold, rate }) => cents(rate) <= rateAt(own.tiers ?? [], threshold));
}

/** The rate at a figure, in hundredths of a percent; 0 below the first threshold. */
function rateAt(tiers: readonly ContractTier[], figure: string): number {
  const reached = tiers.filter(({ threshold }) => cents(threshold) <= cents(figure));
  return Math.max(0, ...reached.map(({ rate }) => cents(rate)));
}

function decimalIn(value: unknown): string {
  const text = textIn(value).trim();
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) throw failure('contract.invalid');
  return (cents(text) / 100).toFixed(2);
}

function cents(text: string): number {
  return Math.round(Number(text) * 100);
}
