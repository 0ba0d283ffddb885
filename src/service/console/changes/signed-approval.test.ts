import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPlainLog } from '../../log/service-log.ts';
import { buildConsoleApp } from '../build-console-app.ts';
import type { Staff } from '../console.fixture.ts';
import type { Deviation } from '../passkey.fixture.ts';
import { openSigners, signed, type Signers } from '../signers.fixture.ts';

let { staff, mira, omar, nils, wake, pointerOf } = {} as Signers;
beforeAll(async () => void ({ staff, mira, omar, nils, wake, pointerOf } = await openSigners()), 120_000);
afterAll(() => staff.close());
beforeEach(async () => {
  await wake();
  for (const code of ['ab', 'cd'])
    await staff.operations.override({ code, name: 'flags.DEPOSIT', value: false, author: 's', reason: 'off' });
});

const propose = async (by: Staff): Promise<string> => {
  const changes = ['ab', 'cd'].map((merchant) => ({ merchant, name: 'flags.DEPOSIT', value: true }));
  const base = { ab: (await pointerOf('ab')).seq, cd: (await pointerOf('cd')).seq };
  const { json } = await by.post('/change-sets', { changes, base, reason: 'licence is there' });
  expect(json.state).toBe('proposed');
  return json.id;
};
const begin = async (by: Staff, id: string) =>
  (await by.post(`/change-sets/${id}/approve/begin`, { reason: 'seen' })).json;
const answer = (by: Staff, question: Awaited<ReturnType<typeof begin>>, deviation?: Deviation) => ({
  reason: 'seen',
  ...signed(by, question, deviation),
});
const approve = (by: Staff, id: string, body: object) => by.post(`/change-sets/${id}/approve`, body);

describe('an approval', () => {
  it('signs the exact releases, which go live and nothing else; the history says that it is signed @C-400', async () => {
    const id = await propose(mira);
    const before = { ab: await pointerOf('ab'), cd: await pointerOf('cd') };
    const question = await begin(omar, id);
    const document = JSON.parse(question.document);
    expect(document).toMatchObject({ changeSet: id, approver: { name: 'Omar' }, reason: 'seen' });
    expect(document.merchants).toMatchObject({ ab: { base: before.ab.seq }, cd: { base: before.cd.seq } });
    expect(question.options.challenge).toBe(createHash('sha256').update(question.document).digest('base64url'));
    expect(question.options.userVerification).toBe('required');
    // Nothing has moved so far, and the clock goes on until the finger is on the sensor.
    expect(await pointerOf('ab')).toEqual(before.ab);
    staff.pass(90_000);
    const done = await approve(omar, id, answer(omar, question));
    expect(done.json).toMatchObject({ state: 'published', decided: { by: 'Omar', reason: 'seen', isSigned: true } });
    for (const code of ['ab', 'cd'] as const)
      expect(await pointerOf(code)).toEqual({ seq: before[code].seq + 1, release: document.merchants[code].release });
    const [entry] = await staff.history('ab');
    expect(entry?.detail).toMatchObject({ changeSet: id, approvedBy: 'Omar', isSigned: true });
    const row = await staff.db
      .selectFrom('console_change_sets')
      .select('approval')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.approval).toMatchObject({ document: question.document, passkey: omar.passkey.id });
  });

  it('is refused when a merchant would get another release than was signed, although nobody moved it @C-401', async () => {
    const until = new Date(staff.now().getTime() + 60_000).toISOString();
    await staff.operations.override({
      code: 'cd',
      name: 'flags.CBS3',
      value: true,
      author: 's',
      reason: 'chat',
      until,
    });
    const id = await propose(mira);
    const question = await begin(omar, id);
    const before = { ab: await pointerOf('ab'), cd: await pointerOf('cd') };
    // The override ends before the signature comes.
    staff.pass(120_000);
    const late = await approve(omar, id, answer(omar, question));
    expect(late.json).toMatchObject({ code: 'MOVED', moved: [{ merchant: 'cd' }] });
    expect({ ab: await pointerOf('ab'), cd: await pointerOf('cd') }).toEqual(before);
    expect((await mira.get(`/change-sets/${id}`)).json.state).toBe('proposed');
    await staff.operations.override({ code: 'ab', name: 'flags.CBS3', value: true, author: 's', reason: 'moved on' });
    expect((await begin(omar, id)).code).toBe('MOVED');
  });

  it('takes no signature of another set, session, person or origin, unverified, replayed, or late @C-402', async () => {
    const [id, other] = [await propose(mira), await propose(mira)];
    const wrong: readonly Deviation[] = [
      { isVerified: false },
      { origin: 'https://evil.example.com' },
      { challenge: 'z'.repeat(43) },
      { counter: 1 },
    ];
    for (const deviation of wrong) {
      const refused = await approve(omar, id, answer(omar, await begin(omar, id), deviation));
      expect([refused.status, refused.json.code]).toEqual([401, 'WRONG_SIGN_IN']);
      staff.pass(61_000);
    }
    expect((await approve(omar, id, answer(mira, await begin(omar, id)))).json.code).toBe('WRONG_SIGN_IN');
    staff.pass(16 * 60_000);
    for (const one of [mira, omar, nils]) await one.get('/sessions');
    expect((await approve(omar, other, answer(omar, await begin(omar, id)))).json.code).toBe('WRONG_SIGN_IN');
    const late = await begin(omar, id);
    staff.pass(6 * 60_000);
    expect((await approve(omar, id, answer(omar, late))).json.code).toBe('WRONG_SIGN_IN');
    expect((await mira.get(`/change-sets/${id}`)).json.state).toBe('proposed');
    const right = answer(omar, await begin(omar, id));
    expect((await approve(omar, id, right)).json.state).toBe('published');
    expect((await approve(omar, other, right)).json.code).toBe('WRONG_SIGN_IN');
  });

  it('needs a passkey of who approves, never the author, and no code stands for it @C-403', async () => {
    const id = await propose(mira);
    expect((await begin(mira, id)).code).toBe('CONFLICT');
    expect((await begin(nils, id)).code).toBe('NO_PASSKEY');
    staff.pass(30_000);
    await nils.post('/step-up', { code: staff.code(nils.secret) });
    expect((await approve(nils, id, { reason: 'seen' })).json.code).toBe('NO_PASSKEY');
    const { json: offer } = await nils.post('/passkeys/begin', {});
    const response = nils.passkey.create(offer.options);
    await nils.post('/passkeys', { attempt: offer.attempt, name: 'Phone', response });
    expect((await nils.approve(id)).json.decided).toMatchObject({ by: 'Nils', isSigned: true });
  });

  it('is by a fresh code and unsigned only where a console can have no passkeys, and the audit says so @C-404', async () => {
    const id = await propose(mira);
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
    expect((await post(`/change-sets/${id}/approve/begin`, { reason: 'seen' })).code).toBe('CONFLICT');
    staff.pass(11 * 60_000);
    expect((await post(`/change-sets/${id}/approve`, { reason: 'seen' })).code).toBe('STEP_UP');
    await post('/step-up', { code: staff.code(omar.secret) });
    const done = await post(`/change-sets/${id}/approve`, { reason: 'seen' });
    expect([done.state, done.decided.isSigned]).toEqual(['published', undefined]);
    const [entry] = await staff.history('ab');
    expect(entry?.detail).toMatchObject({ approvedBy: 'Omar', isSigned: false });
    await app.close();
  });
});
