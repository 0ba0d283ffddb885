import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSandbox } from '../sandbox.fixture.ts';
import { openTestSandbox } from '../sandbox.fixture.ts';

interface Contracts {
  readonly pending?: { readonly id: number; readonly tiers: readonly object[]; readonly offeredBy?: string };
  readonly current?: { readonly id: number; readonly tiers: readonly object[] };
  readonly past: readonly { readonly id: number; readonly state: string; readonly endedAt?: string }[];
  readonly limit?: { readonly period: string };
}

let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
}, 240_000);
afterAll(() => platform.close());

/** Calls by a demo account of a merchant of the test's own. */
async function as(merchant: string, userName: string) {
  const { token } = (await platform.login(merchant, userName)).value;
  return {
    read: async (kind = 'daily') =>
      (await platform.call<Contracts>('contract', { merchant, token, query: { kind } })).value,
    answer: (contractId: number | undefined, answer: string, kind = 'daily') =>
      platform.call<Contracts>('answerContract', { merchant, token, body: { kind, contractId, answer } }),
    requests: async (name: 'dividendInfo' | 'salaryContract') => (await platform.call(name, { merchant, token })).value,
    member: (member: string) =>
      platform.call<Contracts>('memberContract', { merchant, token, query: { kind: 'daily', member } }),
    offer: (member: string, tiers: unknown, period = 'day') =>
      platform.call<Contracts>('offerContract', { merchant, token, body: { kind: 'daily', member, period, tiers } }),
  };
}

const tier = (threshold: string, rate: string) => ({ threshold, rate });

describe('contracts', { timeout: 240_000 }, () => {
  it('is answered once; the accepted one holds and asks no more', async () => {
    const member = await as('m-answer', 'player3');
    const { pending } = await member.read();
    expect(pending).toMatchObject({ offeredBy: 'agent41', tiers: [tier('50.00', '0.40'), tier('200.00', '0.70')] });
    expect(await member.requests('salaryContract')).toMatchObject({ dailysalreqtype: 'daily', contracthoursalreq: '' });
    const answers = await Promise.all([1, 2, 3].map(() => member.answer(pending?.id, 'accept')));
    const codes = answers.map(({ status, code }) => code ?? String(status));
    expect(codes.toSorted((left, right) => left.localeCompare(right))).toEqual([
      '200',
      'contract.gone',
      'contract.gone',
    ]);
    expect((await member.answer(pending?.id, 'reject')).code).toBe('contract.gone');
    expect(await member.read()).toMatchObject({ current: { id: pending?.id }, past: [] });
    expect(await member.requests('dividendInfo')).toMatchObject({
      dailysalreqtype: '',
      divtypecompperiodreq: 'dividend',
    });
  });

  it('is rejected, and offered anew within the terms of the upline; what held before stays known', async () => {
    const [agent, member] = [await as('m-offer', 'agent41'), await as('m-offer', 'player3')];
    const first = (await member.read()).pending?.id;
    expect((await member.answer(first, 'reject')).value).toMatchObject({ past: [{ id: first, state: 'rejected' }] });
    expect((await agent.offer('player3', [tier('1000', '0.5')])).status).toBe(200);
    const second = (await member.read()).pending?.id;
    await member.answer(second, 'accept');
    expect((await agent.offer('player3', [tier('1000', '0.55')])).status).toBe(200);
    expect((await agent.offer('player3', [tier('1000', '0.6'), tier('20000', '1.2')])).status).toBe(200);
    const third = (await member.read()).pending;
    await member.answer(third?.id, 'accept');
    const now = (await agent.member('player3')).value;
    expect(now).toMatchObject({ current: { id: third?.id, tiers: third?.tiers }, limit: { period: 'day' } });
    expect(now.past.find(({ id }) => id === second)).toMatchObject({ state: 'ended', endedAt: expect.any(String) });
  });

  it('cannot be offered beyond the own terms, nor in terms that make no sense', async () => {
    const agent = await as('m-beyond', 'agent41');
    const codes = async (tiers: unknown, period?: string) => (await agent.offer('player0', tiers, period)).code;
    expect(await codes([tier('50', '0.61')])).toBe('contract.beyond');
    expect(await codes([tier('49.99', '0.60')])).toBe('contract.beyond');
    expect(await codes([tier('1000', '0.5')], 'month')).toBe('contract.invalid');
    for (const tiers of [
      [],
      'many',
      [null],
      [tier('1000', '0')],
      [tier('1000', '-1')],
      [tier('1000', '0.501')],
      [tier('1000', '0.5'), tier('1000', '0.6')],
      [tier('1000', '0.5'), tier('5000', '0.5')],
      [tier('1e3', '0.5')],
    ])
      expect([tiers, await codes(tiers)]).toEqual([tiers, 'contract.invalid']);
    const other = await as('m-beyond', 'agent42');
    expect((await other.offer('player1', [tier('1000', '0.1')])).code).toBe('user.not.exist');
  });

  it('knows no member of another tree or brand, and none of another player', async () => {
    const [agent, player] = [await as('m-tree', 'agent42'), await as('m-tree', 'player1')];
    for (const name of ['player3', 'player1', 'nobody', 'agent42', ''])
      expect((await agent.member(name)).code).toBe('user.not.exist');
    const pending = (await (await as('m-tree', 'player3')).read()).pending?.id;
    expect((await player.answer(pending, 'accept')).code).toBe('contract.gone');
    expect((await player.answer(pending, 'perhaps')).code).toBe('body.invalid');
    expect((await player.member('player3')).code).toBe('user.not.exist');
    expect((await (await as('m-tree', 'player0')).member('player3')).code).toBe('no.permission');
  });
});
