import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { createConsoleHub, type ConsoleHub } from './console-hub.ts';

/** A server whose one address is the stream of a hub, for a session that can be ended. */
async function openStream(hub: ConsoleHub, merchants?: readonly string[], person = 'mira') {
  let isSignedIn = true;
  const server = createServer((_request, response) => {
    const visit = new AbortController();
    response.once('close', () => visit.abort());
    const isOpen = () => Promise.resolve(isSignedIn);
    if (!hub.join(response, { end: visit.signal, person, isSignedIn: isOpen, merchants }))
      response.writeHead(429).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    open: () =>
      new Promise<{ readonly status: number | undefined; readonly heard: Promise<string> }>((resolve) => {
        get({ port, host: '127.0.0.1' }, (answer) => resolve({ status: answer.statusCode, heard: text(answer) }));
      }),
    signOut: () => void (isSignedIn = false),
    close: () => void server.close(),
  };
}

it('ends a session whose browser does not read, and lives on @C-510', async () => {
  const hub = createConsoleHub(20);
  const written: string[] = [];
  const slow = new Writable({ highWaterMark: 1, write: (chunk) => void written.push(String(chunk)) });
  const response = Object.assign(slow, { writeHead: () => slow, socket: null }) as unknown as ServerResponse;
  const visit = new AbortController();
  hub.join(response, { end: visit.signal, person: 'slow', isSignedIn: () => Promise.resolve(false) });
  await vi.waitFor(() => expect(slow.destroyed).toBe(true));
  hub.send('moved', { merchant: 'ab', seq: 2, release: 'f00' }, ['ab']);
  slow.emit('error', new Error('gone'));
  expect(written.join('')).not.toContain('moved');
  hub.close();
});

it('tells every open console what moved, and one whose session is over that it is @C-510', async () => {
  const hub = createConsoleHub(20);
  const stream = await openStream(hub);
  const consoles = [await stream.open(), await stream.open()];
  hub.send('moved', { merchant: 'ab', seq: 2, release: 'f00' }, ['ab']);
  stream.signOut();
  for (const sent of await Promise.all(consoles.map(({ heard }) => heard))) {
    expect(sent).toContain('event: moved\ndata: {"merchant":"ab","seq":2,"release":"f00"}\n\n');
    expect(sent).toMatch(/event: signed-out\ndata: \{\}\n\n$/);
  }
  hub.close();
  stream.close();
});

it('tells whoever has some merchants of these alone @C-164', async () => {
  const hub = createConsoleHub(20);
  const stream = await openStream(hub, ['cd']);
  const { heard } = await stream.open();
  hub.send('moved', { merchant: 'ab', seq: 2, release: 'f00' }, ['ab']);
  hub.send('change-set', { id: 'of-both', state: 'published' }, ['ab', 'cd']);
  hub.send('change-set', { id: 'of-another', state: 'published' }, ['ab']);
  stream.signOut();
  const sent = await heard;
  expect(sent).toContain('of-both');
  expect(sent).not.toMatch(/"ab"|of-another/);
  hub.close();
  stream.close();
});

it('tells of live chat only who has its merchant @C-748', async () => {
  const hub = createConsoleHub(20);
  const [all, limited] = [await openStream(hub), await openStream(hub, ['cd'], 'omar')];
  const [one, other] = [await all.open(), await limited.open()];
  hub.send('support', {}, ['ab']);
  all.signOut();
  limited.signOut();
  expect(await one.heard).toContain('event: support\ndata: {}\n\n');
  expect(await other.heard).not.toContain('support');
  hub.close();
  all.close();
  limited.close();
});

it('gives one person eight streams, and others theirs @C-510', async () => {
  const hub = createConsoleHub(20);
  const stream = await openStream(hub);
  const opened = await Promise.all(Array.from({ length: 9 }, () => stream.open()));
  expect(opened.filter(({ status }) => status === 200)).toHaveLength(8);
  expect(opened.filter(({ status }) => status === 429)).toHaveLength(1);
  const another = await openStream(hub, undefined, 'omar');
  const other = await another.open();
  expect(other.status).toBe(200);
  stream.signOut();
  another.signOut();
  await Promise.all([...opened, other].map(({ heard }) => heard));
  hub.close();
  stream.close();
  another.close();
});
