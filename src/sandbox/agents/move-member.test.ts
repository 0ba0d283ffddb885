import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findByName } from '../accounts/find-account.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';
import { readTeamTree } from '../settlement/team-tree.ts';
import { moveMember } from './move-member.ts';

const merchant = 'm-move';
const at = new Date('2026-03-01T12:00:00Z');
const before = new Date(at.getTime() - 1);
let platform: TestSandbox;

beforeAll(async () => {
  platform = await openTestSandbox();
  platform.publish(merchant, {});
}, 240_000);
afterAll(() => platform.close());

describe('moveMember', () => {
  it('leaves the place before the moment, and the last place after it, also of two moves at the same moment', async () => {
    const [first, second, third, moved] = await accounts('first', 'second', 'third', 'moved');
    await move(moved, first, new Date(at.getTime() - 10));
    await Promise.all([move(moved, second, at), move(moved, third, at)]);
    expect((await tree(before)).uplineOf(moved)).toBe(first);
    expect([second, third]).toContain((await tree()).uplineOf(moved));
    await move(moved, second, at);
    expect((await tree(before)).uplineOf(moved)).toBe(first);
    expect((await tree()).uplineOf(moved)).toBe(second);
  });

  it('refuses one of two moves that would close a circle together', async () => {
    const [one, other] = await accounts('one', 'other');
    const outcomes = await Promise.allSettled([move(one, other, at), move(other, one, at)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [refused] = outcomes.filter(({ status }) => status === 'rejected');
    expect(String(Object(refused).reason)).toMatch(
      /Account \d+ stands below account \d+ and cannot be placed above it/,
    );
  });
});

function move(account: number, upline: number, moment: Date): Promise<void> {
  return moveMember(platform.sandbox.db, { account, upline, at: moment });
}

function tree(moment?: Date) {
  return readTeamTree(platform.sandbox.db, merchant, moment);
}

/** New accounts, which stand below nobody. */
async function accounts<T extends readonly string[]>(...names: T): Promise<{ readonly [K in keyof T]: number }> {
  await platform.given(merchant, { accounts: names.map((userName) => ({ userName, type: 3 })) });
  const found = await Promise.all(names.map((name) => findByName(platform.sandbox, merchant, name)));
  return found.map((account) => account?.id ?? 0) as { readonly [K in keyof T]: number };
}
