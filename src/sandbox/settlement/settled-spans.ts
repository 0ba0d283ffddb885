import type { SettlementKind } from '../database/settlement-tables.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Period } from './periods.ts';

/** A span of time that something was settled for. */
export type Span = Pick<Period, 'startsAt' | 'endsAt'>;

/**
 * The spans that a kind was settled for and that reach into some periods. None of dividends: each length has periods of its
 * own, which lie over those of the others.
 */
export async function settledSpans(
  { db }: Pick<Sandbox, 'db'>,
  {
    merchant,
    kind,
    periods,
  }: { readonly merchant: string; readonly kind: SettlementKind; readonly periods: readonly Period[] },
): Promise<readonly Span[]> {
  if (kind === 'dividend') return [];
  const from = new Date(Math.min(...periods.map(({ startsAt }) => startsAt.getTime())));
  const rows = await db
    .selectFrom('settlement')
    .select(['starts_at as startsAt', 'ends_at as endsAt'])
    .distinct()
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where('ends_at', '>', from)
    .execute();
  return rows;
}

/**
 * What of a period is left to be settled: once the merchant's zone was changed, its days lie over those of before, and what
 * was paid by these is not paid again. Nothing where nothing is left.
 */
export function unsettledPart(period: Period, spans: readonly Span[]): Period | undefined {
  const ends = spans
    .filter(({ startsAt, endsAt }) => startsAt < period.startsAt && endsAt > period.startsAt)
    .map(({ endsAt }) => endsAt.getTime());
  const startsAt = new Date(Math.max(period.startsAt.getTime(), ...ends));
  const begins = spans.filter((span) => span.startsAt >= startsAt && span.startsAt < period.endsAt);
  const endsAt = new Date(Math.min(period.endsAt.getTime(), ...begins.map((span) => span.startsAt.getTime())));
  return startsAt < endsAt ? { ...period, startsAt, endsAt } : undefined;
}
