import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSitePart } from '../../../src/engine/site.fixture.ts';
import { openTestSandbox, type TestSandbox } from '../../../src/sandbox/sandbox.fixture.ts';
import { settleDays, settleHours } from '../../../src/sandbox/settlement/settle.ts';
import { rebates, wages } from './recount.ts';

const merchant = 'm-test';
const dayMs = 86_400_000;
const dayBack = (count: number) => new Date(Date.now() - count * dayMs).toISOString().slice(0, 10);
const days = [1, 2, 3, 4, 5, 6].map(dayBack);

/** The same numbers in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

describe.each([
  { code: 'GBP', decimals: 2, most: 20_000 },
  { code: 'JPY', decimals: 0, most: 20_000 },
  { code: 'KWD', decimals: 3, most: 200_000 },
])('what a team earned in $code, reckoned a second time in SQL of its own', { timeout: 240_000 }, (currency) => {
  const { code, decimals } = currency;
  let platform: TestSandbox;
  beforeAll(async () => {
    platform = await openTestSandbox();
    const { identity } = aSitePart();
    platform.publish(merchant, {
      flags: { manualSalary: true, hourlySalary: true },
      identity: { ...identity, currency: { code, symbol: code } },
    });
    await seedTeam(platform, currency);
    const { sandbox } = platform;
    await Promise.all([settleDays(sandbox, merchant, days), settleDays(sandbox, merchant, days.toReversed())]);
    await settleHours(sandbox, merchant, days);
  }, 240_000);
  afterAll(() => platform.close());

  const read = async (sql: string, ...values: readonly unknown[]) =>
    (await platform.sandbox.db.executeQuery(CompiledQuery.raw(sql, [...values]))).rows;

  it('comes to the same rebates, to the smallest unit', async () => {
    const games = platform.sandbox.catalogue.games.map(({ nodeId, gameType }) => ({ node: nodeId, type: gameType }));
    const reckoned = await read(rebates, merchant, JSON.stringify(games), decimals);
    // Today is not over yet.
    const again = reckoned.filter((row) => days.includes(String((row as { readonly day: string }).day)));
    const settled = await read(
      `select account as agent, source as member, period as day, game_type as type, rate::text as rate,
        amount::text as amount from settlement where merchant = $1 and kind = 'rebate' order by 1, 2, 3, 4, rate`,
      merchant,
    );
    expect(again.length).toBeGreaterThan(100);
    expect(settled).toEqual(again);
  });

  it.each([
    ['day', 'daily', 20],
    ['hour', 'hourly', 20],
  ])('comes to the same wages by the %s', async (part, kind, least) => {
    const reckoned = await read(wages, merchant, part, kind, decimals);
    const again = reckoned.filter((row) =>
      days.includes(String((row as { readonly start: string }).start).slice(0, 10)),
    );
    const settled = await read(
      `select account as agent, starts_at::text as start, amount::text as amount
        from settlement where merchant = $1 and kind = $2 order by account, starts_at::text`,
      ...[merchant, kind],
    );
    expect(again.length).toBeGreaterThanOrEqual(least);
    expect(settled).toEqual(again);
  });

  it('has paid each of them once, but the wages that wait for a hand', async () => {
    const [sums] = await read(
      `select (select coalesce(sum(amount), 0)::text from settlement where merchant = $1 and state = 'paid') as settled,
        (select coalesce(sum(entry.amount), 0)::text from entry join movement on movement.id = entry.movement
          join ledger on ledger.id = entry.ledger where movement.merchant = $1 and ledger.account is not null
          and movement.kind in ('teamRebate', 'wage', 'dividend')) as moved`,
      merchant,
    );
    expect(sums).toMatchObject({ settled: expect.stringMatching(/^[1-9]/) });
    expect((sums as { settled: string; moved: string }).moved).toBe((sums as { settled: string }).settled);
  });
});

/** Three levels: two agents over two each, over three members each, with rates that change and bets of six days. */
async function seedTeam(
  platform: TestSandbox,
  { decimals, most }: { readonly decimals: number; readonly most: number },
): Promise<void> {
  const draw = chance(20_260_601);
  const percent = (highest: number) => (draw(highest) / 100).toFixed(2);
  const money = (units: number) => (units / 10 ** decimals).toFixed(decimals);
  const contracts = {
    daily: {
      tiers: [
        { threshold: '50.00', rate: '0.50' },
        { threshold: '400.00', rate: '0.83' },
      ],
    },
    hourly: { tiers: [{ threshold: '1.00', rate: '0.07' }] },
  };
  const types = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS'];
  const rates = (most: number) => Object.fromEntries(types.map((type) => [type, percent(most)]));
  const accounts: object[] = [];
  const add = (userName: string, upline: string | undefined, more: object) =>
    accounts.push({ userName, ...(upline === undefined ? {} : { upline }), ...more });
  for (const top of ['a', 'b']) {
    add(`top${top}`, undefined, { type: 41, earning: { rates: rates(150), contracts } });
    for (const middle of ['c', 'd']) {
      const agent = `middle${top}${middle}`;
      add(agent, `top${top}`, { type: 41, earning: { rates: rates(90), contracts } });
      for (const member of ['e', 'f', 'g']) {
        const history = Array.from({ length: 16 }, () => ({
          ...{ kind: 'bet', day: 1 + draw(6), gameType: types[draw(types.length)] },
          ...{ amount: money(1 + draw(most)), win: money(draw((most * 3) / 4)) },
        }));
        add(`member${top}${middle}${member}`, agent, { earning: { rates: rates(40) }, history });
      }
    }
  }
  // From three days ago on the agents have other rates.
  const later = accounts
    .filter((account) => 'type' in account)
    .map((account) => ({ ...account, earning: { since: 3, rates: rates(150) } }));
  await platform.given(merchant, { accounts: [...accounts, ...later] });
}
