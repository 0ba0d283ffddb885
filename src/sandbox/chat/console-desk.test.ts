import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  DeskAct,
  DeskConversation,
  DeskMessage,
  DeskNews,
  DeskPage,
  DeskResult,
  DeskScope,
  DeskThread,
} from '../../contracts/desk.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';
import { askChat, openChat } from './chat.fixture.ts';
import { openConversation, say } from './conversations.ts';

const mira = { id: 'p-mira', name: 'Mira Castellanos' };
const omar = { id: 'p-omar', name: 'Omar Haddad' };

const folder = mkdtempSync(join(tmpdir(), 'livery-desk-'));
let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox({ keepDataIn: folder });
  for (const merchant of ['m-one', 'm-two', 'm-race', 'm-act', 'm-name', 'm-many', 'm-long'])
    platform.publish(merchant, { flags: { CBS3: true } });
});
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
const valueOf = async <T>(path: string, body: object): Promise<T> => {
  const answer = await ask(path, body);
  expect(answer.status, path).toBe(200);
  return (await answer.json()).value;
};
const page = (scope: DeskScope) => valueOf<DeskPage<DeskConversation>>('list', scope);
const list = async (...merchants: readonly string[]) => (await page({ merchants })).list;
const thread = (merchant: string, id: number, more: object = {}) =>
  valueOf<DeskThread>('thread', { merchant, id, ...more });
const act = (one: DeskAct) => valueOf<DeskResult>('act', one);

/** A guest of a merchant who wrote something. */
async function aGuest(merchant: string, text = 'Hello') {
  await platform.call('chatLaunch', { merchant });
  const id = await openConversation(platform.sandbox, { merchant, account: undefined });
  const write = async (words: string) => {
    platform.pass(1_000);
    await say(platform.sandbox, { conversation: id, text: words });
    const { messages } = await thread(merchant, id);
    return messages.at(-1)?.id ?? 0;
  };
  const last = await write(text);
  return { merchant, id, last, write };
}

describe('the list of conversations', () => {
  it('has who waits longest first, then who does not wait, and closed ones last @C-740', async () => {
    const longest = await aGuest('m-one', 'The first');
    const answered = await aGuest('m-one', 'The second');
    const closed = await aGuest('m-two', 'The third');
    const waits = await aGuest('m-two', 'The fourth');
    // Who wrote twice waits since the first time.
    const since = (await list('m-one')).find(({ id }) => id === longest.id)?.waitingSince;
    await longest.write('Is anybody there?');
    await act({ ...answered, by: mira, act: 'answer', text: 'Here.', seen: answered.last });
    await act({ ...closed, by: omar, act: 'take', from: null });
    await act({ ...closed, by: omar, act: 'close', seen: closed.last });
    const found = await list('m-one', 'm-two');
    expect(found.map(({ id }) => id)).toEqual([longest.id, waits.id, answered.id, closed.id]);
    expect(found[0]).toMatchObject({ merchant: 'm-one', lastText: 'Is anybody there?', lastBy: 'player' });
    expect(found[0]?.waitingSince).toBe(since);
    expect(found[2]).toMatchObject({ holder: mira, lastBy: 'support', isClosed: false });
    expect(found[2]).not.toHaveProperty('waitingSince');
    expect(found[3]).toMatchObject({ isClosed: true });
    expect(found[3]).not.toHaveProperty('holder');
    expect((await list('m-two')).map(({ id }) => id)).toEqual([waits.id, closed.id]);
    expect(await list()).toEqual([]);
  });

  it('names players who have an account', async () => {
    await platform.given('m-one', { accounts: [{ userName: 'nora', password: 'Livery-2026', type: 0 }] });
    const { token } = (await platform.login('m-one', 'nora')).value;
    await askChat(await openChat(platform, 'm-one', token), { merchant: 'm-one', text: 'It is me' });
    expect((await list('m-one')).filter(({ player }) => player === 'nora')).toHaveLength(1);
  });
});

describe('however much there is', () => {
  it('gives page after page of conversations, each once, and says how many there are and wait @C-793', async () => {
    await aGuest('m-one', 'Another merchant');
    await platform.call('chatLaunch', { merchant: 'm-many' });
    const { db, cipher } = platform.sandbox;
    const text = cipher.encrypt('chat_message.text', 'Hello');
    const ids = await db
      .insertInto('chat_conversation')
      .values(Array.from({ length: 130 }, () => ({ merchant: 'm-many', created_at: platform.sandbox.now() })))
      .returning('id')
      .execute();
    // Three write in one moment; the last 70 were answered, the last 30 of these were closed.
    const messages = await db
      .insertInto('chat_message')
      .values(
        ids.map(({ id }, index) => ({
          ...{ conversation: id, author: 'player' as const, text },
          created_at: new Date(Date.UTC(2025, 0, 1, 0, 0, Math.floor(index / 3), 7)),
        })),
      )
      .returning(['id', 'conversation'])
      .execute();
    for (const [index, { id, conversation }] of messages.entries())
      await db
        .updateTable('chat_conversation')
        .set({ seen_through: index < 60 ? 0 : id, closed_through: index < 100 ? 0 : id })
        .where('id', '=', conversation)
        .execute();
    const pages: DeskPage<DeskConversation>[] = [];
    for (let after: string | undefined = ''; after !== undefined; after = pages.at(-1)?.next)
      pages.push(await page({ merchants: ['m-many'], ...(after === '' ? {} : { after }) }));
    expect(pages.map((one) => one.list.length)).toEqual([50, 50, 30]);
    expect(pages.map(({ all, waiting }) => ({ all, waiting }))).toEqual(pages.map(() => ({ all: 130, waiting: 60 })));
    const numbers = ids.map(({ id }) => id);
    expect(pages.flatMap((one) => one.list.map(({ id }) => id))).toEqual([
      ...numbers.slice(0, 60),
      ...numbers.slice(60, 100).toReversed(),
      ...numbers.slice(100).toReversed(),
    ]);
    for (const after of ['7', '0,0', '3,0,1', '0,0,x', '0,0,1,1'])
      expect((await ask('list', { merchants: ['m-many'], after })).status, after).toBe(400);
  });

  it('gives part after part of a conversation, each message once, and says how many there are @C-793', async () => {
    const talk = await aGuest('m-long', 'Message 1');
    const { db, cipher } = platform.sandbox;
    await db
      .insertInto('chat_message')
      .values(
        Array.from({ length: 249 }, (_, index) => ({
          ...{ conversation: talk.id, author: 'player' as const },
          text: cipher.encrypt('chat_message.text', `Message ${index + 2}`),
          created_at: platform.sandbox.now(),
        })),
      )
      .execute();
    const parts = [await thread('m-long', talk.id)];
    for (let before = parts[0]?.next; before !== undefined; before = parts.at(-1)?.next)
      parts.push(await thread('m-long', talk.id, { before }));
    expect(parts.map(({ all, messages }) => [all, messages.length])).toEqual([
      [250, 100],
      [250, 100],
      [250, 50],
    ]);
    expect(parts.toReversed().flatMap(({ messages }) => messages.map(({ text }) => text))).toEqual(
      Array.from({ length: 250 }, (_, index) => `Message ${index + 1}`),
    );
    for (const before of [0, -1, 'x', 1.5, null])
      expect((await ask('thread', { merchant: 'm-long', id: talk.id, before })).status, String(before)).toBe(400);
  });
});

describe('a conversation', () => {
  it('is taken by one of two, and by nobody else unless they take it over @C-741', async () => {
    const talk = await aGuest('m-race');
    const take = (by: typeof mira, from: string | null) => act({ ...talk, by, act: 'take', from });
    const results = await Promise.all([take(mira, null), take(omar, null)]);
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['done', 'held']);
    const { holder } = (await thread('m-race', talk.id)).conversation;
    expect(results.find(({ kind }) => kind === 'held')).toEqual({ kind: 'held', holder });
    const [has, other] = holder?.id === mira.id ? [mira, omar] : [omar, mira];
    const refused = { kind: 'held', holder: has };
    expect(await act({ ...talk, by: other, act: 'answer', text: 'Hello', seen: talk.last })).toEqual(refused);
    expect(await act({ ...talk, by: other, act: 'close', seen: talk.last })).toEqual(refused);
    expect(await act({ ...talk, by: other, act: 'hand-over', to: other })).toEqual(refused);
    expect((await thread('m-race', talk.id)).messages).toHaveLength(1);
    expect((await take(other, has.id)).kind).toBe('done');
    expect(await act({ ...talk, by: has, act: 'answer', text: 'Hello', seen: talk.last })).toEqual({
      kind: 'held',
      holder: other,
    });
    // Nobody has it, so that answering takes it.
    await act({ ...talk, by: other, act: 'hand-over', to: null });
    const answered = await act({ ...talk, by: has, act: 'answer', text: 'Hello', seen: talk.last });
    expect(answered).toMatchObject({ kind: 'done', thread: { conversation: { holder: has } } });
    await act({ ...talk, by: has, act: 'hand-over', to: other });
    expect((await thread('m-race', talk.id)).conversation.holder).toEqual(other);
  });

  it('shows players the name that was chosen for them, or none, and colleagues who answered @C-742', async () => {
    const chat = await openChat(platform, 'm-name');
    const page = (accept: string) => askChat(chat, { merchant: 'm-name', accept });
    await askChat(chat, { merchant: 'm-name', text: 'Who are you?' });
    const [talk] = await list('m-name');
    if (!talk) throw new Error('The player has written.');
    const answer = (more: object) =>
      act({ merchant: 'm-name', id: talk.id, by: mira, act: 'answer', text: 'It is me.', seen: 1, ...more });
    await answer({ shownAs: 'Sunny <b>' });
    await answer({ text: 'It was me.' });
    const html = await (await page('text/html')).text();
    expect(html).toContain('<span class="who">\u2068Sunny &lt;b&gt;\u2069 · Support</span>');
    expect(html).toContain('<span class="who">Support</span>');
    const listed = await (await page('application/json')).json();
    expect(listed.map(({ text, name }: { text: string; name?: string }) => [text, name])).toEqual([
      ['Who are you?', undefined],
      ['It is me.', 'Sunny <b>'],
      ['It was me.', undefined],
    ]);
    expect(html + JSON.stringify(listed)).not.toMatch(/Mira|p-mira/);
    const { messages } = await thread('m-name', talk.id);
    expect(messages.map(({ by, shownAs }: DeskMessage) => [by, shownAs])).toEqual([
      [undefined, undefined],
      [mira.name, 'Sunny <b>'],
      [mira.name, undefined],
    ]);
  });

  it('waits on with what a player wrote meanwhile, and their next words open it again @C-744', async () => {
    const talk = await aGuest('m-act');
    const state = async () => (await thread('m-act', talk.id)).conversation;
    await talk.write('And one thing more');
    await act({ ...talk, by: mira, act: 'answer', text: 'To the first: yes.', seen: talk.last });
    expect(await state()).toHaveProperty('waitingSince');
    const seen = (await thread('m-act', talk.id)).messages.at(-1)?.id ?? 0;
    await talk.write('Thank you');
    await act({ ...talk, by: mira, act: 'close', seen });
    expect(await state()).toMatchObject({ isClosed: false, waitingSince: expect.any(String) });
    expect(await state()).not.toHaveProperty('holder');
    const last = (await thread('m-act', talk.id)).messages.at(-1)?.id ?? 0;
    await act({ ...talk, by: mira, act: 'close', seen: last });
    expect(await state()).toMatchObject({ isClosed: true });
    expect(await state()).not.toHaveProperty('waitingSince');
    await talk.write('It is broken again');
    expect(await state()).toMatchObject({ isClosed: false, waitingSince: expect.any(String) });
  });
});

it('what somebody of the staff did, or was refused, is in the security log by id, without a word of it @C-745', async () => {
  const talk = await aGuest('m-act', 'My number is 4711');
  const noted = () => readFileSync(join(folder, 'security.log'), 'utf8');
  const before = noted().length;
  await act({ ...talk, by: mira, act: 'answer', text: 'A telling word', seen: talk.last });
  await act({ ...talk, by: omar, act: 'close', seen: talk.last });
  await act({ ...talk, by: mira, act: 'hand-over', to: omar });
  const lines = noted().slice(before).trimEnd().split('\n');
  const said = (what: string, by: string) => `desk ${what} conversation ${talk.id} of m-act by ${by}`;
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'staff.act', outcome: 'done', reference: said('answer', 'p-mira') },
    { event: 'staff.act', outcome: 'refused', reference: said('close', 'p-omar') },
    { event: 'staff.act', outcome: 'done', reference: said('hand-over', 'p-mira') },
  ]);
  expect(noted()).not.toMatch(/4711|telling|Castellanos/);
});

describe('the desk', () => {
  it('answers the internal key alone, about the merchant that is named, and takes no act that is none @C-746', async () => {
    const talk = await aGuest('m-act', 'A secret');
    for (const key of ['', 'key-of-the-machin', 'key-of-the-machine1', 'another']) {
      const answers = [ask('list', { merchants: ['m-act'] }, key), ask('thread', talk, key), ask('act', talk, key)];
      for (const answer of await Promise.all([...answers, ask('news', {}, key)])) expect(answer.status).toBe(403);
    }
    const elsewhere = { merchant: 'm-one', id: talk.id };
    expect(await thread('m-one', talk.id)).toBeNull();
    expect(await act({ ...elsewhere, by: mira, act: 'take', from: null })).toEqual({ kind: 'absent' });
    expect(await act({ ...elsewhere, by: mira, act: 'answer', text: 'Hi', seen: 1 })).toEqual({ kind: 'absent' });
    const good = { merchant: 'm-act', id: talk.id, by: mira };
    for (const body of [
      { ...good, act: 'erase' },
      { ...good, act: 'take' },
      { ...good, act: 'close' },
      { ...good, act: 'hand-over', to: { id: 'x' } },
      { ...good, act: 'answer', seen: 1, text: '   ' },
      { ...good, act: 'answer', seen: 1, text: 'x'.repeat(1001) },
      { ...good, act: 'answer', seen: 'all', text: 'Hello' },
      { ...good, act: 'answer', seen: 1, text: 'Hello', shownAs: 7 },
      { ...good, act: 'take', from: null, by: { id: 'x' } },
      { ...good, act: 'take', from: null, by: undefined },
      { ...good, act: 'take', from: null, id: 0 },
      {},
    ])
      expect((await ask('act', body)).status, JSON.stringify(body)).toBe(400);
    for (const [path, body] of [
      ['list', { merchants: 'm-act' }],
      ['list', {}],
      ['thread', { id: talk.id }],
    ] as const)
      expect((await ask(path, body)).status).toBe(400);
    expect((await thread('m-act', talk.id)).messages).toHaveLength(1);
  });

  it('tells what moved at once, from a mark on, and of everything to whoever has none of this process', async () => {
    const news = (mark?: string) => valueOf<DeskNews>('news', mark === undefined ? {} : { mark });
    const { mark, merchants } = await news();
    expect(merchants).toBeUndefined();
    const waiting = news(mark);
    const talk = await aGuest('m-two');
    const listed = await waiting;
    expect(listed.merchants).toEqual(['m-two']);
    await act({ ...talk, by: mira, act: 'take', from: null });
    expect((await news(listed.mark)).merchants).toEqual(['m-two']);
    expect((await news('another 5')).merchants).toBeUndefined();
    expect((await news(`${mark.split(' ')[0]} many`)).merchants).toBeUndefined();
  });

  it('does not keep its process from ending', async () => {
    const short = await openTestSandbox();
    const { mark } = await short.sandbox.news.after(undefined, 1);
    const waiting = fetch(`${short.staffUrl}/desk/news`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'livery-internal': 'key-of-the-machine' },
      body: JSON.stringify({ mark }),
    });
    await expect.poll(() => short.sandbox.news.waiting()).toBe(1);
    await short.close();
    expect((await (await waiting).json()).value).toEqual({ mark, merchants: [] });
  });
});
