import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName } from '../../contracts/endpoints.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';
import { ratesAt } from '../agents/rates.ts';
import { aTeam, dayBack } from './a-team.fixture.ts';
import { readRates } from './rates.ts';
import { settleRecent } from './settle-recent.ts';
import { settleDays } from './settle.ts';

interface Page {
  readonly list: readonly Readonly<Record<string, string>>[];
  readonly sums: Readonly<Record<string, string>>;
  readonly sumBalance: string;
}

let platform: TestSandbox;
let teams = 0;

beforeAll(async () => {
  platform = await openTestSandbox();
}, 240_000);
afterAll(() => platform.close());

/** A merchant of its own with the team; asks as one of its members. */
async function openTeam(flags: Readonly<Record<string, boolean>> = {}) {
  teams += 1;
  const merchant = `s-${teams}`;
  platform.publish(merchant, { flags: { manualSalary: true, hourlySalary: true, dividend: true, ...flags } });
  await aTeam(platform, merchant);
  const tokens = new Map<string, string>();
  const ask = async (name: EndpointName, user: string, query = {}, body?: object) => {
    const token = tokens.get(user) ?? (await platform.login(merchant, user)).value['token'];
    if (token !== undefined) tokens.set(user, token);
    return platform.call<Page>(name, { merchant, token, query, ...(body ? { body } : {}) });
  };
  return { merchant, ask, balance: async (user: string) => (await ask('wallet', user)).value.sumBalance };
}

const yesterday = { startDate: dayBack(1), endDate: dayBack(1) };
const twoDays = { startDate: dayBack(2), endDate: dayBack(1) };

describe('the settlement', { timeout: 240_000 }, () => {
  it('pays nothing twice when the days of another zone begin to count', async () => {
    const { merchant, ask } = await openTeam();
    const days = [1, 2, 3, 4].map((count) => dayBack(count));
    const range = { startDate: dayBack(5), endDate: dayBack(0) };
    const paid = async () =>
      Promise.all((['teamRebates', 'dailyWages'] as const).map(async (name) => (await ask(name, 'anna', range)).value));
    await settleDays(platform.sandbox, merchant, days);
    const before = await paid();
    expect(before.map(({ sums }) => sums['count'])).toEqual([3, 1]);
    // Noon of Greenwich lies in the next day there, which nothing was settled for.
    platform.publish(merchant, {
      flags: { manualSalary: true, hourlySalary: true, dividend: true },
      settings: { 'settlement.timeZone': 'Pacific/Kiritimati' },
    });
    const next = await paid();
    expect(next.map(({ sums }) => sums)).toEqual(before.map(({ sums }) => sums));
  });

  it('pays an agent what they keep of the rate of each branch, once', async () => {
    const { ask, balance } = await openTeam();
    const { list, sums } = (await ask('teamRebates', 'anna', twoDays)).value;
    // carl has no rate: 100.00 and 40.00 at 0.80; dora stands below bela: 333.33 at 0.80 - 0.50.
    expect(
      list.map(({ userName, startDate, base, rate, amount, state }) => [
        userName,
        startDate,
        base,
        rate,
        amount,
        state,
      ]),
    ).toEqual([
      ['carl', dayBack(1), '100.00', '0.80', '0.80', 'paid'],
      ['dora', dayBack(1), '333.33', '0.30', '0.99', 'paid'],
      ['carl', dayBack(2), '40.00', '0.80', '0.32', 'paid'],
    ]);
    expect(sums).toEqual({ count: 3, amount: '2.11', pending: '0.00' });
    // bela keeps 0.50 - 0.20 of 333.33 and 0.40 of 200.00 in live games.
    const bela = (await ask('teamRebates', 'bela', yesterday)).value;
    expect(bela.list).toMatchObject([{ userName: 'dora', base: '533.33', amount: '1.79' }]);
    await ask('teamRebates', 'anna', twoDays);
    // Her own wage of yesterday's 633.33 is the house's to pay.
    expect(await balance('anna')).toBe('58.44');
  });

  it('waits a minute for the bets of the last moment of a day', async () => {
    const { merchant } = await openTeam();
    const midnight = Date.parse(`${dayBack(0)}T00:00:00Z`);
    const settleAt = async (afterMs: number) => {
      await settleDays({ ...platform.sandbox, now: () => new Date(midnight + afterMs) }, merchant, [dayBack(1)]);
      return platform.sandbox.db.selectFrom('settlement').select('id').where('merchant', '=', merchant).execute();
    };
    expect(await settleAt(59_000)).toEqual([]);
    expect(await settleAt(60_000)).not.toEqual([]);
  });

  it('reads of two rates of one moment the one that was set later, as the page of rates does', async () => {
    const { merchant } = await openTeam();
    const { db } = platform.sandbox;
    const { id: account } = await db
      .selectFrom('account')
      .select('id')
      .where('merchant', '=', merchant)
      .where('upline', 'is not', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const valid_from = new Date();
    for (const rate of ['0.11', '0.22', '0.15'])
      await db.insertInto('member_rate').values({ account, game_type: 'RNG', rate, valid_from }).execute();
    const rateAt = await readRates(db, merchant, { uplineOf: () => 1 });
    expect(rateAt(account, 'RNG', valid_from)).toBe(15n);
    expect((await ratesAt(db, [account], valid_from)).get(account)).toMatchObject({ RNG: '0.15' });
  });

  it('settles once when asked at the same time, and again after it was cut short', async () => {
    const { merchant, ask, balance } = await openTeam({ manualSalary: false });
    const { sandbox } = platform;
    const broken = {
      ...sandbox,
      catalogue: {
        ...sandbox.catalogue,
        byNode: () => {
          throw new Error('cut short');
        },
      },
    };
    await expect(settleDays(broken, merchant, [dayBack(2), dayBack(1)])).rejects.toThrow('cut short');
    await Promise.all(Array.from({ length: 6 }, () => settleDays(sandbox, merchant, [dayBack(2), dayBack(1)])));
    const { list } = (await ask('dailyWages', 'bela', twoDays)).value;
    expect(list).toMatchObject([{ base: '533.33', rate: '1.00', amount: '5.33', state: 'paid', canPay: false }]);
    expect(await balance('bela')).toBe('7.12');
  });

  it('pays without being asked, once, also where another merchant cannot be settled', async () => {
    const { balance, merchant } = await openTeam({ manualSalary: false });
    const lost = await openTeam();
    const { sites } = platform.sandbox;
    const broken = {
      ...platform.sandbox,
      sites: {
        get: async (code: string) => {
          if (code === lost.merchant) throw new Error('The site service cannot be reached.');
          return sites.get(code);
        },
      },
    };
    const before = Number(await balance('anna'));
    await expect(settleRecent(broken)).rejects.toThrow(lost.merchant);
    const paid = await balance('anna');
    expect(Number(paid)).toBeGreaterThan(before);
    const kinds = await platform.sandbox.db
      .selectFrom('settlement_run')
      .select('kind')
      .distinct()
      .where('merchant', '=', merchant)
      .orderBy('kind')
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['daily', 'hourly', 'rebate']));
    const untouched = platform.sandbox.db.selectFrom('settlement').select('id').where('merchant', '=', lost.merchant);
    expect(await untouched.execute()).toEqual([]);
    await settleRecent(platform.sandbox);
    await settleRecent(platform.sandbox);
    expect(await balance('anna')).toBe(paid);
    expect(await untouched.execute()).not.toEqual([]);
  });

  it('leaves wages by hand to the upline, who pays each once and only with money', async () => {
    const { ask, balance } = await openTeam();
    const [wage] = (await ask('manualWages', 'anna', yesterday)).value.list;
    expect(wage).toMatchObject({ userName: 'bela', amount: '5.33', state: 'pending', canPay: true });
    const before = Number(await balance('anna'));
    const pay = () => ask('payManualWage', 'anna', {}, { id: wage?.['id'] });
    const paid = await Promise.all([pay(), pay(), pay()]);
    expect(paid.map(({ status, value: { sumBalance } }) => [status, Number(sumBalance)])).toEqual(
      paid.map(() => [200, Number((before - 5.33).toFixed(2))]),
    );
    expect((await ask('manualWages', 'anna', yesterday)).value.list).toMatchObject([{ state: 'paid', canPay: false }]);
    for (const user of ['other', 'bela']) {
      expect((await ask('payManualWage', user, {}, { id: wage?.['id'] })).code).toBe('settlement.gone');
    }
    expect((await ask('payDividend', 'anna', {}, { id: wage?.['id'] })).code).toBe('settlement.gone');
  });

  it('refuses a payment that the wallet does not cover, and pays it later', async () => {
    const { merchant, ask, balance } = await openTeam();
    const [wage] = (await ask('manualWages', 'anna', yesterday)).value.list;
    await platform.given(merchant, { accounts: [{ userName: 'anna', type: 41, balance: '5.32' }] });
    const pay = () => ask('payManualWage', 'anna', {}, { id: wage?.['id'] });
    expect(await pay()).toMatchObject({ status: 409, code: 'balance.low' });
    expect((await ask('dailyWages', 'bela', yesterday)).value.list).toMatchObject([{ state: 'pending' }]);
    await platform.given(merchant, { accounts: [{ userName: 'anna', type: 41, balance: '5.33' }] });
    expect((await pay()).value.sumBalance).toBe('0.00');
    expect(await balance('bela')).toBe('7.12');
  });

  it('settles the hours of a day', async () => {
    const { ask } = await openTeam();
    const { list, sums } = (await ask('hourlyWages', 'anna', { date: dayBack(1) })).value;
    expect(list).toMatchObject([
      { userName: 'anna', startsAt: `${dayBack(1)}T12:00:00.000Z`, base: '633.33', amount: '0.63' },
    ]);
    expect(sums['amount']).toBe('0.63');
    expect((await ask('hourlyWages', 'anna', { date: dayBack(1), scope: 'team' })).value.list).toMatchObject([
      { userName: 'bela', base: '533.33', amount: '0.53' },
    ]);
    expect((await ask('hourlyWages', 'anna', { date: dayBack(3) })).value.list).toEqual([]);
  });

  it('shows to nobody else what a team earned', async () => {
    const { ask } = await openTeam();
    await ask('teamRebates', 'anna', twoDays);
    for (const name of ['teamRebates', 'dailyWages', 'manualWages'] as const) {
      for (const scope of ['self', 'team']) {
        expect((await ask(name, 'other', { ...twoDays, scope })).value.list, name).toEqual([]);
      }
      expect((await ask(name, 'carl', twoDays)).code, name).toBe('no.permission');
    }
    expect((await ask('dailyWages', 'bela', { ...twoDays, scope: 'team', member: 'anna' })).code).toBe(
      'user.not.exist',
    );
    expect((await ask('dailyWages', 'bela', { ...twoDays, scope: 'team', member: 'nobody' })).code).toBe(
      'user.not.exist',
    );
  });
});
