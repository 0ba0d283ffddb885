import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EndpointName } from '../../contracts/endpoints.ts';
import type { Answer } from '../../contracts/platform-answer.ts';
import { findByName } from '../accounts/find-account.ts';
import type { OpenAnswer, RoundAnswer } from '../play/protocol.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';
import { launchIn } from '../play/launch-in.fixture.ts';
import { heldIn } from './spend.ts';

const merchant = 'm-wallets';
// Ember Tiger is a slot of Brightforge; Paperlane's games have no wallet of their own.
const reels = { id: 'reels', title: { en: 'Reels', ur: 'ریلز' }, vendors: ['BRIGHTFORGE'] };
const tables = { id: 'tables', title: { en: 'Tables', ur: 'میزیں' }, vendors: ['RIVIERA'] };
const paymentPassword = '482915';

let platform: TestSandbox;
let token: string | undefined;
let user = '';
let account = 0;

const site = (mode: 'single' | 'multi') =>
  platform.publish(merchant, { flags: { DEPOSIT: true, WITHDRAW: true }, settings: { 'wallet.mode': mode } });
const ask = <T = Readonly<Record<string, string>>>(name: EndpointName, body?: object, query = {}) =>
  platform.call<T>(name, { merchant, token, body, query });
const move = (amount: string, [from, to] = ['main', 'reels'], key: string = randomUUID()) =>
  ask<Answer<'transfer'>>('transfer', { from, to, amount, key });
/** What each wallet holds, as the platform answers it. */
const wallets = async () => {
  const { value } = await ask<Answer<'wallets'>>('wallets');
  return Object.fromEntries([['sum', value.sumBalance], ...value.list.map(({ id, balance }) => [id, balance])]);
};
/** What each wallet holds, as the ledger has it. */
const ledger = async () => {
  const held = await heldIn(platform.sandbox.db, account, 2);
  return Object.fromEntries(held.map(({ wallet, amount }) => [wallet, amount]));
};
const movements = async () => (await ask<Answer<'transactions'>>('transactions')).value.list;

beforeAll(async () => {
  platform = await openTestSandbox();
}, 240_000);
afterAll(() => platform.close());

beforeEach(async () => {
  site('multi');
  user = `w${randomUUID().slice(0, 8)}`;
  await platform.given(merchant, {
    wallets: [reels, tables],
    account: { userName: user, balance: '100.00', paymentPassword },
  });
  token = (await platform.login(merchant, user)).value['token'];
  account = (await findByName(platform.sandbox, merchant, user))?.id ?? 0;
});

async function openGame(gameId: string) {
  const launched = await ask<{ url: string }>('launch', undefined, { gameId, gameType: 'RNG', playType: 'trad' });
  const page = randomUUID() + randomUUID().slice(0, 8);
  const post = async <T>(path: string, body: object): Promise<T> => {
    const headers = { 'content-type': 'application/json', play: page };
    const answer = await fetch(`${platform.url}/play/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json() as Promise<T>;
  };
  const opened = await post<OpenAnswer>('open', { launch: launchIn(launched.value.url) });
  return { opened, play: <T = RoundAnswer>(stake: number) => post<T>('round', { key: randomUUID(), bet: { stake } }) };
}

describe('the wallets of a player', { timeout: 240_000 }, () => {
  it('@G-333 @A-172 are the main one and those that the platform describes, with names of the vendors', async () => {
    const { value } = await ask<Answer<'wallets'>>('wallets');
    expect(value).toEqual({
      sumBalance: '100.00',
      list: [
        { id: 'main', title: { en: 'Main wallet', ur: 'مرکزی والٹ' }, balance: '100.00', vendors: [] },
        { id: 'reels', title: reels.title, balance: '0.00', vendors: ['Brightforge'] },
        { id: 'tables', title: tables.title, balance: '0.00', vendors: ['Riviera Tables'] },
      ],
    });
  });

  it('@A-181 are neither listed nor moved where the site has one wallet', async () => {
    site('single');
    expect((await ask('wallets')).code).toBe('no.permission');
    expect((await move('5.00')).code).toBe('no.permission');
    expect((await ask('collectWallets', {})).code).toBe('no.permission');
  });
});

describe('a transfer', { timeout: 240_000 }, () => {
  it('@G-333 moves money, leaves the sum as it is, and is one line of the account record with its reason', async () => {
    const { value } = await move('30.5');
    expect(value.list.map(({ balance }) => balance)).toEqual(['69.50', '30.50', '0.00']);
    expect(await wallets()).toEqual({ sum: '100.00', main: '69.50', reels: '30.50', tables: '0.00' });
    await move('10.00', ['reels', 'tables']);
    expect(await ledger()).toEqual({ main: '69.50', reels: '20.50', tables: '10.00' });
    expect(await movements()).toMatchObject([
      { kind: 'transfer', amount: '10.00', note: 'Reels → Tables' },
      { kind: 'transfer', amount: '30.50', note: 'Main wallet → Reels' },
      { kind: 'opening' },
    ]);
  });

  it('@G-333 is made once under its key, and the key is no other transfer’s', async () => {
    const key = randomUUID();
    for (const _again of [1, 2, 3]) expect((await move('40.00', undefined, key)).status).toBe(200);
    expect(await wallets()).toMatchObject({ main: '60.00', reels: '40.00' });
    expect((await move('41.00', undefined, key)).code).toBe('transfer.key');
    expect((await move('40.00', ['reels', 'main'], key)).code).toBe('transfer.key');
    expect(await wallets()).toMatchObject({ main: '60.00', reels: '40.00' });
  });

  it.each<readonly [what: string, amount: string, between: [from: string, to: string] | undefined, code: string]>([
    ['more than there is', '100.01', undefined, 'balance.low'],
    ['from an empty wallet', '0.01', ['tables', 'main'], 'balance.low'],
    ['nothing', '0.00', undefined, 'amount.invalid'],
    ['less than nothing', '-5.00', undefined, 'amount.invalid'],
    ['finer than the currency', '1.005', undefined, 'amount.invalid'],
    ['no number', 'all', undefined, 'amount.invalid'],
    ['to itself', '1.00', ['main', 'main'], 'body.invalid'],
    ['to a wallet that nobody described', '1.00', ['main', 'cellar'], 'wallet.gone'],
  ])('@G-333 of %s is refused and moves nothing', async (_what, amount, between, code) => {
    expect((await move(amount, between)).code).toBe(code);
    expect(await ledger()).toEqual({ main: '100.00' });
  });

  it('without a key is refused', async () => {
    expect((await ask('transfer', { from: 'main', to: 'reels', amount: '1.00' })).code).toBe('body.invalid');
  });

  it('@G-333 spends money once, however many ask for it at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => move('30.00', ['main', index % 2 === 0 ? 'reels' : 'tables'])),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'balance.low')).toHaveLength(37);
    const { sum, main } = await wallets();
    expect([sum, main]).toEqual(['100.00', '10.00']);
  });

  it('of one key is made once, however many ask for it at the same moment', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 40 }, () => move('30.00', undefined, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await ledger()).toEqual({ main: '70.00', reels: '30.00' });
  });

  it('is refused when somebody asks again and again', async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, () => move('0.01')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('@G-333 goes only to the main wallet during a break', async () => {
    await move('30.00');
    expect((await ask('takeTimeOut', { hours: 24 })).status).toBe(200);
    token = (await platform.login(merchant, user)).value['token'];
    expect((await move('5.00')).code).toBe('play.paused');
    expect((await move('5.00', ['reels', 'main'])).status).toBe(200);
    expect((await ask('collectWallets', {})).status).toBe(200);
    expect(await wallets()).toEqual({ sum: '100.00', main: '100.00', reels: '0.00', tables: '0.00' });
  });
});

describe('a game', { timeout: 240_000 }, () => {
  it('@G-333 stakes and pays in the wallet of its vendor', async () => {
    await move('20.00');
    const { opened, play } = await openGame('ember-tiger');
    expect(opened).toMatchObject({ balance: 2000, wallet: { id: 'reels', title: reels.title } });
    const { payout, balance } = await play(100);
    expect(balance).toBe(1900 + payout);
    expect(await wallets()).toMatchObject({ main: '80.00', reels: (balance / 100).toFixed(2) });
  });

  it('says how much its wallet lacks, and takes nothing from another', async () => {
    await move('0.40');
    const { play } = await openGame('ember-tiger');
    expect(await play(100)).toMatchObject({ code: 'balance.low', value: { missing: '0.60' } });
    expect(await ledger()).toEqual({ main: '99.60', reels: '0.40' });
  });

  it('@G-333 of a vendor without a wallet plays from the main one, and leaves the others alone', async () => {
    await move('99.50');
    const other = platform.sandbox.catalogue.games.find(
      ({ vendor, category }) => vendor.code === 'PAPERLANE' && category === 'slots',
    );
    const { opened, play } = await openGame(other?.gameId ?? '');
    expect(opened.balance).toBe(50);
    expect(opened.wallet).toBeUndefined();
    expect(await play(100)).toMatchObject({ code: 'balance.low', value: { missing: '0.50' } });
    expect(await ledger()).toEqual({ main: '0.50', reels: '99.50' });
  });
});

describe('what lies in other wallets', { timeout: 240_000 }, () => {
  beforeEach(async () => {
    await move('60.00');
    await move('30.00', ['main', 'tables']);
  });

  it('@G-333 comes to the main wallet in one line of the record, once', async () => {
    const { value } = await ask<Answer<'collectWallets'>>('collectWallets', {});
    expect(value.list.map(({ balance }) => balance)).toEqual(['100.00', '0.00', '0.00']);
    expect((await ask('collectWallets', {})).status).toBe(200);
    const list = await movements();
    expect(list.filter(({ kind }) => kind === 'collect')).toMatchObject([{ amount: '90.00' }]);
  });

  it('is paid out with the rest, in one withdrawal', async () => {
    const out = { amount: '95.00', channel: 'express', paymentPassword, values: { walletNumber: '12345678' } };
    expect((await ask('withdraw', { ...out, amount: '100.01' })).code).toBe('balance.low');
    expect((await ask('withdraw', out)).status).toBe(200);
    expect(await wallets()).toEqual({ sum: '5.00', main: '5.00', reels: '0.00', tables: '0.00' });
  });

  it('stays where it is while the main wallet holds what is paid out', async () => {
    const out = { amount: '10.00', channel: 'express', paymentPassword, values: { walletNumber: '12345678' } };
    expect((await ask('withdraw', out)).status).toBe(200);
    expect(await ledger()).toEqual({ main: '0.00', reels: '60.00', tables: '30.00' });
  });

  it('@A-181 is played from once the site has one wallet, and is the main wallet’s when it has several again', async () => {
    site('single');
    const { opened, play } = await openGame('ember-tiger');
    expect(opened).toMatchObject({ balance: 10_000 });
    expect(opened.wallet).toBeUndefined();
    const { payout, balance } = await play(2000);
    expect(balance).toBe(8000 + payout);
    const left = (balance / 100).toFixed(2);
    expect((await ask('wallet')).value['sumBalance']).toBe(left);
    site('multi');
    expect(await wallets()).toEqual({ sum: left, main: left, reels: '0.00', tables: '0.00' });
  });

  it('stays in its wallet through one wallet and back when nobody touched it', async () => {
    site('single');
    expect((await ask('wallet')).value['sumBalance']).toBe('100.00');
    site('multi');
    expect(await wallets()).toEqual({ sum: '100.00', main: '10.00', reels: '60.00', tables: '30.00' });
  });

  it('@G-333 is the main wallet’s when the platform describes a wallet no longer', async () => {
    await platform.given(merchant, { wallets: [{ ...reels, vendors: [] }] });
    expect(await wallets()).toEqual({ sum: '100.00', main: '70.00', tables: '30.00' });
    const { opened, play } = await openGame('ember-tiger');
    expect(opened.balance).toBe(7000);
    await play(2000);
    expect(await ledger()).toMatchObject({ reels: '0.00', tables: '30.00' });
    expect((await move('1.00')).code).toBe('wallet.gone');
  });
});

it('leaves a ledger that sums to nought in every movement and in all, with no wallet below zero', async () => {
  const { db } = platform.sandbox;
  const { rows } = await sql<{ sum: string }>`
    select sum(entry.amount)::text as sum from entry join movement on movement.id = entry.movement
    where movement.merchant = ${merchant} group by rollup (movement.id)`.execute(db);
  expect(rows.length).toBeGreaterThan(40);
  for (const { sum } of rows) expect(Number(sum)).toBe(0);
  const below = await sql`
    select ledger.id from ledger join entry on entry.ledger = ledger.id
    where ledger.account is not null group by ledger.id having sum(entry.amount) < 0`.execute(db);
  expect(below.rows).toEqual([]);
});
