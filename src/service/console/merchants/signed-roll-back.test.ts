import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPlainLog } from '../../log/service-log.ts';
import { readChain } from '../../store/audit-chain.ts';
import { buildConsoleApp } from '../build-console-app.ts';
import type { Staff } from '../console.fixture.ts';
import { openSigners, signed, type Signers } from '../signers.fixture.ts';

const deposit = 'flags.DEPOSIT';
let { staff, mira, omar, nils, wake, pointerOf } = {} as Signers;
beforeAll(async () => void ({ staff, mira, omar, nils, wake, pointerOf } = await openSigners()), 120_000);
afterAll(() => staff.close());
beforeEach(() => wake());

const set = (code: string, name: string, more: { readonly value: boolean; readonly until?: string }) =>
  staff.operations.override({ code, name, author: 's', reason: 'set', ...more });
const chat = (code: string, value: boolean, more: { readonly until?: string } = {}) =>
  set(code, 'flags.CBS3', { value, ...more });
/** Money on, then stopped by somebody; the way back to where it moved. */
const stopped = async (by: Staff, code = 'ab') => {
  await set(code, deposit, { value: true });
  const open = await pointerOf(code);
  await by.post('/stops', { merchants: [code], name: deposit, value: false, reason: 'fraud' });
  return { open, wanted: { to: open.seq, base: (await pointerOf(code)).seq, reason: 'it was none' } };
};
const path = (code = 'ab') => `/merchants/${code}/roll-back`;
const begin = async (by: Staff, wanted: object, code = 'ab') => (await by.post(`${path(code)}/begin`, wanted)).json;

describe('a rollback that lets money move', () => {
  it('signs the exact release, which goes live and nothing else; history and audit say that it is signed @C-436', async () => {
    const { open, wanted } = await stopped(mira);
    const question = await begin(omar, wanted);
    const document = JSON.parse(question.document);
    expect(document).toMatchObject({
      kind: 'livery-rollback-1',
      ...{ merchant: 'ab', to: open.seq, base: wanted.base, release: open.release, reason: 'it was none' },
      approver: { name: 'Omar' },
    });
    expect(question.options.challenge).toBe(createHash('sha256').update(question.document).digest('base64url'));
    expect(question.options.userVerification).toBe('required');
    expect((await pointerOf('ab')).seq).toBe(wanted.base);
    staff.pass(90_000);
    const done = await omar.post(path(), { ...wanted, reason: 'said later', ...signed(omar, question) });
    expect(done.json).toMatchObject({ state: 'published', seq: wanted.base + 1 });
    expect(await pointerOf('ab')).toEqual({ seq: wanted.base + 1, release: open.release });
    const [line] = (await omar.get('/merchants/ab/history')).json.entries;
    expect(line).toMatchObject({
      words: `went back to seq ${open.seq}, signed with a passkey`,
      reason: 'it was none',
      author: 'Omar',
    });
    const chain = await readChain(staff.db, { after: 0, limit: 10_000 });
    expect(chain.slice(-3).map(({ kind }) => kind)).toEqual(['rollback', 'release', 'act']);
    expect(JSON.parse(chain.at(-3)?.body ?? '')).toMatchObject({ merchant: 'ab', passkey: omar.passkey.id });
  });

  it('names the release that is compiled anew where an override of that time has ended since @C-436', async () => {
    const until = new Date(staff.now().getTime() + 3_600_000).toISOString();
    await set('ab', deposit, { value: true });
    await chat('ab', true, { until });
    const { seq: to } = await pointerOf('ab');
    await mira.post('/stops', { merchants: ['ab'], name: deposit, value: false, reason: 'fraud' });
    const wanted = { to, base: (await pointerOf('ab')).seq, reason: 'it was none' };
    const early = await begin(omar, wanted);
    for (let minutes = 0; minutes < 60; minutes += 10) {
      staff.pass(10 * 60_000);
      for (const one of [mira, omar, nils]) await one.get('/sessions');
    }
    expect((await omar.post(path(), { ...wanted, ...signed(omar, early) })).json.code).toBe('WRONG_SIGN_IN');
    const question = await begin(omar, wanted);
    const { release } = JSON.parse(question.document);
    expect(release).not.toBe(JSON.parse(early.document).release);
    expect((await omar.post(path(), { ...wanted, ...signed(omar, question) })).json.state).toBe('published');
    expect(await pointerOf('ab')).toEqual({ seq: wanted.base + 1, release });
  });

  it('is refused when the merchant moved since, or gets another release than was signed @C-437', async () => {
    const { wanted } = await stopped(mira);
    const question = await begin(omar, wanted);
    await chat('ab', true);
    const moved = await pointerOf('ab');
    expect((await omar.post(path(), { ...wanted, ...signed(omar, question) })).json.code).toBe('MOVED');
    expect(await pointerOf('ab')).toEqual(moved);

    const until = new Date(staff.now().getTime() + 60_000).toISOString();
    await chat('cd', true, { until });
    const ending = await stopped(mira, 'cd');
    const asked = await begin(omar, ending.wanted, 'cd');
    staff.pass(120_000);
    const before = await pointerOf('cd');
    expect((await omar.post(path('cd'), { ...ending.wanted, ...signed(omar, asked) })).json.code).toBe('MOVED');
    expect(await pointerOf('cd')).toEqual(before);
  });

  it('takes no signature of another merchant, state, deed or person, unverified, replayed, or late @C-437', async () => {
    await set('ab', deposit, { value: true });
    const { seq: earlier } = await pointerOf('ab');
    await chat('ab', false);
    const { wanted } = await stopped(mira);
    const other = await stopped(mira, 'cd');
    const wrong = async (given: object, { asked = wanted, code = 'ab' } = {}) => {
      const { status, json } = await omar.post(path(code), { ...asked, ...given });
      expect([status, json.code]).toEqual([401, 'WRONG_SIGN_IN']);
    };
    await wrong(signed(omar, await begin(omar, wanted), { isVerified: false }));
    await wrong(signed(omar, await begin(omar, wanted), { challenge: 'z'.repeat(43) }));
    await wrong(signed(mira, await begin(omar, wanted)));
    await wrong(signed(omar, await begin(omar, wanted)), { asked: other.wanted, code: 'cd' });
    staff.pass(16 * 60_000);
    for (const one of [mira, omar, nils]) await one.get('/sessions');
    const late = await begin(omar, wanted);
    staff.pass(6 * 60_000);
    await wrong(signed(omar, late));
    await wrong(signed(omar, await begin(omar, { ...wanted, to: earlier })));
    const right = signed(omar, await begin(omar, wanted));
    expect((await omar.post(path(), { ...wanted, ...right })).json.state).toBe('published');
    await wrong(right, { asked: other.wanted, code: 'cd' });
  });

  it('needs a passkey of who changed nothing since; what lets no money move is not signed @C-438', async () => {
    const { wanted } = await stopped(mira);
    expect((await begin(mira, wanted)).code).toBe('CONFLICT');
    expect((await begin(nils, wanted)).code).toBe('NO_PASSKEY');
    staff.pass(30_000);
    await nils.post('/step-up', { code: staff.code(nils.secret) });
    expect((await nils.post(path(), wanted)).json.code).toBe('NO_PASSKEY');
    await chat('ab', true);
    const free = { to: wanted.base, base: (await pointerOf('ab')).seq, reason: 'chat again' };
    expect((await begin(omar, free)).code).toBe('CONFLICT');
    expect((await nils.post(path(), free)).json.state).toBe('published');
  });

  it('is by a fresh code and unsigned only where a console can have no passkeys @C-438', async () => {
    const { open, wanted } = await stopped(mira);
    const origin = 'http://192.0.2.7:4005';
    const app = await buildConsoleApp(
      { ...staff.context, origin },
      { trustedProxies: [], log: openPlainLog().requests },
    );
    const post = async (url: string, payload: object) => {
      const cookie = omar.cookie.replace('__Host-', '');
      const got = await app.inject({ method: 'POST', url: `/api${url}`, headers: { origin, cookie }, payload });
      return JSON.parse(got.body);
    };
    staff.pass(11 * 60_000);
    expect((await post(path(), wanted)).code).toBe('STEP_UP');
    await post('/step-up', { code: staff.code(omar.secret) });
    expect((await post(path(), wanted)).state).toBe('published');
    expect((await pointerOf('ab')).release).toBe(open.release);
    expect((await staff.history('ab'))[0]?.detail).not.toHaveProperty('isSigned');
    await app.close();
  });
});
