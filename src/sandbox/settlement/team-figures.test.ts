import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName } from '../../contracts/endpoints.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';
import { aTeam, dayBack } from './a-team.fixture.ts';

interface Page {
  readonly list: readonly Readonly<Record<string, string>>[];
  readonly totalPages: number;
  readonly sums: Readonly<Record<string, string>>;
  readonly gameTypes: readonly string[];
}

const merchant = 'm-test';
const yesterday = { startDate: dayBack(1), endDate: dayBack(1) };
const twoDays = { startDate: dayBack(2), endDate: dayBack(1) };

describe('the figures of a team', { timeout: 240_000 }, () => {
  let platform: TestSandbox;
  const tokens = new Map<string, string | undefined>();
  beforeAll(async () => {
    platform = await openTestSandbox();
    platform.publish(merchant, { flags: { dividend: true } });
    await aTeam(platform, merchant);
  }, 240_000);
  afterAll(() => platform.close());

  async function ask(name: EndpointName, user: string, query = {}, body?: object) {
    if (!tokens.has(user)) tokens.set(user, (await platform.login(merchant, user)).value['token']);
    return platform.call<Page>(name, { merchant, token: tokens.get(user), query, ...(body ? { body } : {}) });
  }

  it('say of every member what they paid, staked, won and came out with, and the total of all', async () => {
    const { list, sums } = (await ask('teamPnl', 'anna', yesterday)).value;
    expect(list).toEqual([
      {
        ...{ userName: 'dora', level: 2, deposits: '500.00', withdrawals: '0.00', bets: '533.33', wins: '412.50' },
        ...{ rebates: '0.00', bonuses: '5.00', net: '-115.83' },
      },
      expect.objectContaining({ userName: 'carl', level: 1, bets: '100.00', wins: '30.00', net: '-70.00' }),
      expect.objectContaining({ userName: 'bela', level: 1, net: '0.00' }),
    ]);
    expect(sums).toMatchObject({ count: 3, deposits: '500.00', bets: '633.33', wins: '442.50', net: '-185.83' });
    const two = (await ask('teamPnl', 'anna', { ...twoDays, search: 'CAR' })).value;
    expect(two.list).toMatchObject([{ userName: 'carl', bets: '140.00', net: '-110.00' }]);
    expect(two.sums).toMatchObject({ count: 1, net: '-110.00' });
    expect((await ask('teamPnl', 'anna', { ...twoDays, page: '2', pageSize: '2' })).value).toMatchObject({
      list: [{ userName: 'bela' }],
      totalPages: 2,
      sums: { count: 3 },
    });
  });

  it('list the bets of the team alone, by member, game type, vendor and result', async () => {
    const all = (await ask('teamBets', 'anna', twoDays)).value;
    expect(all.sums).toEqual({ count: 4, stake: '673.33', win: '442.50' });
    expect(all.gameTypes).toEqual(['LIVE', 'RNG']);
    const bets = async (query: object) => (await ask('teamBets', 'anna', { ...twoDays, ...query })).value;
    expect((await bets({ member: 'DORA' })).sums).toEqual({ count: 2, stake: '533.33', win: '412.50' });
    expect((await bets({ gameType: 'LIVE' })).list).toMatchObject([{ userName: 'dora', stake: '200.00' }]);
    expect((await bets({ state: 'returned' })).list.map(({ stake }) => stake)).toEqual(['333.33', '100.00']);
    const [live] = (await bets({ gameType: 'LIVE' })).list;
    expect((await bets({ vassalage: live?.['vassalage'] })).list).toContainEqual(live);
    expect((await bets({ vassalage: 'NOBODY' })).sums['count']).toBe(0);
    expect((await bets({ pageSize: '3', page: '2' })).list).toHaveLength(1);
    expect((await ask('teamBets', 'bela', twoDays)).value.sums['count']).toBe(2);
    expect((await ask('teamBets', 'other', twoDays)).value.list).toEqual([]);
    expect((await ask('teamBets', 'bela', { ...twoDays, member: 'carl' })).code).toBe('user.not.exist');
    expect((await ask('teamBets', 'anna', { startDate: '2026-11-24', endDate: '2026-11-01' })).code).toBe(
      'body.invalid',
    );
  });

  it('bring dividends of what the team lost, which the upline pays by hand', async () => {
    // Whatever day it is, the half of the month that the bets lie in is over.
    platform.pass(20 * 86_400_000);
    tokens.clear();
    const own = (await ask('dividends', 'anna')).value;
    const periods = new Map(own.list.map((row) => [row['startDate'], row]));
    const [latest] = [...periods.values()];
    expect(latest).toMatchObject({ userName: 'anna', rate: '10.00', state: 'paid', canPay: false });
    const [row] = (await ask('dividends', 'anna', { scope: 'team' })).value.list;
    // 533.33 - 412.50 - 5.00 of bonus, bela's rebate 1.79, daily wage 5.33 and hourly wage 0.53.
    expect(row).toMatchObject({ userName: 'bela', base: '108.18', amount: '10.81', state: 'pending', canPay: true });
    expect((await ask('payDividend', 'bela', {}, { id: row?.['id'] })).code).toBe('settlement.gone');
    expect((await ask('payDividend', 'anna', {}, { id: row?.['id'] })).status).toBe(200);
    expect((await ask('dividends', 'bela')).value.list).toMatchObject([{ state: 'paid', amount: '10.81' }]);
  });
});
