import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaffServer } from '../http/create-staff-server.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';
import { actAtDesk } from './act-at-desk.ts';
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
  return `${platform.url}${answer.value.chatUrl}`;
}

function ask(url: string, init: { merchant?: string; text?: string; headers?: Record<string, string> } = {}) {
  const { merchant = 'm-chat', text, headers = {} } = init;
  return fetch(url, {
    redirect: 'manual',
    headers: { merchant, accept: 'application/json', ...headers },
    ...(text === undefined ? {} : { method: 'POST', body: new URLSearchParams({ text }) }),
  });
}

test('a ticket opens one conversation on one site, and an address of another site is no way back', async () => {
  const url = await launch();
  const page = await (await fetch(url, { headers: { merchant: 'm-chat' } })).text();
  expect(page).toContain('<a href="/m/help"><span>Back to the site</span></a>');
  expect((await ask(url, { merchant: 'm-other' })).status).toBe(401);
  expect((await ask(url.replace(/ticket=[^&]+/, 'ticket=guess'))).status).toBe(401);
});

test('the page wears the theme of the site, and takes a stylesheet from nowhere else', async () => {
  const opened = async (query: Record<string, string>) => {
    const { chatUrl } = (await platform.call<{ chatUrl: string }>('chatLaunch', { merchant: 'm-chat', query })).value;
    return (await fetch(`${platform.url}${chatUrl}`, { headers: { merchant: 'm-chat' } })).text();
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
  const url = await launch(token);
  expect((await ask(url, { text: ' Where is my <b>bonus</b>? ' })).status).toBe(200);
  const [talk] = (await listDesk(platform.sandbox, { merchants: ['m-chat'] })).list;
  if (!talk) throw new Error('The conversation is listed.');
  const { merchant, id } = talk;
  const thread = await readThread(platform.sandbox, { merchant, id });
  expect(thread?.messages).toMatchObject([{ text: 'Where is my <b>bonus</b>?' }]);
  expect(await unread()).toBe(0);
  const seen = thread?.messages.at(-1)?.id ?? 0;
  await actAtDesk(platform.sandbox, { act: 'answer', merchant, id, by: mira, text: 'On its way.', seen });
  expect(await unread()).toBe(1);
  // The same player comes back to the same conversation.
  expect(await (await ask(await launch(token))).json()).toHaveLength(2);
  expect(await unread()).toBe(0);
});

test('empty and endless messages are refused, and so is a flood that counts them', async () => {
  const url = await launch();
  expect((await ask(url, { text: '  ' })).status).toBe(400);
  expect((await ask(url, { text: 'x'.repeat(1001) })).status).toBe(400);
  const answers = [];
  for (let count = 0; count < 19; count += 1) answers.push((await ask(url, { text: `message ${count}` })).status);
  expect(answers.slice(0, 18)).toEqual(Array(18).fill(200));
  expect(answers[18]).toBe(429);
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
