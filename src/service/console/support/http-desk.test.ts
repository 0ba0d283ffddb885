import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import type { DeskAct } from '../../../contracts/desk.ts';
import { createHttpDesk } from './http-desk.ts';

const conversation = {
  ...{ merchant: 'alder', id: 4, lastText: 'Hello', lastBy: 'player', isClosed: false },
  ...{ at: '2030-01-01T00:00:00.000Z', holder: { id: 'p', name: 'Mira' } },
};
const message = { id: 1, author: 'player', text: 'Hello', at: '2030-01-01T00:00:00.000Z' };
const thread = { conversation, messages: [message], all: 3, next: 1 };
const talks = { list: [conversation], all: 1, waiting: 0 };
const alder = { merchants: ['alder'] };
const act: DeskAct = { merchant: 'alder', id: 4, by: { id: 'p', name: 'Mira' }, act: 'take', from: null };

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A platform whose desk says something. */
async function aDesk(say: (request: IncomingMessage, response: ServerResponse) => unknown, patienceMs?: number) {
  const server = createServer((request, response) => void say(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createHttpDesk({ url, key: 'the key', ...(patienceMs === undefined ? {} : { patienceMs }) });
}

const saying = (value: unknown) => aDesk((_, response) => response.end(JSON.stringify({ value })));
const refused = { refusal: { code: 'UNREACHABLE' } };

it('asks with the internal key, and takes answers of the contract', async () => {
  const asked: unknown[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    '/desk/list': talks,
    '/desk/thread': thread,
    '/desk/act': { kind: 'held', holder: null },
    '/desk/news': { mark: 'a 2', merchants: ['alder'] },
  };
  const desk = await aDesk(async (request, response) => {
    asked.push([request.method, request.url, request.headers['livery-internal'], await json(request)]);
    response.end(JSON.stringify({ value: answers[request.url ?? ''] }));
  });
  expect(await desk.list(alder)).toEqual(talks);
  expect(await desk.read({ merchant: 'alder', id: 4 })).toEqual(thread);
  expect(await desk.act(act)).toEqual({ kind: 'held', holder: null });
  expect(await desk.news('a 1', new AbortController().signal)).toEqual({ mark: 'a 2', merchants: ['alder'] });
  expect(asked).toEqual([
    ['POST', '/desk/list', 'the key', { merchants: ['alder'] }],
    ['POST', '/desk/thread', 'the key', { merchant: 'alder', id: 4 }],
    ['POST', '/desk/act', 'the key', act],
    ['POST', '/desk/news', 'the key', { mark: 'a 1' }],
  ]);
});

it('knows a conversation that there is not, and an act that was done', async () => {
  expect(await (await saying(null)).read({ merchant: 'alder', id: 5 })).toBeUndefined();
  expect(await (await saying({ kind: 'done', thread })).act(act)).toEqual({ kind: 'done', thread });
  expect(await (await saying({ kind: 'absent' })).act(act)).toEqual({ kind: 'absent' });
});

it('refuses what is no answer: none, late, of another kind, or in another shape @C-747', async () => {
  const away = createHttpDesk({ url: 'http://127.0.0.1:1', key: 'the key' });
  await expect(away.list(alder)).rejects.toMatchObject(refused);
  const slow = await aDesk(() => undefined, 30);
  await expect(slow.list(alder)).rejects.toMatchObject(refused);
  const failing = await aDesk((_, response) => response.writeHead(403).end('{"value":[]}'));
  await expect(failing.list(alder)).rejects.toMatchObject(refused);
  const elsewhere = await aDesk((_, response) => response.writeHead(302, { location: '/other' }).end());
  await expect(elsewhere.list(alder)).rejects.toMatchObject(refused);
  const wordy = await aDesk((_, response) => response.end('<html>'));
  await expect(wordy.list(alder)).rejects.toMatchObject(refused);
  for (const value of [
    undefined,
    null,
    {},
    [conversation],
    { ...talks, all: 'many' },
    { ...talks, next: 'more' },
    ...[
      7,
      { ...conversation, id: 'x' },
      { ...conversation, at: 'soon' },
      { ...conversation, holder: 'Mira' },
      { ...conversation, isClosed: 1 },
      { ...conversation, player: 7 },
      { ...conversation, lastBy: 'robot' },
    ].map((one) => ({ ...talks, list: [one] })),
  ])
    await expect((await saying(value)).list(alder), JSON.stringify(value)).rejects.toMatchObject(refused);
  const broken = [
    { ...thread, messages: {} },
    { ...thread, messages: [{ ...message, by: 7 }] },
    { messages: [message], all: 1 },
    { ...thread, all: undefined },
    { ...thread, next: 'x' },
  ];
  for (const value of broken)
    await expect((await saying(value)).read({ merchant: 'alder', id: 4 })).rejects.toMatchObject(refused);
  for (const value of [{ kind: 'done' }, { kind: 'held' }, { kind: 'lost' }])
    await expect((await saying(value)).act(act)).rejects.toMatchObject(refused);
  const end = new AbortController().signal;
  for (const value of [{}, { mark: 'a', merchants: [1] }])
    await expect((await saying(value)).news(undefined, end)).rejects.toMatchObject(refused);
});
