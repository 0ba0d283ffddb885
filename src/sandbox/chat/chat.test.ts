import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaffServer } from '../http/create-staff-server.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';
import { actAtDesk } from './act-at-desk.ts';
import { askChat, enterChat, type OpenChat } from './chat.fixture.ts';
import { listDesk } from './list-desk.ts';
import { readThread } from './read-thread.ts';

let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
  for (const merchant of ['m-chat', 'm-other']) platform.publish(merchant, { flags: { CBS3: true } });
});
afterAll(() => platform.close());

const mira = { id: 'p-mira', name: 'Mira Castellanos' };
const staff = { authorization: `Basic ${Buffer.from('support:Livery-2026').toString('base64')}` };

async function launch(token?: string): Promise<string> {
  const answer = await platform.call<{ chatUrl: string }>('chatLaunch', {
    merchant: 'm-chat',
    ...(token === undefined ? {} : { token }),
    query: { language: 'en', title: 'Acme', backUrl: 'http://evil.example/m/help' },
  });
  return answer.value.chatUrl;
}

const enter = (launched: string, merchant = 'm-chat') => enterChat(platform, launched, merchant);
const ask = (chat: OpenChat, asked: { merchant?: string; text?: string; key?: string; accept?: string } = {}) =>
  askChat(chat, { merchant: 'm-chat', ...asked });

test('a ticket opens one conversation on one site, and an address of another site is no way back', async () => {
  const url = await launch();
  expect((await enter(url, 'm-other')).status).toBe(401);
  expect((await enter(url.replace(/ticket=[^&]+/, 'ticket=guess'))).status).toBe(401);
  const chat = await enter(url);
  expect(chat.status).toBe(303);
  const page = await (await ask(chat, { accept: 'text/html' })).text();
  expect(page).toContain('<a href="/m/help"><span>Back to the site</span></a>');
  expect((await ask(chat, { merchant: 'm-other' })).status).toBe(401);
});

test('a ticket is good once and for two minutes, and a page says so and leads back', async () => {
  const url = await launch();
  expect((await enter(url)).status).toBe(303);
  const again = await enter(url);
  expect(again.status).toBe(401);
  expect(again.cookie).toBe('');
  const page = await again.answer.text();
  expect(page).toContain('This chat is closed here');
  expect(page).toContain('<a class="way" href="/m/help">Back to the site</a>');
  const late = await launch();
  platform.pass(2 * 60_000);
  expect((await enter(late)).status).toBe(401);
  const both = await launch();
  const together = await Promise.all([enter(both), enter(both)]);
  expect(together.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 401]);
});

test('the address that stays opens nothing by itself, and a cookie opens its own conversation alone', async () => {
  const launched = await launch();
  const ticket = new URL(launched, platform.url).searchParams.get('ticket') ?? '';
  const [mine, theirs] = [await enter(launched), await enter(await launch())];
  const secret = mine.cookie.split('=')[1] ?? '';
  for (const shown of [ticket, secret]) expect(mine.url).not.toContain(shown);
  expect(mine.answer.headers.get('set-cookie')).toBe(
    `livery-chat=${secret}; Path=${new URL(mine.url).pathname}; HttpOnly; SameSite=Strict`,
  );
  expect(new URL(mine.url).pathname).not.toBe(new URL(theirs.url).pathname);
  expect((await ask(mine, { text: 'Mine' })).status).toBe(200);
  const wrong = ['', theirs.cookie, `livery-chat=${ticket}`, `livery-chat=${'a'.repeat(43)}`];
  for (const cookie of wrong) {
    expect((await ask({ ...mine, cookie })).status, cookie).toBe(401);
    expect((await ask({ ...mine, cookie }, { text: 'Theirs' })).status, cookie).toBe(401);
    expect(await (await ask({ ...mine, cookie }, { accept: 'text/html' })).text(), cookie).not.toContain('Mine');
  }
  expect(await (await ask(mine)).json()).toMatchObject([{ text: 'Mine' }]);
  expect(await (await ask(theirs)).json()).toEqual([]);
  platform.pass(12 * 60 * 60_000);
  expect((await ask(mine)).status).toBe(401);
});

test('the page wears the theme of the site, and takes a stylesheet from nowhere else', async () => {
  const opened = async (query: Record<string, string>) => {
    const { chatUrl } = (await platform.call<{ chatUrl: string }>('chatLaunch', { merchant: 'm-chat', query })).value;
    return (await ask(await enter(chatUrl), { accept: 'text/html' })).text();
  };
  const page = await opened({ stylesheet: '/livery/parts/0a1b.css', scheme: 'light' });
  expect(page).toContain('<link rel="stylesheet" href="/livery/parts/0a1b.css">');
  expect(page).toContain(' data-scheme="light">');
  for (const stylesheet of ['https://evil.example/a.css', '//evil.example/a.css', '/../a.css', '/a".css', '/a.js']) {
    const plain = await opened({ stylesheet, scheme: 'pink' });
    expect(plain).not.toContain('evil');
    expect(plain.match(/rel="stylesheet"/g)).toHaveLength(1);
    expect(plain).not.toContain('data-scheme');
  }
});

test('what one side writes is unread on the other until it is seen', async () => {
  await platform.given('m-chat', { accounts: [{ userName: 'nora', password: 'Livery-2026', type: 0 }] });
  const { token } = (await platform.login('m-chat', 'nora')).value;
  const unread = async () =>
    (await platform.call<{ unReadCount: number }>('chatCount', { merchant: 'm-chat', token })).value.unReadCount;
  const chat = await enter(await launch(token));
  expect((await ask(chat, { text: ' Where is my <b>bonus</b>? ' })).status).toBe(200);
  const talk = (await listDesk(platform.sandbox, { merchants: ['m-chat'] })).list.find(
    ({ player }) => player === 'nora',
  );
  if (!talk) throw new Error('The conversation is listed.');
  const { merchant, id } = talk;
  const thread = await readThread(platform.sandbox, { merchant, id });
  expect(thread?.messages).toMatchObject([{ text: 'Where is my <b>bonus</b>?' }]);
  expect(await unread()).toBe(0);
  const seen = thread?.messages.at(-1)?.id ?? 0;
  await actAtDesk(platform.sandbox, { act: 'answer', merchant, id, by: mira, text: 'On its way.', seen });
  expect(await unread()).toBe(1);
  // The same player comes back to the same conversation.
  expect(await (await ask(await enter(await launch(token)))).json()).toHaveLength(2);
  expect(await unread()).toBe(0);
});

test('empty and endless messages are refused, and so is a flood that counts them', async () => {
  const chat = await enter(await launch());
  expect((await ask(chat, { text: '  ' })).status).toBe(400);
  expect((await ask(chat, { text: 'x'.repeat(1001) })).status).toBe(400);
  const answers = [];
  for (let count = 0; count < 19; count += 1) answers.push((await ask(chat, { text: `message ${count}` })).status);
  expect(answers.slice(0, 18)).toEqual(Array(18).fill(200));
  expect(answers[18]).toBe(429);
});

test('a message that is sent again under its key stands once, for its player and at the desk', async () => {
  await platform.given('m-chat', { accounts: [{ userName: 'karim', password: 'Livery-2026', type: 0 }] });
  const { token } = (await platform.login('m-chat', 'karim')).value;
  const [chat, other] = [await enter(await launch(token)), await enter(await launch())];
  const [text, key] = ['Where is my payment?', 'b7c1f0a2-0d51'];
  const together = await Promise.all([1, 2, 3].map(() => ask(chat, { text, key })));
  expect([...together, await ask(chat, { text, key })].map(({ status }) => status)).toEqual(Array(4).fill(200));
  expect(await (await ask(chat)).json()).toEqual([
    { id: expect.any(Number), author: 'player', text, at: expect.any(String), key },
  ]);
  const talk = (await listDesk(platform.sandbox, { merchants: ['m-chat'] })).list.find(
    ({ player }) => player === 'karim',
  );
  const thread = await readThread(platform.sandbox, { merchant: 'm-chat', id: talk?.id ?? 0 });
  expect(thread?.messages.map((message) => message.text)).toEqual([text]);
  // A key means nothing in another conversation, and who sends none says each message anew.
  expect((await ask(other, { text, key })).status).toBe(200);
  for (let time = 0; time < 2; time += 1) expect((await ask(other, { text })).status).toBe(200);
  const theirs: { text: string; key?: string }[] = await (await ask(other)).json();
  expect(theirs.map((message) => message.key)).toEqual([key, undefined, undefined]);
  for (const wrong of ['short', 'x'.repeat(65), '../../etc/passwd', ''])
    expect((await ask(chat, { text, key: wrong })).status, wrong).toBe(400);
});

test('each page without a script has a key of its own in every form', async () => {
  const chat = await enter(await launch());
  const keysOf = async () => {
    const page = await (await ask(chat, { accept: 'text/html' })).text();
    return [
      ...page.matchAll(/<form[^>]* method="post"[^>]*>\s*<input type="hidden" name="key" value="([\w-]{36})">/g),
    ].map(([, key]) => key);
  };
  const [first, second] = [await keysOf(), await keysOf()];
  expect([first, second].map(({ length }) => length)).toEqual([2, 2]);
  expect(second).not.toEqual(first);
});

test('the old address of the desk leads to the console; neither a page nor a password of it is left @C-751', async () => {
  const led = async (url: string, consoleOrigin?: string) => {
    const server = createStaffServer(platform.sandbox, { internalKey: () => '', consoleOrigin });
    const answers = await Promise.all(
      [{}, staff].map((own) => server.inject({ url, headers: { host: 'localhost', ...own } })),
    );
    await server.close();
    return answers.map(({ statusCode, headers }) => [statusCode, headers.location]);
  };
  const origin = 'https://console.example.com';
  expect(await led('/support', origin)).toEqual(Array(2).fill([302, `${origin}/support`]));
  for (const url of ['/support/feedback', '/support/feedback/1', '/support/applications', '/support/chat.css'])
    expect(await led(url, origin), url).toEqual(Array(2).fill([404, undefined]));
  expect(await led('/support')).toEqual(Array(2).fill([404, undefined]));
});
