import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProposedBody } from '../../../contracts/console/applications.ts';
import type { ChangeSet } from '../../../contracts/console/change-sets.ts';
import type { ConsoleRole } from '../../../contracts/console/roles.ts';
import { createErrorCards } from '../../store/error-cards.ts';
import { openTestConsole, type Staff, type TestConsole } from '../console.fixture.ts';
import type { ConsoleRoute } from './console-route.ts';
import { consoleRoutes } from './console-routes.ts';

/** The merchant that limited people have, and another one, whose code is in no other word. */
const mine = 'pine';
const other = 'zyxvut';
/** Reference of an error card at each. */
const cards = new Map<string, string>();
const limitedRoles = ['viewer', 'support', 'manager'] as const;

let staff: TestConsole;
let ines: Staff;
const people = new Map<ConsoleRole, Staff>();
beforeAll(async () => {
  staff = await openTestConsole();
  const flags = { CBS3: true, MAILCEN: true, DEPOSIT: false };
  for (const code of [mine, other])
    await staff.publisher.publishFolder(staff.folder(code, { flags }), { author: 'start', reason: 'first' });
  const keeper = createErrorCards({ db: staff.db, now: staff.now });
  for (const merchant of [mine, other])
    cards.set(merchant, await keeper.keep({ merchant, release: 'f00', seq: 1, reason: 'A card', page: '/m/home' }));
  ines = await staff.join('Ines Okafor');
  for (const role of limitedRoles) people.set(role, await staff.join(`A ${role}`, role, { merchants: [mine] }));
}, 120_000);
afterAll(() => staff.close());

const freshen = async (by: Staff) => {
  staff.pass(30_000);
  expect((await by.post('/step-up', { code: staff.code(by.secret) })).status).toBe(200);
};
const seqOf = async (code: string) => {
  const { merchants } = (await ines.get('/flags')).json;
  return merchants.find((line: { code: string }) => line.code === code).seq;
};
/** A change set of the administrator about merchants, in a state. */
const aSet = async (merchants: readonly string[], more: object = {}, value = false): Promise<ChangeSet> => {
  const base = Object.fromEntries(await Promise.all(merchants.map(async (code) => [code, await seqOf(code)])));
  const name = value ? 'flags.DEPOSIT' : 'flags.CBS3';
  const changes = merchants.map((merchant) => ({ merchant, name, value }));
  const { json } = await ines.post('/change-sets', { changes, base, reason: 'A test', ...more });
  if (json.id === undefined) throw new Error(JSON.stringify(json));
  return json;
};
const later = () => ({ startAt: new Date(staff.now().getTime() + 3_600_000).toISOString() });

/** A stop of money at merchants, whose undo lets it move again. */
const aMoneyStop = async (merchants: readonly string[]): Promise<string> => {
  const name = 'flags.WITHDRAW';
  for (const code of merchants)
    await staff.operations.override({ code, name, value: true, author: 'start', reason: 'on' });
  const body = { merchants, name, value: false, reason: 'A test' };
  return (await ines.post('/stops', body)).json.id;
};

/** A conversation of a merchant, which nobody has. */
const aTalk = (merchant: string) => String(staff.desk.write(merchant, 'Hello from a player').id);

/** Something of a merchant that a path with an id leads to. */
const aPlace = (path: string, merchant: string) => {
  if (path.startsWith('/questions/')) return staff.desk.ask(merchant, 'A question').id;
  if (path.startsWith('/applications/')) return staff.desk.apply(merchant, [Buffer.from('ffd8ff', 'hex')]).id;
  return path.startsWith('/support/') ? aTalk(merchant) : '';
};

/** An application of a merchant for which the administrator proposes something. */
const aProposal = async (merchant: string) => {
  const { id } = staff.desk.apply(merchant);
  const { json } = await ines.post(`/applications/${merchant}/${id}/propose`, { amount: '5.00', reason: 'A test' });
  return { id: String(id), body: { amount: '5.00', author: json.proposal.by.id, reason: 'A test' } };
};

/** What a call of an act about merchants sends; its path has `:id` for the set that the last part makes. */
const acts: Readonly<
  Record<string, (merchants: readonly string[]) => Promise<{ readonly body: object; readonly id?: string }>>
> = {
  '/impact': async (merchants) => ({
    body: { changes: merchants.map((merchant) => ({ merchant, name: 'flags.CBS3', value: false })) },
  }),
  '/frames': async (merchants) => ({ body: { merchant: merchants.at(-1) ?? '', of: { seq: 1 } } }),
  '/change-sets': async (merchants) => ({
    body: {
      changes: merchants.map((merchant) => ({ merchant, name: 'flags.MAILCEN', value: false })),
      base: Object.fromEntries(await Promise.all(merchants.map(async (code) => [code, await seqOf(code)]))),
      reason: 'A test',
    },
  }),
  '/change-sets/:id/undo': async (merchants) => ({ body: { reason: 'A test' }, id: (await aSet(merchants)).id }),
  '/change-sets/:id/undo/begin': async (merchants) => ({ body: { reason: 'A test' }, id: await aMoneyStop(merchants) }),
  '/change-sets/:id/approve': async (merchants) => ({
    body: { reason: 'A test' },
    id: (await aSet(merchants, {}, true)).id,
  }),
  '/change-sets/:id/approve/begin': async (merchants) => ({
    body: { reason: 'A test' },
    id: (await aSet(merchants, {}, true)).id,
  }),
  '/change-sets/:id/reject': async (merchants) => ({
    body: { reason: 'A test' },
    id: (await aSet(merchants, {}, true)).id,
  }),
  '/change-sets/:id/cancel': async (merchants) => ({
    body: { reason: 'A test' },
    id: (await aSet(merchants, later())).id,
  }),
  '/stops': async (merchants) => ({ body: { merchants, name: 'flags.CBS3', value: false, reason: 'A test' } }),
  '/passes': async (merchants) => ({ body: { merchant: merchants.at(-1) ?? '', note: 'A test', hours: 2 } }),
  '/passes/:id/revoke': async (merchants) => {
    const body = { merchant: merchants.at(-1) ?? '', note: 'A test', hours: 2 };
    const { json } = await ines.post('/passes', body);
    return { body: {}, id: json.id };
  },
  '/support/:code/:id/answer': async ([code = '']) => ({ body: { text: 'Hello', seen: 1 }, id: aTalk(code) }),
  '/support/:code/:id/take': async ([code = '']) => ({ body: { from: null }, id: aTalk(code) }),
  '/support/:code/:id/hand-over': async ([code = '']) => ({ body: { to: null }, id: aTalk(code) }),
  '/support/:code/:id/close': async ([code = '']) => ({ body: { seen: 1 }, id: aTalk(code) }),
  '/questions/:code/:id/answer': async ([code = '']) => ({
    body: { text: 'Hello', seen: null },
    id: String(staff.desk.ask(code, 'A question').id),
  }),
  '/applications/:code/:id/propose': async ([code = '']) => ({
    body: { amount: '5', reason: 'A test' },
    id: String(staff.desk.apply(code).id),
  }),
  '/applications/:code/:id/reject': async ([code = '']) => aProposal(code),
  '/applications/:code/:id/decline': async ([code = '']) => ({
    body: { reason: 'A test' },
    id: String(staff.desk.apply(code).id),
  }),
  '/applications/:code/:id/pay/begin': async ([code = '']) => aProposal(code),
  '/applications/:code/:id/pay': async ([code = '']) => aProposal(code),
  '/merchants/:code/why-link': async ([code = '']) => ({
    body: { about: 'CBS3', seq: await seqOf(code), app: 'browser', language: 'en' },
  }),
  '/merchants/:code/roll-back/begin': async ([code = '']) => {
    await aMoneyStop([code]);
    const base = await seqOf(code);
    return { body: { to: base - 1, base, reason: 'A test' } };
  },
  '/merchants/:code/roll-back': async ([code = '']) => ({ body: { to: 1, base: await seqOf(code), reason: 'A test' } }),
};

/** Acts about no merchant: a person's own, and those of administrators, who have every merchant. */
const ofNoMerchant = (path: string) =>
  /^\/(sessions|password|step-up|passkeys|people|invitations|tokens|shown-name)(\/|$)/.test(path);

const rights: Readonly<Record<string, readonly ConsoleRole[]>> = {
  read: ['viewer', 'support', 'manager'],
  answer: ['support', 'manager'],
  stop: ['support', 'manager'],
  change: ['support', 'manager'],
  approve: ['manager'],
  'roll-back': ['manager'],
  people: [],
};

const signedIn = consoleRoutes.filter(({ right, path }) => right !== 'anybody' && path !== '/events');
const named = (routes: readonly ConsoleRoute[]) =>
  routes.map((route) => [`${route.method} ${route.path}`, route] as const);

it('says of every act whether it is about merchants, and how it is called @C-129', () => {
  const paths = signedIn.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(paths.filter((path) => !ofNoMerchant(path)).toSorted(byName)).toEqual(Object.keys(acts).toSorted(byName));
});

describe.each(limitedRoles)('a %s of one merchant', (role) => {
  const limited = () => people.get(role) ?? ines;

  it.each(named(signedIn.filter(({ method, right }) => method === 'GET' && rights[right]?.includes(role))))(
    '%s: answers nothing of another one @C-160',
    async (_, { path }) => {
      const { id } = await aSet([other]);
      const shared = await aSet([mine, other]);
      const urls = path.includes('/change-sets/:id')
        ? [id, shared.id].map((set) => path.replace(':id', set))
        : [mine, other].map(
            (code) =>
              `${path
                .replace(':code/:id', `${code}/${aPlace(path, code)}`)
                .replace(':number', '1')
                .replace(':code', code)
                .replace(':name', path.startsWith('/settings/') ? 'settings.ages.gate' : 'flags.CBS3')
                .replace(':reference', cards.get(code) ?? '')}?about=CBS3&from=1&to=1`,
          );
      for (const url of urls) {
        const { status, json } = await limited().get(url);
        if (url.includes(other) || url.includes(cards.get(other) ?? other)) expect(status, url).toBe(404);
        else if (url.includes(id)) expect(status, url).toBe(404);
        else expect(status, url).toBe(200);
        const body = JSON.stringify(json ?? '')
          .replaceAll(cards.get(other) ?? other, '')
          .replace(`You have no merchant \\"${other}\\".`, '');
        expect(body, url).not.toContain(other);
      }
      for (const one of [id, shared.id]) await ines.post(`/change-sets/${one}/undo`, { reason: 'Back' });
    },
  );

  it.each(named(signedIn.filter(({ method, path }) => method === 'POST' && path in acts)))(
    '%s: acts at theirs alone @C-161',
    async (_, route) => {
      // Who rejects what others propose is who may approve it.
      const right = route.path.endsWith('/reject') ? 'approve' : route.right;
      const may = rights[right]?.includes(role) === true;
      const make = acts[route.path];
      if (!make) throw new Error('The filter has found it.');
      for (const merchants of [[other], [mine, other], [mine]]) {
        // A call about one merchant.
        if (/:code|^\/(frames|passes)/.test(route.path) && merchants.length > 1) continue;
        const { body, id = '' } = await make(merchants);
        if (route.isFresh) await freshen(limited());
        const before = await seqOf(other);
        const url = route.path.replace(':id', id).replace(':code', merchants[0] ?? '');
        // An approval is a question and a signature.
        const isApproval = may && url.endsWith('/approve') && !merchants.includes(other);
        const isPayment = may && url.endsWith('/pay') && !merchants.includes(other);
        const place = { merchant: merchants[0] ?? '', id: Number(id) };
        const { status, json } = await (isApproval
          ? limited().approve(id)
          : isPayment
            ? limited().pay(place, body as ProposedBody)
            : limited().post(url, body));
        const words = `${url} at ${merchants.join(' and ')}: ${JSON.stringify(json)}`;
        if (merchants.includes(other)) {
          expect([403, 404], words).toContain(status);
          expect(await seqOf(other), words).toBe(before);
        } else if (may) expect(status, words).toBe(200);
        else expect(status, words).toBe(403);
        await restore();
      }
    },
  );
});

/** Everything as it was: change sets undone, called off and rejected. */
async function restore(): Promise<void> {
  for (const { id, state } of (await ines.get('/change-sets')).json.list as readonly ChangeSet[]) {
    const act = { published: 'undo', partly: 'undo', scheduled: 'cancel', proposed: 'reject' }[state as string];
    if (act) await ines.post(`/change-sets/${id}/${act}`, { reason: 'Back' });
  }
}

it('finds a merchant in a query however often it stands there', async () => {
  for (const query of [`merchant=${other}`, `merchant=${mine}&merchant=${other}`])
    expect((await people.get('viewer')?.get(`/flags?${query}`))?.status, query).toBe(404);
});

function byName(one: string, another: string): number {
  return one.localeCompare(another);
}
