import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../contracts/platform-answer.ts';
import { createAccount } from '../accounts/create-account.ts';
import { findByName } from '../accounts/find-account.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';
import { findPlace } from '../accounts/register.ts';
import { eraseMember } from '../privacy/erase-member.ts';
import { balanceOf } from '../wallet/ledger.ts';
import { referralTerms } from './reward-referral.ts';

const merchant = 'm-referral';
const site = { flags: { DEPOSIT: true } };
let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
  platform.publish(merchant, { ...site, promotions: { REFERRAL: true } });
  await platform.given(merchant, { account: { userName: 'gwen', balance: '0.00' } });
}, 240_000);
afterAll(() => platform.close());

const tokenOf = async (name: string) => (await platform.login(merchant, name)).value['token'] ?? '';
const read = async (name: string) =>
  (await platform.call<Answer<'referrals'>>('referrals', { merchant, token: await tokenOf(name) })).value;

/** Registers a friend by somebody's link. */
async function join(name: string, recommenderId: string): Promise<void> {
  const call = { merchant, body: { recommenderId } } as unknown as Parameters<typeof findPlace>[1];
  const place = await findPlace(platform.sandbox, call);
  await createAccount(platform.sandbox, { merchant, name, password: 'Livery-2026', ...place });
}

function deposit(token: string, amount: string) {
  const body = { channel: 'bank', amount, key: randomUUID() };
  return platform.call('deposit', { merchant, token, body });
}

describe('a friend who came by a link', { timeout: 240_000 }, () => {
  it('is listed with a masked name, and pays the player once their deposits come to the promised sum', async () => {
    await join('bertrand', 'Gwen');
    const before = await read('gwen');
    expect(before).toMatchObject({
      joined: 1,
      earned: '0.00',
      terms: { reward: '5.00', minDeposit: '20.00' },
      list: [{ userName: 'be***d' }],
    });
    expect(before.list[0]).not.toHaveProperty('reward');
    expect(before.list[0]?.promised).toBe('5.00');
    const friend = await tokenOf('bertrand');
    expect((await deposit(friend, '15')).status).toBe(200);
    expect(await read('gwen')).toMatchObject({ joined: 1, earned: '0.00' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => deposit(friend, '10')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    const after = await read('gwen');
    expect(after).toMatchObject({ earned: '5.00', list: [{ reward: '5.00' }] });
    expect(after.list[0]).not.toHaveProperty('promised');
    const token = await tokenOf('gwen');
    expect((await platform.call<Answer<'wallet'>>('wallet', { merchant, token })).value.sumBalance).toBe('5.00');
    const record = await platform.call<Answer<'transactions'>>('transactions', { merchant, token });
    expect(record.value.list.filter(({ kind }) => kind === 'reward')).toEqual([
      expect.objectContaining({ amount: '5.00', note: 'A friend joined' }),
    ]);
  });

  it('comes by a code that says nothing of the player, whose name is a phone number', async () => {
    const name = '923015550123';
    await platform.given(merchant, { account: { userName: name, balance: '0.00' } });
    const codeOf = async (player: string) =>
      (await platform.call<Answer<'memberInfo'>>('memberInfo', { merchant, token: await tokenOf(player) })).value
        .inviteCode;
    const code = (await codeOf(name)) ?? '';
    expect(code).toMatch(/^[A-Z2-9]{10}$/);
    expect(await codeOf(name)).toBe(code);
    await join('osbert', code.toLowerCase());
    expect(await read(name)).toMatchObject({ joined: 1, list: [{ userName: 'os***t' }] });
    expect(await codeOf('osbert')).toBeUndefined();
  });

  it('brings nothing where nothing was promised on the day of joining, and to agents and trial accounts', async () => {
    platform.publish(merchant, site);
    expect(await referralTerms(platform.sandbox, merchant)).toBeUndefined();
    await join('cuthbert', 'gwen');
    platform.publish(merchant, { ...site, promotions: { REFERRAL: true } });
    await deposit(await tokenOf('cuthbert'), '500');
    const seen = await read('gwen');
    expect(seen).toMatchObject({ joined: 2, earned: '5.00', list: [{ userName: 'cu***t' }, { reward: '5.00' }] });
    expect(seen.list[0]).not.toHaveProperty('promised');
    await platform.given(merchant, { account: { userName: 'agent-ann', type: 41, balance: '0.00' } });
    await join('dunstan', 'agent-ann');
    await deposit(await tokenOf('dunstan'), '500');
    expect(await read('agent-ann')).toMatchObject({ joined: 0, earned: '0.00', list: [] });
  });

  it('brings nothing into an account that was closed, which can be erased', async () => {
    await platform.given(merchant, { account: { userName: 'leofric', balance: '0.00' } });
    await join('edith', 'leofric');
    const friend = await tokenOf('edith');
    const leaver = { merchant, token: await tokenOf('leofric'), encrypted: true, body: { password: 'Livery-2026' } };
    expect((await platform.call('closeAccount', leaver)).status).toBe(200);
    expect((await deposit(friend, '50')).status).toBe(200);
    const { id = 0 } = (await findByName(platform.sandbox, merchant, 'leofric')) ?? {};
    expect(await balanceOf(platform.sandbox.db, id, 2)).toBe('0.00');
    const call = { merchant, body: { recommenderId: 'leofric' } } as unknown as Parameters<typeof findPlace>[1];
    expect(await findPlace(platform.sandbox, call)).toEqual({ type: 0, upline: id });
    await expect(eraseMember(platform.sandbox, id)).resolves.toBeUndefined();
  });
});
