import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { seedAmount } from '../merchants/seed-amount.ts';

const terms = {
  daily: {
    period: 'day',
    house: [
      ['50.00', '0.60'],
      ['200.00', '0.90'],
      ['1000.00', '1.20'],
    ],
    offered: [
      ['50.00', '0.40'],
      ['200.00', '0.70'],
    ],
  },
  dividend: {
    period: 'month',
    house: [
      ['0.00', '8.00'],
      ['500.00', '12.00'],
      ['2000.00', '18.00'],
    ],
    offered: [
      ['0.00', '5.00'],
      ['500.00', '9.00'],
    ],
  },
  hourly: {
    period: 'hour',
    house: [
      ['10.00', '0.20'],
      ['50.00', '0.30'],
    ],
    offered: [['10.00', '0.10']],
  },
} as const;

/** The demo agent has contracts with the house; a member of type 3 has two to answer and one that holds. */
export async function seedContracts(
  db: Transaction<Tables>,
  {
    agent,
    member,
    at,
    decimals,
  }: { readonly agent: number; readonly member: number; readonly at: Date; readonly decimals: number },
): Promise<void> {
  const tiersOf = (rows: readonly (readonly [string, string])[]) =>
    rows.map(([threshold, rate]) => ({ threshold: seedAmount(threshold, decimals), rate }));
  const rows = Object.entries(terms).flatMap(([kind, { period, house, offered }]) => {
    const accepted = { state: 'accepted', answered_at: at } as const;
    const common = { kind, offered_at: at };
    return [
      { ...common, ...accepted, account: agent, terms: JSON.stringify({ period, tiers: tiersOf(house) }) },
      {
        ...common,
        ...(kind === 'hourly' ? accepted : ({ state: 'offered', answered_at: null } as const)),
        ...{ account: member, offered_by: agent, terms: JSON.stringify({ period, tiers: tiersOf(offered) }) },
      },
    ];
  });
  await db.insertInto('contract').values(rows).execute();
}
