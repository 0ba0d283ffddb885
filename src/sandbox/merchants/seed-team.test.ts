import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer } from '../../contracts/platform-answer.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';
import { seedData } from './seed-data.ts';

let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
}, 240_000);
afterAll(() => platform.close());

const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);

it('gives the demo agent of a shown brand a team of three levels that has played for two months', async () => {
  const token = (await platform.login('karat', 'lavinia')).value['token'];
  const call = { merchant: 'karat', token };
  const query = { startDate: day(62), endDate: day(0) };
  const { value } = await platform.call<Answer<'teamOverview'>>('teamOverview', { ...call, query });
  // 200 of the seed, and the other demo accounts.
  expect(value.members?.total).toBeGreaterThanOrEqual(200);
  expect(value.members?.agents).toBeGreaterThanOrEqual(16);
  for (const sum of ['deposit', 'withdrawal', 'bets', 'wins'] as const)
    expect(Number(value.totals?.[sum]), sum).toBeGreaterThan(100);
  expect(value.days?.length).toBeGreaterThan(40);
  const direct = await platform.call<Answer<'teamMembers'>>('teamMembers', call);
  const parent = direct.value.list.find(({ kind, members }) => kind === 'agent' && members > 2)?.userName ?? '';
  const below = await platform.call<Answer<'teamMembers'>>('teamMembers', { ...call, query: { parent } });
  expect(below.value.list.some(({ members }) => members > 0)).toBe(true);
  for (const { balance } of [...direct.value.list, ...below.value.list])
    expect(Number(balance)).toBeGreaterThanOrEqual(0);
});

it.each(Object.entries(seedData.demo.names).filter(([merchant]) => merchant !== ''))(
  'seeds %s: its demo agent signs in and has a team of every level',
  async (merchant, names) => {
    const token = (await platform.login(merchant, names['41'] ?? '')).value['token'];
    const { value } = await platform.call<Answer<'teamOverview'>>('teamOverview', {
      ...{ merchant, token },
      query: { startDate: day(62), endDate: day(0) },
    });
    expect(value.members?.total).toBeGreaterThanOrEqual(200);
  },
);

it('gives a merchant of a test no more than its few accounts', async () => {
  const token = (await platform.login('m-test', 'agent41')).value['token'];
  const { value } = await platform.call<Answer<'teamMembers'>>('teamMembers', { token });
  expect(value.list.length).toBeLessThan(6);
});
