import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { atEnd, onVisitEnd, visitEnd } from './visit-end.ts';

let app = Fastify();
afterEach(() => app.close());

/** A server whose calls answer when told to; counts those under way. */
async function open() {
  app = Fastify({ forceCloseConnections: true });
  let underWay = 0;
  let answer: () => void = () => {};
  const ended = new Promise<void>((resolve) => {
    answer = resolve;
  });
  app.addHook('onRequest', async (_request, reply) => {
    underWay += 1;
    atEnd(visitEnd(reply), () => {
      underWay -= 1;
    });
  });
  app.get('/', async () => {
    await ended;
    return 'done';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return { socket, answer: () => answer(), underWay: () => underWay };
}

const asked = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

describe('visitEnd', () => {
  it('fires when the answer is over, though the connection stays', async () => {
    const { socket, answer, underWay } = await open();
    socket.write(asked);
    await expect.poll(underWay).toBe(1);
    answer();
    await expect.poll(underWay).toBe(0);
    expect(socket.destroyed).toBe(false);
    socket.destroy();
  });

  it('fires for every call of a connection that goes, the waiting ones as well', async () => {
    const { socket, underWay } = await open();
    socket.write(asked.repeat(5));
    await expect.poll(underWay).toBe(5);
    socket.destroy();
    await expect.poll(underWay).toBe(0);
  });
});

describe('onVisitEnd', () => {
  it('acts once for each call of a connection, and leaves nothing behind on it', async () => {
    let ended = 0;
    const listening: number[] = [];
    app = Fastify({ forceCloseConnections: true });
    app.addHook('onRequest', (request, reply, done) => {
      listening.push(request.socket.listenerCount('close'));
      onVisitEnd(reply, () => (ended += 1));
      done();
    });
    app.get('/', async () => 'done');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    for (let call = 1; call <= 5; call += 1) {
      socket.write(asked);
      await expect.poll(() => ended).toBe(call);
    }
    expect(listening).toEqual(Array.from({ length: 5 }, () => listening[0]));
    socket.destroy();
    await app.close();
    expect(ended).toBe(5);
  });
});
