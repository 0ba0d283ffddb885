import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName } from '../../contracts/endpoints.ts';
import type { Answer } from '../../contracts/platform-answer.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';

const merchant = 'm-team';
let platform: TestSandbox;
let token: string | undefined;

beforeAll(async () => {
  platform = await openTestSandbox();
  platform.publish(merchant, {});
  await platform.given(merchant, {
    accounts: [
      { userName: 'chief', type: 3 },
      {
        ...{ userName: 'lower', type: 3, upline: 'chief', registered: 40, rates: { RNG: '0.80' } },
        history: [{ day: 2, kind: 'deposit', amount: '50.00' }],
      },
      {
        ...{ userName: 'deep', type: 0, upline: 'lower', registered: 1 },
        history: [
          { day: 1, kind: 'deposit', amount: '100.00' },
          { day: 1, kind: 'bet', amount: '40.00', win: '10.00' },
          { day: 0, kind: 'withdraw', amount: '20.00' },
          { day: 0, kind: 'bonus', amount: '5.00' },
        ],
      },
      { userName: 'stranger', type: 3 },
      { userName: 'theirs', type: 0, upline: 'stranger' },
    ],
  });
  token = (await platform.login(merchant, 'chief')).value['token'];
}, 240_000);
afterAll(() => platform.close());

const dayBack = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

describe('the members of a team', () => {
  it('are those directly below, found by name, and below each of them', async () => {
    const own = await platform.call<Answer<'teamMembers'>>('teamMembers', { merchant, token });
    expect(own.value).toMatchObject({
      list: [{ userName: 'lower', kind: 'agent', balance: '50.00', members: 1, isDirect: true }],
      ...{ totalPages: 1, sums: { count: 1 }, path: [] },
    });
    expect(own.value.list[0]?.rates[0]).toEqual({ gameType: 'RNG', percent: '0.80' });
    const none = await platform.call<Answer<'teamMembers'>>('teamMembers', { merchant, token, query: { name: 'dee' } });
    expect(none.value.list).toEqual([]);
    const query = { parent: 'lower', name: 'DEE' };
    const below = await platform.call<Answer<'teamMembers'>>('teamMembers', { merchant, token, query });
    expect(below.value).toMatchObject({ list: [{ userName: 'deep', isDirect: false }], path: ['lower'] });
  });

  it('are told with their own sums, and nobody else is', async () => {
    const found = await platform.call('teamMember', { merchant, token, query: { member: 'deep' } });
    expect(found.value).toMatchObject({
      ...{ path: ['lower', 'deep'], team: 0, kind: 'player', balance: '55.00' },
      totals: { deposit: '100.00', withdrawal: '20.00', bets: '40.00', wins: '10.00' },
    });
    for (const member of ['theirs', 'stranger', 'chief', 'nobody-at-all', '']) {
      const refused = await platform.call('teamMember', { merchant, token, query: { member } });
      expect(refused.code, member).toBe('user.not.exist');
      const listed = await platform.call('teamMembers', { merchant, token, query: { parent: member } });
      expect(listed.code, member).toBe(member === '' ? undefined : 'user.not.exist');
    }
  });

  it('are counted and summed over the days that are asked for', async () => {
    const ask = (startDate: string, endDate: string) =>
      platform.call<Answer<'teamOverview'>>('teamOverview', { merchant, token, query: { startDate, endDate } });
    const { value } = await ask(dayBack(1), dayBack(0));
    expect(value.totals).toEqual({
      ...{ deposit: '100.00', withdrawal: '20.00', bets: '40.00', wins: '10.00' },
      ...{ rebate: '0.00', bonus: '5.00', wages: '0.00', netProfit: '-25.00' },
    });
    expect(value).toMatchObject({
      members: { total: 2, agents: 1, players: 1, newMembers: 1, active: 1, online: 0 },
      balance: '105.00',
    });
    expect(value.days).toEqual([
      { day: dayBack(1), netProfit: '-30.00' },
      { day: dayBack(0), netProfit: '5.00' },
    ]);
    expect((await ask(dayBack(3), dayBack(2))).value.totals).toMatchObject({ deposit: '50.00', netProfit: '0.00' });
    expect((await ask(dayBack(0), dayBack(1))).code).toBe('body.invalid');
  });
});

describe('the rates of a member', () => {
  const give = (member: string, percent: string) =>
    platform.call('setMemberRates', { merchant, token, body: { member, rates: [{ gameType: 'RNG', percent }] } });

  it('lie between what they have and what the agent has', async () => {
    for (const [percent, fault] of [
      ['0.79', 'below'],
      ['1.21', 'above'],
      ['-1', 'format'],
      ['0.801', 'format'],
    ] as const) {
      const refused = await give('lower', percent);
      expect(refused.code, percent).toBe('rate.invalid');
      expect(refused.body['value'], percent).toEqual({ fields: { 'rate.RNG': [fault] } });
    }
    const given = await give('lower', '1.2');
    expect(given.value).toMatchObject({
      userName: 'lower',
      rates: [{ gameType: 'RNG', percent: '1.20', own: '1.20' }, {}, {}, {}, {}, {}, {}],
    });
    const query = { member: 'lower' };
    expect((await platform.call('memberRates', { merchant, token, query })).value).toEqual(given.value);
  });

  it('stay what they were for the past, and are not written twice', async () => {
    await give('lower', '1.20');
    const rows = await platform.sandbox.db
      .selectFrom('member_rate')
      .select(['game_type', 'rate'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { game_type: 'RNG', rate: '0.80' },
      { game_type: 'RNG', rate: '1.20' },
    ]);
  });

  it('are the business of the agent directly above', async () => {
    for (const member of ['deep', 'theirs', 'nobody-at-all'])
      expect((await give(member, '1.00')).code).toBe('user.not.exist');
    const below = (await platform.login(merchant, 'lower')).value['token'];
    const own = await platform.call<Answer<'agentRates'>>('agentRates', { merchant, token: below });
    expect(own.value.rates.find(({ gameType }) => gameType === 'RNG')?.percent).toBe('1.20');
    expect(own.value.rates.find(({ gameType }) => gameType === 'LIVE')?.percent).toBe('0.00');
  });
});

it('refuses every call of the team to whoever is no agent', async () => {
  const player = (await platform.login(merchant, 'deep')).value['token'];
  for (const name of [
    'teamOverview',
    'teamMembers',
    'teamMember',
    'agentRates',
    'memberRates',
    'invitations',
  ] as const) {
    expect((await platform.call(name, { merchant, token: player })).code, name).toBe('no.permission');
    expect((await platform.call(name, { merchant })).code, name).toBe('not.logged.in');
  }
});

describe('days', { timeout: 120_000 }, () => {
  // Noon of UTC, when the history happened, is two in the morning of the next day there.
  const faraway = 'Pacific/Kiritimati';
  const [played, after] = [dayBack(1), dayBack(0)];
  const ask = async <T>(name: EndpointName, day: string, timeZone?: string) => {
    const query = { types: 'A', startDate: day, endDate: day, ...(timeZone === undefined ? {} : { timeZone }) };
    return (await platform.call<T>(name, { merchant, token, query })).value;
  };
  const figures = async (day: string, timeZone?: string) => {
    const overview = await ask<Answer<'teamOverview'>>('teamOverview', day, timeZone);
    const kpi = await ask<Answer<'teamKpi'>>('teamKpi', day, timeZone);
    const pnl = await ask<Answer<'teamPnl'>>('teamPnl', day, timeZone);
    const bets = await ask<Answer<'teamBets'>>('teamBets', day, timeZone);
    const moved = await ask<Answer<'transactions'>>('transactions', day, timeZone);
    const stakes = moved.list.filter(({ kind }) => kind === 'stake').length;
    return [overview.totals?.bets, kpi.footer.teamBetMemberCount, pnl.sums.bets, bets.list.length, stakes];
  };
  const there = ['40.00', 1, '40.00', 1, 1];
  const none = ['0.00', 0, '0.00', 0, 0];

  it('begin by the clock of who asks, where the site leaves days to devices', async () => {
    expect([await figures(played), await figures(after)]).toEqual([there, none]);
    expect([await figures(played, faraway), await figures(after, faraway)]).toEqual([none, there]);
    expect((await ask<Answer<'teamOverview'>>('teamOverview', after, faraway)).days?.[0]?.day).toBe(after);
  });

  it.each(['Mars/Olympus', 'posix/Europe/London', '+05:00', "'; drop"])(
    'of a zone named %s are those of UTC',
    async (zone) => {
      expect(await figures(played, zone)).toEqual(there);
    },
  );

  it('begin by the clock of the site, where it has one', async () => {
    platform.publish(merchant, { settings: { 'dates.timeZone': faraway } });
    expect(await figures(after, 'UTC')).toEqual(there);
    platform.publish(merchant, {});
  });
});
