import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../contracts/platform-answer.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';

const merchant = 'm-moves';
let platform: TestSandbox;
let token: string | undefined;

beforeAll(async () => {
  platform = await openTestSandbox();
  platform.publish(merchant, {});
  const many = Array.from({ length: 40 }, (_, index) => ({ day: 1, kind: 'bonus', amount: `${index + 1}.00` }));
  await platform.given(merchant, {
    accounts: [
      { userName: 'chief', type: 1, history: [{ day: 0, kind: 'deposit', amount: '7.00' }] },
      { userName: 'lower', type: 3, upline: 'chief', history: [{ day: 3, kind: 'deposit', amount: '50.00' }] },
      { userName: 'deep', type: 0, upline: 'lower', history: many },
      { userName: 'stranger', type: 0, history: [{ day: 1, kind: 'deposit', amount: '9.00' }] },
    ],
  });
  token = (await platform.login(merchant, 'chief')).value['token'];
}, 240_000);
afterAll(() => platform.close());

const dayBack = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const ask = (query: Readonly<Record<string, string>>, by = token) =>
  platform.call<Answer<'transactions'>>('transactions', { merchant, token: by, query });

describe('transactions of a team', { timeout: 240_000 }, () => {
  it('are those of members at every depth, with their names, a page at a time', async () => {
    const first = (await ask({ types: 'A' })).value;
    expect(first).toMatchObject({ totalPages: 2 });
    expect(first.list).toHaveLength(35);
    const second = (await ask({ types: 'A', page: '2' })).value;
    expect(second.list.map(({ member }) => member)).toEqual([...Array<string>(5).fill('deep'), 'lower']);
    expect(second.list.at(-1)).toMatchObject({ kind: 'deposit', amount: '50.00' });
  });

  it('are filtered by day, kind and member', async () => {
    const days = { startDate: dayBack(3), endDate: dayBack(3) };
    expect((await ask({ types: 'A', ...days })).value.list).toMatchObject([{ member: 'lower' }]);
    expect((await ask({ types: 'A', kind: 'deposit' })).value.list).toMatchObject([{ member: 'lower' }]);
    expect((await ask({ types: 'A', member: 'Deep', pageSize: '100' })).value.list).toHaveLength(40);
    for (const member of ['stranger', 'chief', 'nobody-here'])
      expect((await ask({ types: 'A', member })).code, member).toBe('user.not.exist');
    expect((await ask({ types: 'A', startDate: '2026-02-31', endDate: dayBack(0) })).code).toBe('body.invalid');
  });

  it('are the own ones without the type, and for who is no agent', async () => {
    expect((await ask({})).value.list).toMatchObject([{ kind: 'deposit', amount: '7.00' }]);
    const player = (await platform.login(merchant, 'stranger')).value['token'];
    expect((await ask({ types: 'A' }, player)).value.list).toMatchObject([{ amount: '9.00' }]);
  });
});
