import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApplicationResult, DeskApplication, DeskDecision } from '../../contracts/desk-applications.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';

const mira = { id: 'p-mira', name: 'Mira Castellanos' };
const omar = { id: 'p-omar', name: 'Omar Haddad' };
const folder = mkdtempSync(join(tmpdir(), 'livery-applications-'));
let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox({ keepDataIn: folder });
  for (const merchant of ['m-one', 'm-two', 'm-pictures']) {
    platform.publish(merchant, { settings: { 'activity.apply': true } });
    await platform.given(merchant, {
      accounts: ['nora', 'otto', 'pia', 'quin', 'rosa'].map((userName) => ({ userName, balance: '10.00' })),
      announcements: [{ type: 'PR', title: 'Rainy day', content: 'Apply.' }],
    });
  }
}, 240_000);
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string, body: object, key = 'key-of-the-machine') =>
  fetch(`${platform.staffUrl}/desk/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'livery-internal': key },
    body: JSON.stringify(body),
  });
const list = async (body: object): Promise<readonly DeskApplication[]> =>
  (await (await ask('applications', body)).json()).value.list;
const decide = async (one: DeskDecision): Promise<ApplicationResult> => (await (await ask('decide', one)).json()).value;

/** Has a player apply for the promotion of a merchant; gives the id of the application. */
async function apply(userName: string, merchant: string, images: readonly string[] = []): Promise<number> {
  platform.pass(1_000);
  const token = (await platform.login(merchant, userName)).value['token'];
  const { id: announcementId } = await platform.sandbox.db
    .selectFrom('announcement')
    .select('id')
    .where('merchant', '=', merchant)
    .where('type', '=', 'PR')
    .executeTakeFirstOrThrow();
  const body = { announcementId, remark: `By ${userName}`, images };
  await platform.call('promotionApply', { merchant, token, body });
  return (await list({ merchants: [merchant] })).find(({ player }) => player === userName)?.id ?? 0;
}

/** An application of a player, and what this player reads and has. */
async function anApplicant(userName: string, merchant = 'm-one') {
  const id = await apply(userName, merchant);
  const token = (await platform.login(merchant, userName)).value['token'];
  const read = async <T>(name: 'promotionApplications' | 'transactions' | 'wallet') =>
    (await platform.call<T>(name, { merchant, token })).value;
  const of = { merchant, id };
  return {
    ...of,
    now: async () => (await list({ merchants: [merchant], id }))[0],
    propose: (amount: string, by = mira) => decide({ ...of, by, act: 'propose', amount, reason: 'It rained.' }),
    pay: (amount: string, by = omar, author = mira.id) => decide({ ...of, by, act: 'pay', amount, author }),
    reject: (amount: string, by = omar, author = mira.id) => decide({ ...of, by, act: 'reject', amount, author }),
    decline: (by = mira) => decide({ ...of, by, act: 'decline', reason: 'It was dry.' }),
    sent: () => read<readonly object[]>('promotionApplications'),
    record: async () => (await read<{ list: readonly object[] }>('transactions')).list,
    balance: async () => (await read<{ sumBalance: string }>('wallet')).sumBalance,
  };
}

it('gives the pictures that a player sent, drawn anew, to the internal key and under their merchant alone @C-762', async () => {
  const drawn = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  const merchant = 'm-pictures';
  const id = await apply('quin', merchant, [drawn.toString('base64'), drawn.toString('base64')]);
  expect((await list({ merchants: [merchant], id }))[0]).toMatchObject({ pictures: 2 });
  const of = { merchant, id, number: 2 };
  const picture = async (more: object = {}) => (await (await ask('picture', { ...of, ...more })).json()).value;
  const { format, width } = await sharp(Buffer.from(await picture(), 'base64')).metadata();
  expect([format, width]).toEqual(['webp', 40]);
  for (const more of [{ number: 3 }, { merchant: 'm-one' }, { id: id + 1000 }])
    expect(await picture(more), JSON.stringify(more)).toBeNull();
  for (const more of [{ number: 0 }, { number: 'x' }, { id: 0 }, { merchant: 7 }])
    expect((await ask('picture', { ...of, ...more })).status, JSON.stringify(more)).toBe(400);
  expect((await ask('picture', of, 'another')).status).toBe(403);
});

it('lists who waits longest first, decided ones last, with who proposed and who decided @C-754', async () => {
  const mark = (await platform.sandbox.news.after(undefined, 1)).mark;
  const first = await anApplicant('nora', 'm-two');
  expect((await platform.sandbox.news.after(mark, 1)).merchants).toEqual(['m-two']);
  const declined = await anApplicant('otto', 'm-two');
  const paid = await anApplicant('pia', 'm-two');
  const last = await anApplicant('quin', 'm-two');
  await declined.decline();
  await first.propose('5');
  await paid.propose('7');
  platform.pass(1_000);
  await paid.pay('7.00');
  const found = await list({ merchants: ['m-two', 'm-three'] });
  expect(found.map(({ id }) => id)).toEqual([first.id, last.id, paid.id, declined.id]);
  expect(found).toMatchObject([
    {
      ...{ merchant: 'm-two', player: 'nora', promotion: 'Rainy day', remark: 'By nora', currency: 'GBP' },
      proposal: { amount: '5.00', by: mira, reason: 'It rained.' },
    },
    { player: 'quin' },
    { decided: { by: omar.name, reward: '7.00', reason: 'It rained.' } },
    { decided: { by: mira.name, reason: 'It was dry.' } },
  ]);
  expect(found[1]).not.toHaveProperty('proposal');
  expect(found[3]?.decided).not.toHaveProperty('reward');
  expect(await list({ merchants: [] })).toEqual([]);
});

it('takes what is an amount of the currency as a proposal, which pays nothing and ends where it is rejected @C-755', async () => {
  const nora = await anApplicant('nora');
  for (const amount of ['0', '-5', '1.234', 'much', '1e3'])
    expect(await nora.propose(amount), amount).toEqual({ kind: 'amount' });
  expect((await nora.propose(' 12.5 ')).kind).toBe('done');
  expect((await nora.propose('13', omar)).kind, 'one waits already').toBe('moved');
  expect((await nora.decline(omar)).kind, 'it is rejected first').toBe('moved');
  expect(await nora.balance()).toBe('10.00');
  expect((await nora.sent())[0]).not.toHaveProperty('state');
  expect((await nora.reject('13.00')).kind, 'another amount than stands there').toBe('moved');
  expect((await nora.reject('12.50')).kind).toBe('done');
  expect(await nora.now()).not.toHaveProperty('proposal');
  expect((await nora.pay('12.50')).kind).toBe('moved');
  expect((await nora.decline()).kind).toBe('done');
  expect(await nora.sent()).toMatchObject([{ state: 'declined' }]);
  expect((await nora.propose('5')).kind).toBe('moved');
  expect(await nora.balance()).toBe('10.00');
});

describe('the desk', () => {
  it('pays what was proposed, by another person, once, and the record names the promotion @C-758', async () => {
    const otto = await anApplicant('otto');
    expect((await otto.pay('12.50')).kind, 'nobody proposed it').toBe('moved');
    await otto.propose('12.50');
    expect((await otto.pay('12.51')).kind, 'another amount').toBe('moved');
    expect((await otto.pay('12.50', omar, omar.id)).kind, 'another author').toBe('moved');
    expect((await otto.pay('12.50', mira)).kind, 'its own author').toBe('moved');
    expect(await otto.balance()).toBe('10.00');
    const paid = await Promise.all([1, 2, 3].map(() => otto.pay('12.50')));
    expect(paid.map(({ kind }) => kind).toSorted()).toEqual(['done', 'moved', 'moved']);
    expect(await otto.sent()).toMatchObject([{ state: 'approved', reward: '12.50' }]);
    expect((await otto.record())[0]).toMatchObject({ kind: 'reward', amount: '12.50', note: 'Rainy day' });
    expect(await otto.balance()).toBe('22.50');
  });

  it('answers the internal key alone, about the merchant that is named, and takes no decision that is none @C-758', async () => {
    const { merchant, id, now } = await anApplicant('pia');
    const good = { merchant, id, by: mira, act: 'propose', amount: '5', reason: 'It rained.' } as const;
    for (const key of ['', 'key-of-the-machin', 'another']) {
      expect((await ask('applications', { merchants: [merchant] }, key)).status).toBe(403);
      expect((await ask('decide', good, key)).status).toBe(403);
    }
    expect(await decide({ ...good, merchant: 'm-two' })).toEqual({ kind: 'absent' });
    for (const more of [
      { act: 'erase' },
      { act: 'pay' },
      { act: 'reject', author: '' },
      { act: 'decline', reason: ' ' },
      { amount: 5 },
      { reason: 'x'.repeat(501) },
      { by: { name: 'x' } },
      { id: 0 },
      { merchant: 7 },
    ])
      expect((await ask('decide', { ...good, ...more })).status, JSON.stringify(more)).toBe(400);
    expect((await ask('applications', {})).status).toBe(400);
    expect(await now()).not.toHaveProperty('proposal');
  });

  it('notes who did what, or was refused, by id and without a word of it @C-758', async () => {
    const rosa = await anApplicant('rosa');
    const before = readFileSync(join(folder, 'security.log'), 'utf8').length;
    await rosa.propose('5');
    await rosa.pay('5.00', mira);
    await rosa.pay('5.00');
    const noted = readFileSync(join(folder, 'security.log'), 'utf8').slice(before);
    const said = (act: string, by: string) => `desk ${act} application ${rosa.id} of m-one by ${by}`;
    expect(
      noted
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
        // How often the desk refused a wrong key is said in a line of its own, a minute later.
        .filter(({ reference }) => reference !== 'desk'),
    ).toMatchObject([
      { event: 'staff.act', outcome: 'done', reference: said('propose', mira.id) },
      { event: 'staff.act', outcome: 'refused', reference: said('pay', mira.id) },
      { event: 'staff.act', outcome: 'done', reference: said('pay', omar.id) },
    ]);
    expect(noted).not.toMatch(/rained|Castellanos|Haddad/);
  });
});
