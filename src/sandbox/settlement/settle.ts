import { unitsOf } from '../../engine/minor-units.ts';
import { inForce, readAgreements } from './agreements.ts';
import type { SettlementKind } from '../database/settlement-tables.ts';
import type { Sandbox } from '../sandbox.ts';
import { decimalsIn } from '../wallet/currency.ts';
import { type Movement, moveMoney } from '../wallet/ledger.ts';
import type { Closing, Earned, Compute } from './earned.ts';
import { withBets } from './figures.ts';
import { type DividendLength, dayPeriod, daysIn, dividendPeriod, hourPeriods, type Period } from './periods.ts';
import { computeDividends } from './compute-dividends.ts';
import { computeRebates } from './compute-rebates.ts';
import { computeWages } from './compute-wages.ts';
import { settledSpans, unsettledPart } from './settled-spans.ts';
import { zoneOf } from './zone.ts';

/** Settles rebates and daily wages of the closed ones of some days; what was settled before stays as it is. */
export async function settleDays(sandbox: Sandbox, merchant: string, days: readonly string[]): Promise<void> {
  const zone = await zoneOf(sandbox, merchant);
  const periods = days.map((day) => dayPeriod(day, zone));
  await settle(sandbox, { merchant, kind: 'rebate', periods, compute: computeRebates });
  await settle(sandbox, { merchant, kind: 'daily', periods, compute: (closing) => computeWages('daily', closing) });
}

/** Settles the wages of the closed hours of some days. */
export async function settleHours(sandbox: Sandbox, merchant: string, days: readonly string[]): Promise<void> {
  const zone = await zoneOf(sandbox, merchant);
  const periods = await withContracts(sandbox, {
    ...{ merchant, kind: 'hourly' },
    periods: days.flatMap((day) => hourPeriods(day, zone)),
  });
  await settle(sandbox, { merchant, kind: 'hourly', periods, compute: (closing) => computeWages('hourly', closing) });
}

/** Settles the closed dividend periods of a length that begin on or after a day, and before them all that they take off. */
export async function settleDividends(
  sandbox: Sandbox,
  merchant: string,
  { length, days }: { readonly length: DividendLength; readonly days: readonly string[] },
): Promise<void> {
  const zone = await zoneOf(sandbox, merchant);
  const named = new Map(days.map((day) => dividendPeriod(length, day, zone)).map((period) => [period.key, period]));
  const periods = await withContracts(sandbox, { merchant, kind: 'dividend', periods: [...named.values()] });
  const within = periods.flatMap((period) => daysIn(period));
  await settleDays(sandbox, merchant, within);
  await settleHours(sandbox, merchant, within);
  await settle(sandbox, {
    ...{ merchant, kind: 'dividend', periods },
    compute: (closing) => computeDividends(length, closing),
  });
}

/**
 * A period is settled so long after its end, in milliseconds. A bet has the time at which its transaction took the wallet,
 * so one of the last moment is in the tables a little later than the period ends.
 */
const settledAfterMs = 60_000;

interface Order {
  readonly merchant: string;
  readonly kind: SettlementKind;
  readonly periods: readonly Period[];
  readonly compute: Compute;
}

/** Settles those of the periods that are over, had bets and were not settled yet. */
async function settle(sandbox: Sandbox, { merchant, kind, periods, compute }: Order): Promise<void> {
  const { db, now } = sandbox;
  const latestEnd = now().getTime() - settledAfterMs;
  const closed = periods.filter(({ endsAt }) => endsAt.getTime() <= latestEnd);
  if (closed.length === 0) return;
  const runs = await db
    .selectFrom('settlement_run')
    .select('period')
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where(
      'period',
      'in',
      closed.map(({ key }) => key),
    )
    .execute();
  const known = new Set(runs.map(({ period }) => period));
  const missing = closed.filter(({ key }) => !known.has(key));
  if (missing.length === 0) return;
  const decimals = await decimalsIn(sandbox, merchant);
  const spans = await settledSpans(sandbox, { merchant, kind, periods: missing });
  const left = missing.flatMap((period) => unsettledPart(period, spans) ?? []);
  if (left.length === 0) return;
  for (const period of await withBets(db, merchant, left)) {
    await db.transaction().execute(async (inside) => {
      await settlePeriod({ db: inside, sandbox, merchant, period, decimals }, kind, compute);
    });
  }
}

/**
 * Writes what a period brought and pays what the house pays. The row of the run is written first: a second settlement of
 * the period waits for it and then finds it, and one that was cut short leaves nothing behind.
 */
async function settlePeriod(closing: Closing, kind: SettlementKind, compute: Compute): Promise<void> {
  const { db, sandbox, merchant, period } = closing;
  const at = sandbox.now();
  const run = await db
    .insertInto('settlement_run')
    .values({ merchant, kind, period: period.key, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('period')
    .executeTakeFirst();
  if (!run) return;
  const earned = await compute(closing);
  if (earned.length === 0) return;
  const span = { merchant, kind, period: period.key, starts_at: period.startsAt, ends_at: period.endsAt };
  const rows = earned.map((row) => {
    const state = stateOf(row, closing.decimals);
    return { ...row, ...span, state, paid_at: state === 'paid' ? at : null };
  });
  await db.insertInto('settlement').values(rows).execute();
  const paid = rows.filter(({ state }) => state === 'paid');
  await moveMoney(
    db,
    merchant,
    paid.map(({ account, amount }): Movement => {
      return { account, amount, kind: movementKinds[kind], note: period.key, at };
    }),
  );
}

/** The house pays at once. */
function stateOf({ amount, payer }: Earned, decimals: number): 'none' | 'paid' | 'pending' {
  if (unitsOf(amount, decimals) === 0n) return 'none';
  return payer === null ? 'paid' : 'pending';
}

/** What a settlement is called in the wallet. */
export const movementKinds = {
  rebate: 'teamRebate',
  daily: 'wage',
  hourly: 'wage',
  dividend: 'dividend',
} as const satisfies Record<SettlementKind, Movement['kind']>;

/** Those of the periods that somebody earns in: a contract that is accepted later never reaches back. */
async function withContracts(
  { db }: Sandbox,
  { merchant, kind, periods }: Pick<Order, 'merchant' | 'periods'> & { readonly kind: 'hourly' | 'dividend' },
): Promise<readonly Period[]> {
  const agreements = await readAgreements(db, merchant, kind);
  return periods.filter((period) => inForce(agreements, period).length > 0);
}
