import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskApplication } from '../../../contracts/desk-applications.ts';
import type { DeskPlace } from '../../../contracts/desk.ts';
import { openPlainLog } from '../../log/service-log.ts';
import { readChain } from '../../store/audit-chain.ts';
import { buildConsoleApp } from '../build-console-app.ts';
import { openTestConsole, type Staff, type TestConsole } from '../console.fixture.ts';

let staff: TestConsole;
let mira: Staff;
let omar: Staff;
let nadia: Staff;
let lone: Staff;
beforeAll(async () => {
  staff = await openTestConsole();
  for (const code of ['alder', 'birch'])
    await staff.publisher.publishFolder(staff.folder(code), { author: 'start', reason: 'first' });
  mira = await staff.join('Mira', 'manager');
  omar = await staff.join('Omar', 'manager');
  nadia = await staff.join('Nadia', 'support', { merchants: ['alder'] });
  lone = await staff.join('Lone', 'manager', { hasPasskey: false });
}, 120_000);
afterAll(() => staff.close());
beforeEach(async () => {
  for (const one of [mira, omar, nadia, lone]) await one.get('/sessions');
});

const idOf = async (by: Staff): Promise<string> => (await by.get('/session')).json.person.id;
const pathOf = ({ merchant, id }: DeskPlace, act: string) => `/applications/${merchant}/${id}/${act}`;
const listed = async (by: Staff): Promise<readonly DeskApplication[]> => (await by.get('/applications')).json.list;
const chainOf = async () =>
  (await readChain(staff.db, { after: 0, limit: 10_000 })).map(({ kind, body }) => ({ kind, ...JSON.parse(body) }));

/** An application for which somebody proposed an amount. */
const aProposal = async (by: Staff = mira, amount = '12.50') => {
  const place = staff.desk.apply('alder');
  const { json } = await by.post(pathOf(place, 'propose'), { amount, reason: 'It rained' });
  return { place, proposed: { amount, author: String(json.proposal.by.id) } };
};

it('are those of the merchants that somebody has @C-754', async () => {
  for (const code of ['alder', 'birch']) staff.desk.apply(code);
  expect((await listed(mira)).map(({ merchant }) => merchant)).toEqual(['alder', 'birch']);
  expect((await listed(nadia)).map(({ merchant }) => merchant)).toEqual(['alder']);
});

it('have the pictures of their player, for who has the merchant, of a type that the bytes say and no other @C-762', async () => {
  const png = Buffer.from('89504e470d0a1a0a0000', 'hex');
  const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex');
  const webp = Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4), Buffer.from('WEBPVP8 ')]);
  const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  const large = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]);
  const place = staff.desk.apply('birch', [png, jpeg, webp, page, large, Buffer.alloc(0)]);
  const path = `/applications/birch/${place.id}`;
  expect((await mira.get(path)).json).toMatchObject({ id: place.id, pictures: 6 });
  const kinds = ['image/png', 'image/jpeg', 'image/webp'];
  for (const [index, bytes] of [png, jpeg, webp].entries()) {
    const answer = await mira.get(`${path}/pictures/${index + 1}`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, kinds[index]]);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(answer.bytes.equals(bytes)).toBe(true);
  }
  for (const number of [4, 5, 6]) expect((await mira.get(`${path}/pictures/${number}`)).status, `${number}`).toBe(422);
  for (const number of ['0', '7', 'x', '-1', '1.5'])
    expect((await mira.get(`${path}/pictures/${number}`)).status, number).toBe(404);
  expect((await nadia.get(`${path}/pictures/1`)).status).toBe(404);
  expect((await nadia.get(path)).status).toBe(404);
});

describe('a proposal', () => {
  it('has its author and a reason, moves no money, and is noted @C-755', async () => {
    const place = staff.desk.apply('alder');
    const propose = (body: object) => nadia.post(pathOf(place, 'propose'), body);
    for (const amount of ['', '-5', '1e3', '1.2345', '05.', 'much', 5])
      expect((await propose({ amount, reason: 'It rained' })).json.code, String(amount)).toBe('INVALID');
    expect((await propose({ amount: '5', reason: '  ' })).json.code).toBe('INVALID');
    expect((await propose({ amount: '0', reason: 'It rained' })).json).toMatchObject({ code: 'INVALID' });
    const { json } = await propose({ amount: '5', reason: 'It rained' });
    const by = { id: await idOf(nadia), name: 'Nadia' };
    expect(json.proposal).toMatchObject({ amount: '5', by, reason: 'It rained' });
    expect(json).not.toHaveProperty('decided');
    const what = `propose application ${place.id} of alder`;
    expect((await chainOf()).at(-1)).toEqual({ kind: 'act', what, person: by.id, amount: '5', reason: 'It rained' });
    const second = await mira.post(pathOf(place, 'propose'), { amount: '6', reason: 'More' });
    expect(second.json).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('Nadia has proposed 5') });
  });

  it('is ended by its author or by who may approve, as it was seen; declining needs nobody else @C-755', async () => {
    const { place, proposed } = await aProposal(mira);
    const reject = (by: Staff, more: object = {}) =>
      by.post(pathOf(place, 'reject'), { ...proposed, reason: 'Not this', ...more });
    expect((await reject(nadia)).json.code).toBe('FORBIDDEN');
    expect((await reject(omar, { amount: '13' })).json.code).toBe('CONFLICT');
    expect((await reject(omar)).status).toBe(200);
    const own = await aProposal(nadia);
    expect((await nadia.post(pathOf(own.place, 'reject'), { ...own.proposed, reason: 'Mine' })).status).toBe(200);
    const declined = await nadia.post(pathOf(own.place, 'decline'), { reason: 'It was dry' });
    expect(declined.json.decided).toMatchObject({ by: 'Nadia', reason: 'It was dry' });
    expect(declined.json.decided).not.toHaveProperty('reward');
    expect((await mira.post(pathOf(own.place, 'propose'), { amount: '6', reason: 'More' })).json.code).toBe('CONFLICT');
  });
});

describe('a payment', () => {
  it('is signed by a second person over exactly this, and in the chain before the platform is asked @C-756 @C-757', async () => {
    const { place, proposed } = await aProposal();
    const question = (await omar.post(pathOf(place, 'pay/begin'), { ...proposed, reason: ' Seen ' })).json;
    const of = { merchant: 'alder', application: place.id, amount: '12.50', currency: 'GBP', author: await idOf(mira) };
    expect(JSON.parse(question.document)).toMatchObject({
      ...{ kind: 'livery-reward-1', ...of, reason: 'Seen', approver: { id: await idOf(omar), name: 'Omar' } },
    });
    // What is signed outlives the player's account, and names them nowhere.
    expect(question.document).not.toContain('nora');
    const signature = { attempt: question.attempt, response: omar.passkey.get(question.options) };
    staff.desk.takesDecisions(false);
    expect((await omar.post(pathOf(place, 'pay'), { ...proposed, reason: 'Other', signature })).status).toBe(500);
    const left = (await chainOf()).at(-1);
    expect(left).toMatchObject({ kind: 'reward', ...of, approver: await idOf(omar), reason: 'Seen' });
    staff.desk.takesDecisions(true);
    const paid = await omar.pay(place, proposed);
    expect(paid.json.decided).toMatchObject({ by: 'Omar', reward: '12.50' });
    expect((await chainOf()).slice(-2)).toMatchObject([
      { kind: 'reward', ...of, approver: await idOf(omar), passkey: omar.passkey.id, signature: expect.any(String) },
      { kind: 'act', what: `pay application ${place.id} of alder`, person: await idOf(omar), ...of },
    ]);
    expect(staff.notes.at(-1)).toMatchObject({
      ...{ event: 'staff.act', outcome: 'done' },
      reference: `console pay application ${place.id} of alder by ${await idOf(omar)}`,
    });
    expect(staff.desk.decisions.filter(({ act, id }) => act === 'pay' && id === place.id)).toHaveLength(1);
    expect((await omar.pay(place, proposed)).json).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Omar has decided it'),
    });
  });

  it('is refused to its author, without the right, without a passkey, and unsigned @C-756', async () => {
    const { place, proposed } = await aProposal();
    expect((await mira.pay(place, proposed)).json).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('somebody else than Mira'),
    });
    expect((await nadia.pay(place, proposed)).json.code).toBe('FORBIDDEN');
    expect((await lone.pay(place, proposed)).json.code).toBe('NO_PASSKEY');
    expect((await omar.post(pathOf(place, 'pay'), { ...proposed, reason: 'Seen' })).json.code).toBe('NO_PASSKEY');
    const limited = await staff.join('Gus', 'manager', { groups: ['support'] });
    expect((await limited.pay(place, proposed)).json).toMatchObject({
      code: 'FORBIDDEN',
      message: 'An application is of no flag group, and yours are support.',
    });
    expect(staff.desk.decisions.some(({ act, id }) => act === 'pay' && id === place.id)).toBe(false);
  });

  it('is of what was signed alone: no other application, amount, author or time @C-756', async () => {
    const [one, other] = [await aProposal(), await aProposal()];
    const begin = async () => {
      const { json } = await omar.post(pathOf(one.place, 'pay/begin'), { ...one.proposed, reason: 'Seen' });
      return { attempt: json.attempt, response: omar.passkey.get(json.options) };
    };
    const pay = async (place: DeskPlace, proposed: object, signature: object) =>
      (await omar.post(pathOf(place, 'pay'), { ...proposed, reason: 'Seen', signature })).json.code;
    expect(await pay(other.place, other.proposed, await begin())).toBe('WRONG_SIGN_IN');
    const changed = await begin();
    const reason = 'Another one';
    await mira.post(pathOf(one.place, 'reject'), { ...one.proposed, reason });
    await mira.post(pathOf(one.place, 'propose'), { amount: '99', reason });
    expect(await pay(one.place, one.proposed, changed)).toBe('CONFLICT');
    expect(await pay(one.place, { ...one.proposed, amount: '99' }, changed)).toBe('WRONG_SIGN_IN');
    expect(staff.desk.decisions.filter(({ act }) => act === 'pay')).toHaveLength(1);
  });

  it('is done once, whoever presses at the same moment @C-756', async () => {
    const { place, proposed } = await aProposal(nadia);
    const pressed = await Promise.all([mira, omar].map((by) => by.pay(place, proposed)));
    expect(pressed.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    expect(staff.desk.decisions.filter(({ act, id }) => act === 'pay' && id === place.id)).toHaveLength(1);
  });

  it('takes a fresh code where a console can have no passkeys, and the chain says that nobody signed @C-756', async () => {
    const { place, proposed } = await aProposal();
    const origin = 'http://127.0.0.1:4100';
    const app = await buildConsoleApp(
      { ...staff.context, origin },
      { trustedProxies: [], log: openPlainLog().requests },
    );
    const cookie = omar.cookie.replace('__Host-', '');
    const pay = async () => {
      const payload = { ...proposed, reason: 'Seen' };
      const url = `/api${pathOf(place, 'pay')}`;
      return (await app.inject({ method: 'POST', url, headers: { origin, cookie }, payload })).json();
    };
    staff.pass(20 * 60_000);
    expect((await pay()).code).toBe('STEP_UP');
    staff.pass(30_000);
    expect((await omar.post('/step-up', { code: staff.code(omar.secret) })).status).toBe(200);
    expect((await pay()).decided).toMatchObject({ reward: '12.50' });
    const reward = (await chainOf()).findLast(({ kind }) => kind === 'reward');
    expect(reward).toMatchObject({ application: place.id });
    expect(reward).not.toHaveProperty('signature');
    await app.close();
  });
});
