import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPlainLog } from '../../log/service-log.ts';
import { readChain } from '../../store/audit-chain.ts';
import { buildConsoleApp } from '../build-console-app.ts';
import type { Staff } from '../console.fixture.ts';
import type { Deviation } from '../passkey.fixture.ts';
import { openSigners, signed, type Signers } from '../signers.fixture.ts';

const deposit = 'flags.DEPOSIT';
let { staff, mira, omar, nils, wake, pointerOf } = {} as Signers;
beforeAll(async () => void ({ staff, mira, omar, nils, wake, pointerOf } = await openSigners()), 120_000);
afterAll(() => staff.close());
beforeEach(async () => {
  await wake();
  for (const code of ['ab', 'cd'])
    await staff.operations.override({ code, name: deposit, value: true, author: 's', reason: 'on' });
});

const stop = async (by: Staff): Promise<string> => {
  const body = { merchants: ['ab', 'cd'], name: deposit, value: false, reason: 'fraud' };
  return (await by.post('/stops', body)).json.id;
};
const begin = async (by: Staff, id: string) =>
  (await by.post(`/change-sets/${id}/undo/begin`, { reason: 'clear' })).json;
const answer = (by: Staff, question: Awaited<ReturnType<typeof begin>>, deviation?: Deviation) => ({
  reason: 'clear',
  ...signed(by, question, deviation),
});
const undo = (by: Staff, id: string, body: object) => by.post(`/change-sets/${id}/undo`, body);
const stateOf = async (id: string) => (await mira.get(`/change-sets/${id}`)).json.state;

describe('an undo that lets money move', () => {
  it('signs the exact releases, which go live and nothing else; history and audit say that it is signed @C-406', async () => {
    const id = await stop(mira);
    const before = { ab: await pointerOf('ab'), cd: await pointerOf('cd') };
    const question = await begin(omar, id);
    const document = JSON.parse(question.document);
    expect(document).toMatchObject({
      kind: 'livery-undo-1',
      changeSet: id,
      approver: { name: 'Omar' },
      reason: 'clear',
    });
    expect(document.merchants).toMatchObject({ ab: { base: before.ab.seq }, cd: { base: before.cd.seq } });
    expect(question.options.challenge).toBe(createHash('sha256').update(question.document).digest('base64url'));
    expect(question.options.userVerification).toBe('required');
    expect(await pointerOf('ab')).toEqual(before.ab);
    staff.pass(90_000);
    const done = await undo(omar, id, answer(omar, question));
    expect(done.json).toMatchObject({ state: 'undone', undone: { by: 'Omar', reason: 'clear', isSigned: true } });
    for (const code of ['ab', 'cd'] as const)
      expect(await pointerOf(code)).toEqual({ seq: before[code].seq + 1, release: document.merchants[code].release });
    const [entry] = await staff.history('ab');
    expect(entry?.detail).toMatchObject({ undoes: id, isSigned: true });
    const chain = await readChain(staff.db, { after: 0, limit: 10_000 });
    const kinds = chain.slice(-4).map(({ kind }) => kind);
    expect(kinds).toEqual(['undo', 'release', 'release', 'act']);
    expect(JSON.parse(chain.at(-4)?.body ?? '')).toMatchObject({ changeSet: id, passkey: omar.passkey.id });
  });

  it('is refused when a merchant moved since, or a stop was still reaching merchants as it was signed @C-407', async () => {
    const id = await stop(mira);
    const question = await begin(omar, id);
    await staff.operations.override({ code: 'cd', name: 'flags.CBS3', value: true, author: 's', reason: 'moved on' });
    const before = { ab: await pointerOf('ab'), cd: await pointerOf('cd') };
    expect((await undo(omar, id, answer(omar, question))).json.code).toBe('MOVED');
    expect({ ab: await pointerOf('ab'), cd: await pointerOf('cd') }).toEqual(before);
    expect(await stateOf(id)).toBe('published');
    expect((await omar.undo(id)).json.state).toBe('undone');
    await staff.operations.override({ code: 'ab', name: deposit, value: true, author: 's', reason: 'on' });

    const reached = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const { overrideTogether } = staff.publisher;
    const slow = vi.spyOn(staff.publisher, 'overrideTogether').mockImplementation(async (wanted, also) => {
      reached.resolve();
      await asked.promise;
      return overrideTogether(wanted, also);
    });
    const stopping = stop(mira);
    await reached.promise;
    const [{ id: running }] = (await omar.get('/change-sets')).json.list;
    const early = await begin(omar, running);
    expect(JSON.parse(early.document).merchants).toEqual({});
    asked.resolve();
    await stopping;
    slow.mockRestore();
    expect((await undo(omar, running, answer(omar, early))).json.code).toBe('MOVED');
    expect(await stateOf(running)).toBe('published');
  });

  it('takes no signature of another set, deed, session or person, unverified, replayed, or late @C-407', async () => {
    const [id, other] = [await stop(mira), await stop(mira)];
    const wrong = async (given: object, of = id) => {
      const { status, json } = await undo(omar, of, given);
      expect([status, json.code]).toEqual([401, 'WRONG_SIGN_IN']);
    };
    await wrong(answer(omar, await begin(omar, id), { isVerified: false }));
    await wrong(answer(omar, await begin(omar, id), { challenge: 'z'.repeat(43) }));
    await wrong(answer(mira, await begin(omar, id)));
    await wrong(answer(omar, await begin(omar, id)), other);
    staff.pass(16 * 60_000);
    for (const one of [mira, omar, nils]) await one.get('/sessions');
    const late = await begin(omar, id);
    staff.pass(6 * 60_000);
    await wrong(answer(omar, late));
    // What was asked for an approval is none of an undo.
    const changes = ['ab', 'cd'].map((merchant) => ({ merchant, name: deposit, value: true }));
    const base = { ab: (await pointerOf('ab')).seq, cd: (await pointerOf('cd')).seq };
    const { json: proposed } = await mira.post('/change-sets', { changes, base, reason: 'licence is there' });
    const approval = (await omar.post(`/change-sets/${proposed.id}/approve/begin`, { reason: 'seen' })).json;
    await wrong(answer(omar, approval));
    expect(await stateOf(id)).toBe('published');
    const right = answer(omar, await begin(omar, id));
    expect((await undo(omar, id, right)).json.state).toBe('undone');
    await wrong(right, other);
  });

  it('needs a passkey of a second person who may approve; what lets no money move is not signed @C-408', async () => {
    const id = await stop(mira);
    expect((await begin(mira, id)).code).toBe('CONFLICT');
    expect((await begin(nils, id)).code).toBe('NO_PASSKEY');
    staff.pass(30_000);
    await nils.post('/step-up', { code: staff.code(nils.secret) });
    expect((await undo(nils, id, { reason: 'clear' })).json.code).toBe('NO_PASSKEY');
    const free = await mira.post('/stops', { merchants: ['ab'], name: 'maintenance', value: true, reason: 'outage' });
    expect((await begin(omar, free.json.id)).code).toBe('CONFLICT');
    expect((await undo(nils, free.json.id, { reason: 'it is up' })).json.undone).not.toHaveProperty('isSigned');
  });

  it('is by a fresh code and unsigned only where a console can have no passkeys @C-408', async () => {
    const id = await stop(mira);
    const origin = 'http://192.0.2.7:4005';
    const app = await buildConsoleApp(
      { ...staff.context, origin },
      { trustedProxies: [], log: openPlainLog().requests },
    );
    const post = async (path: string, payload: object) => {
      const cookie = omar.cookie.replace('__Host-', '');
      const got = await app.inject({ method: 'POST', url: `/api${path}`, headers: { origin, cookie }, payload });
      return JSON.parse(got.body);
    };
    staff.pass(11 * 60_000);
    expect((await post(`/change-sets/${id}/undo`, { reason: 'clear' })).code).toBe('STEP_UP');
    await post('/step-up', { code: staff.code(omar.secret) });
    const done = await post(`/change-sets/${id}/undo`, { reason: 'clear' });
    expect([done.state, done.undone.isSigned]).toEqual(['undone', undefined]);
    await app.close();
  });
});
