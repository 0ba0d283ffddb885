import type { Sandbox } from '../sandbox.ts';
import type { WantedContract, WantedRain } from './scenario-request.ts';

const usualTiers = [
  { threshold: '1000.00', rate: '0.50' },
  { threshold: '5000.00', rate: '0.80' },
];
const usualPeriods: Readonly<Record<string, string>> = { daily: 'day', dividend: 'month', hourly: 'hour' };

/** Gives an account contracts; one of the same kind and state makes way. */
export async function arrangeContracts(
  { db, now }: Sandbox,
  account: number,
  contracts: readonly (string | WantedContract)[],
): Promise<void> {
  const { upline } = await db
    .selectFrom('account')
    .select('upline')
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  for (const wanted of contracts) {
    const { kind, state = 'offered', ...terms } = typeof wanted === 'string' ? { kind: wanted } : wanted;
    const { period = usualPeriods[kind] ?? 'day', tiers = usualTiers }: Partial<WantedContract> = terms;
    await db
      .deleteFrom('contract')
      .where('account', '=', account)
      .where('kind', '=', kind)
      .where('state', '=', state)
      .execute();
    const offer = { account, kind, state, terms: JSON.stringify({ period, tiers }), offered_by: upline };
    const answered = state === 'offered' ? {} : { answered_at: now() };
    await db
      .insertInto('contract')
      .values({ ...offer, ...answered, offered_at: now() })
      .execute();
  }
}

/** Replaces the rains of a merchant by one that begins some seconds from now, in the past with a negative number. */
export async function arrangeRain(
  { db, now }: Pick<Sandbox, 'db' | 'now'>,
  merchant: string,
  rain: WantedRain | null,
): Promise<void> {
  await db.deleteFrom('rain_event').where('merchant', '=', merchant).execute();
  if (rain === null) return;
  const {
    title = 'Evening rain',
    startsIn,
    lasts,
    claimsEach = 1,
    budget = '100.00',
    least = '1.00',
    most = '5.00',
  } = rain;
  const startsAt = new Date(now().getTime() + startsIn * 1000);
  await db
    .insertInto('rain_event')
    .values({
      ...{ merchant, budget, least, most, claims_each: claimsEach, starts_at: startsAt },
      title: JSON.stringify({ en: title, ur: title }),
      ends_at: new Date(startsAt.getTime() + lasts * 1000),
    })
    // Two requests in the same millisecond ask for the same rain.
    .onConflict((conflict) => conflict.columns(['merchant', 'starts_at']).doNothing())
    .execute();
}
