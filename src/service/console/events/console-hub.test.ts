import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { createConsoleHub, type ConsoleHub } from './console-hub.ts';

/** A server whose one address is the stream of a hub, for a session that can be ended. */
async function openStream(hub: ConsoleHub) {
  let isSignedIn = true;
  const server = createServer((_request, response) => {
    const visit = new AbortController();
    response.once('close', () => visit.abort());
    hub.join(response, { end: visit.signal, isSignedIn: () => Promise.resolve(isSignedIn) });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    open: () =>
      new Promise<{ readonly heard: Promise<string> }>((resolve) => {
        get({ port, host: '127.0.0.1' }, (answer) => resolve({ heard: text(answer) }));
      }),
    signOut: () => void (isSignedIn = false),
    close: () => void server.close(),
  };
}

it('ends a session whose browser does not read, and lives on', async () => {
  const hub = createConsoleHub(20);
  const written: string[] = [];
  const slow = new Writable({ highWaterMark: 1, write: (chunk) => void written.push(String(chunk)) });
  const response = Object.assign(slow, { writeHead: () => slow, socket: null }) as unknown as ServerResponse;
  const visit = new AbortController();
  hub.join(response, { end: visit.signal, isSignedIn: () => Promise.resolve(false) });
  await vi.waitFor(() => expect(slow.destroyed).toBe(true));
  hub.send('moved', { merchant: 'ab', seq: 2, release: 'f00' });
  slow.emit('error', new Error('gone'));
  expect(written.join('')).not.toContain('moved');
  hub.close();
});

it('tells every open console what moved, and one whose session is over that it is', async () => {
  const hub = createConsoleHub(20);
  const stream = await openStream(hub);
  const consoles = [await stream.open(), await stream.open()];
  hub.send('moved', { merchant: 'ab', seq: 2, release: 'f00' });
  stream.signOut();
  for (const told of await Promise.all(consoles.map(({ heard }) => heard))) {
    expect(told).toContain('event: moved\ndata: {"merchant":"ab","seq":2,"release":"f00"}\n\n');
    expect(told).toMatch(/event: signed-out\ndata: \{\}\n\n$/);
  }
  hub.close();
  stream.close();
});
