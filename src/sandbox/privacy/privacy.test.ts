import { sql } from 'kysely';
import type { Answer } from '../../contracts/platform-answer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findByName } from '../accounts/find-account.ts';
import { say } from '../chat/conversations.ts';
import { moveMoney } from '../wallet/ledger.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';
import { readOutbox } from '../sms/outbox-routes.ts';
import { eraseClosed, keptAfterClosingMs } from './erase-closed.ts';
import { eraseMember } from './erase-member.ts';

const merchant = 'm-leave';
const password = 'Livery-2026';
const day = 24 * 3_600_000;

let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
  await platform.given(merchant, { captchaText: '1234' });
  platform.publish(merchant, { flags: { CBS3: true, DEPOSIT: true, WITHDRAW: true } });
}, 240_000);
afterAll(() => platform.close());

async function aMember(userName: string, more: object = {}): Promise<string> {
  await platform.given(merchant, { accounts: [{ userName, password, balance: '0.00', ...more }] });
  return (await platform.login(merchant, userName)).value['token'] ?? '';
}

const close = (token: string, body: object) =>
  platform.call('closeAccount', { merchant, token, encrypted: true, body });
const idOf = async (name: string) => (await findByName(platform.sandbox, merchant, name))?.id ?? 0;

/** Everything that is written in every table, as text that the platform's own key opens. */
async function everything(): Promise<string> {
  const { db, cipher } = platform.sandbox;
  const read = (place: string, value: unknown) =>
    typeof value === 'string' && cipher.isEncrypted(value) ? cipher.decrypt(place, value) : JSON.stringify(value);
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
  const texts = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: object }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(db);
    const lines = rows.map(({ row }) => Object.entries(row).map(([column, value]) => read(`${name}.${column}`, value)));
    texts.push(...lines.map((line) => `${name} ${line.join(' ')}`));
  }
  return texts.join('\n');
}

/** Does and writes what leaves something in every table that holds a player's doings; the tag says whose it is. */
async function leaveTraces(token: string, tag: string): Promise<void> {
  const as = { merchant, token };
  await platform.call('setNickname', { ...as, body: { nickname: `Nick ${tag}` } });
  const picture = await platform.call('captcha', as);
  const asked = await platform.call('feedback', {
    ...as,
    body: { type: 1, captcha: '1234', captchaId: picture.value['captchaId'], content: `A question of mine, ${tag}` },
  });
  expect(asked.status).toBe(200);
  const games = await platform.call<{ games: readonly { nodeId: string; vassalage: string }[] }>('games', as);
  const [game] = games.value.games;
  await platform.call('favouriteAdd', { ...as, body: { nodeId: game?.nodeId, vendor: game?.vassalage } });
  await platform.call('detailCode', { ...as, body: { field: 'email' } });
  const { url = '' } = (await platform.call('chatLaunch', as)).value;
  await fetch(new URL(url, platform.url), { redirect: 'manual' });
  const { db } = platform.sandbox;
  const talk = await db.selectFrom('chat_conversation').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  await say(platform.sandbox, { conversation: talk.id, text: `Words in a chat, ${tag}` });
}

describe('closing an account', { timeout: 240_000 }, () => {
  it('is refused while there is money to withdraw, and to agents and trial accounts', async () => {
    const token = await aMember('moneyed', { balance: '50.00' });
    const asked = await platform.call('closing', { merchant, token });
    expect(asked.value).toEqual({ balance: '50.00', obstacle: 'balance' });
    expect((await close(token, { password })).code).toBe('closing.balance');
    expect((await close(token, { password, forfeit: '50.00' })).code).toBe('closing.balance');
    const agent = await aMember('upline1', { type: 41 });
    expect((await platform.call('closing', { merchant, token: agent })).value).toMatchObject({ obstacle: 'agent' });
    expect((await close(agent, { password })).code).toBe('closing.agent');
    const trial = await aMember('tryout1', { type: 4 });
    expect((await close(trial, { password })).code).toBe('free_reject');
    expect((await platform.call('wallet', { merchant, token })).status).toBe(200);
  });

  it('is refused while a payment is on its way, in or out', async () => {
    const token = await aMember('waiting', { balance: '30.00', paymentPassword: '482915' });
    const values = { walletNumber: '12345678' };
    const out = { channel: 'express', amount: '30', paymentPassword: '482915', values };
    expect((await platform.call('withdraw', { merchant, token, body: out })).status).toBe(200);
    expect((await platform.call('closing', { merchant, token })).value).toEqual({
      balance: '0.00',
      obstacle: 'payment',
    });
    expect((await close(token, { password })).code).toBe('closing.payment');
    await platform.given(merchant, { pays: 'now' });
    const paidIn = { channel: 'card', amount: '40', values: { cardHolder: 'Dora' } };
    expect((await platform.call('deposit', { merchant, token, body: paidIn })).status).toBe(200);
    expect((await close(token, { password })).code).toBe('closing.payment');
    await platform.given(merchant, { pays: 'refuse' });
    expect((await close(token, { password })).status).toBe(200);
  });

  it('needs the password, which cannot be guessed at', async () => {
    const token = await aMember('guessed');
    for (const _turn of [1, 2, 3, 4, 5])
      expect((await close(token, { password: 'wrong' })).code).toBe('password.wrong');
    expect((await close(token, { password })).code).toBe('rate.limited');
    platform.pass(61 * 60_000);
    const again = (await platform.login(merchant, 'guessed')).value['token'] ?? '';
    expect((await close(again, {})).code).toBe('body.invalid');
    expect((await close(again, { password })).status).toBe(200);
  });

  it('asks a member without a password for a code to their number', async () => {
    await platform.given(merchant, { smsCode: '135790' });
    const token = await aMember('coded', { mobile: '447700900999', verified: ['mobileNum'] });
    const id = await idOf('coded');
    await platform.sandbox.db.updateTable('account').set({ password_hash: null }).where('id', '=', id).execute();
    expect((await platform.call('ownProof', { merchant, token })).value).toEqual({ proof: 'code', sentTo: '•••999' });
    expect((await close(token, { password })).code).toBe('body.invalid');
    expect((await platform.call('ownProofCode', { merchant, token, body: {} })).status).toBe(200);
    expect((await close(token, { code: '000000' })).code).toBe('verification.code.error');
    expect((await close(token, { code: '135790' })).status).toBe(200);
  });

  it('asks a member without either for a sign-in of a moment ago', async () => {
    const token = await aMember('fresh');
    const id = await idOf('fresh');
    await platform.sandbox.db.updateTable('account').set({ password_hash: null }).where('id', '=', id).execute();
    platform.pass(16 * 60_000);
    expect((await platform.call('ownProof', { merchant, token })).value).toEqual({ proof: 'signIn' });
    expect((await close(token, {})).code).toBe('signin.again');
    expect((await platform.call('ownProofCode', { merchant, token, body: {} })).code).toBe('no.permission');
  });

  it('ends every session and opens never again, for the password as for a reset', async () => {
    const place = 'm-unlisted';
    const account = { userName: 'leaver', password, balance: '0.00', email: 'leaver@mail.example' };
    await platform.given(place, { accounts: [account] });
    const [own, other] = [await platform.login(place, 'leaver'), await platform.login(place, 'leaver')];
    const closed = await platform.call('closeAccount', {
      ...{ merchant: place, token: own.value['token'], encrypted: true },
      body: { password },
    });
    expect(closed.status).toBe(200);
    for (const { value } of [own, other])
      expect((await platform.call('wallet', { merchant: place, token: value['token'] })).code).toBe('session.ended');
    expect((await platform.login(place, 'leaver')).code).toBe('login.failed');
    const reset = { username: 'leaver', email: 'leaver@mail.example' };
    expect((await platform.call('forgotPassword', { merchant: place, body: reset })).status).toBe(200);
    expect(await readOutbox(platform.sandbox, place)).toEqual([]);
  });

  it('gives up a remainder too small to be paid out, and only by its very amount', async () => {
    const token = await aMember('pennies', { balance: '0.30' });
    expect((await platform.call('closing', { merchant, token })).value).toEqual({ balance: '0.30' });
    expect((await close(token, { password })).code).toBe('closing.balance');
    expect((await close(token, { password, forfeit: '0.31' })).code).toBe('closing.balance');
    expect((await close(token, { password, forfeit: '0.30' })).status).toBe(200);
  });
});

describe('a member’s own data', { timeout: 240_000 }, () => {
  it('are given whole to who proves that they are theirs, and hold no secret and nobody else', async () => {
    const token = await aMember('reader', { email: 'reader@mail.example', mobile: '447700900777', balance: '7.00' });
    await leaveTraces(token, 'opal');
    const ask = (body: object) => platform.call('exportData', { merchant, token, encrypted: true, body });
    expect((await ask({ password: 'wrong' })).code).toBe('password.wrong');
    const { value } = await ask({ password });
    expect(value).toMatchObject({
      account: { name: 'reader', email: 'reader@mail.example', mobile: '447700900777', nickname: 'Nick opal' },
      wallet: { balance: '7.00', movements: [{ amount: '7.00' }] },
      questions: [{ content: 'A question of mine, opal' }],
      chat: [{ text: 'Words in a chat, opal' }],
    });
    expect(JSON.stringify(value)).not.toMatch(/argon2|token|hash|player0/);
  });

  it('have the code of the invitation of a player whose name is a number', async () => {
    const token = await aMember('447700900778', { balance: '0.00' });
    const { inviteCode } = (await platform.call<Answer<'memberInfo'>>('memberInfo', { merchant, token })).value;
    expect(inviteCode).toMatch(/^[A-Z2-9]{10}$/);
    const { value } = await platform.call('exportData', { merchant, token, encrypted: true, body: { password } });
    expect(value).toMatchObject({ account: { inviteCode } });
  });
});

describe('erasing a member', { timeout: 240_000 }, () => {
  it('leaves no table that holds name, mail, number or words, money that adds up, and everybody else', async () => {
    const token = await aMember('vanisher', {
      ...{ email: 'vanisher@mail.example', mobile: '447700900654', balance: '25.00', nickname: 'Vanny' },
      bankCards: ['4000056655665556'],
    });
    await leaveTraces(token, 'topaz');
    const neighbour = await aMember('neighbour', { email: 'near@mail.example', balance: '9.00' });
    await leaveTraces(neighbour, 'agate');
    const id = await idOf('vanisher');
    await expect(eraseMember(platform.sandbox, id)).rejects.toMatchObject({ failure: { code: 'closing.balance' } });
    await platform.given(merchant, { accounts: [{ userName: 'vanisher', password, balance: '0.00' }] });
    const sentTo = async () => (await readOutbox(platform.sandbox, merchant)).map(({ to }) => to);
    expect(await sentTo()).toContain('vanisher@mail.example');
    const before = await everything();
    expect(before).toContain('vanisher@mail.example');
    await eraseMember(platform.sandbox, id);
    const after = await everything();
    expect(await sentTo()).not.toContain('vanisher@mail.example');
    expect(await sentTo()).toContain('near@mail.example');
    for (const trace of ['vanisher', '447700900654', 'topaz', '4000056655665556']) {
      expect(before).toContain(trace);
      expect(after).not.toContain(trace);
    }
    const { db } = platform.sandbox;
    for (const table of ['feedback', 'favourite', 'inbox_message', 'chat_conversation', 'recent'] as const)
      expect(await db.selectFrom(table).select('account').where('account', '=', id).execute()).toEqual([]);
    const sums = await sql<{ total: number }>`select sum(amount)::int as total from entry group by movement`.execute(
      db,
    );
    expect(new Set(sums.rows.map(({ total }) => total))).toEqual(new Set([0]));
    const kept = await sql<{ count: number }>`
      select count(*)::int as count from entry join ledger on ledger.id = entry.ledger where account = ${id}`.execute(
      db,
    );
    expect(kept.rows[0]?.count).toBeGreaterThan(0);
    expect((await platform.call('wallet', { merchant, token: neighbour })).value).toMatchObject({ sumBalance: '9.00' });
    const others = (text: string) => text.split('\n').filter((line) => /neighbour|agate|player0|near@/.test(line));
    expect(others(after)).toEqual(others(before));
    await expect(eraseMember(platform.sandbox, id)).rejects.toMatchObject({ failure: { code: 'user.not.exist' } });
  });

  it('comes by itself once records of money need the name no longer', async () => {
    const token = await aMember('retired', { email: 'retired@mail.example' });
    await close(token, { password });
    const id = await idOf('retired');
    platform.pass(keptAfterClosingMs - day);
    await eraseClosed(platform.sandbox);
    expect(await idOf('retired')).toBe(id);
    platform.pass(2 * day);
    expect(await eraseClosed(platform.sandbox)).toBeGreaterThan(0);
    expect(await everything()).not.toContain('retired');
    expect(await eraseClosed(platform.sandbox)).toBe(0);
  });

  it('passes over an account that money came back to, and says so', async () => {
    for (const name of ['stuck', 'freed']) await close(await aMember(name), { password });
    const [stuck, freed] = [await idOf('stuck'), await idOf('freed')];
    const { db, now } = platform.sandbox;
    const returned = { account: stuck, amount: '5.00', kind: 'withdraw', note: '', at: now() } as const;
    await moveMoney(db, merchant, [returned]);
    platform.pass(keptAfterClosingMs + day);
    await expect(eraseClosed(platform.sandbox)).rejects.toThrow(`Account ${stuck} could not be erased`);
    expect([await idOf('stuck'), await idOf('freed')]).toEqual([stuck, 0]);
    expect(freed).toBeGreaterThan(stuck);
    await moveMoney(db, merchant, [{ ...returned, amount: '-5.00' }]);
    expect(await eraseClosed(platform.sandbox)).toBe(1);
  });

  it('is the operator’s to ask for, by the key of the machine alone', async () => {
    await aMember('asked', { email: 'asked@mail.example' });
    const ask = async (act: string, key?: string, name = 'Asked') => {
      const headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { 'livery-internal': key }) };
      const body = JSON.stringify({ merchant, name });
      const answer = await fetch(`${platform.staffUrl}/members/${act}`, { method: 'POST', headers, body });
      return { status: answer.status, ...(await answer.json()) };
    };
    for (const key of [undefined, '', 'key-of-another']) {
      expect((await ask('export', key)).code).toBe('no.permission');
      expect((await ask('sign-out', key)).code).toBe('no.permission');
      expect((await ask('erase', key)).code).toBe('no.permission');
    }
    const key = 'key-of-the-machine';
    expect((await ask('export', key)).value.account).toMatchObject({ name: 'asked', email: 'asked@mail.example' });
    const { token } = (await platform.login(merchant, 'asked')).value;
    expect((await ask('sign-out', key)).value.ended).toBeGreaterThanOrEqual(1);
    expect((await platform.call('wallet', { merchant, token })).code).toBe('session.ended');
    expect((await ask('erase', key)).value).toBe(true);
    expect(await everything()).not.toContain('asked@');
    expect((await ask('erase', key)).code).toBe('user.not.exist');
    expect((await ask('export', key, 'nobody')).code).toBe('user.not.exist');
  });
});
