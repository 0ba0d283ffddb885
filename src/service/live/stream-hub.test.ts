import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { visitEnd } from '../../http-guard/visit-end.ts';
import { createStreamHub } from './stream-hub.ts';

it('frees the places of streams that wait behind another when their connection goes', async () => {
  const hub = createStreamHub({ total: 10, perAddress: 5, heartbeatMs: 60_000 });
  const app = Fastify({ forceCloseConnections: true });
  app.get('/', (request, reply) => {
    const visitor = { merchant: 'karat', ip: request.ip, end: visitEnd(reply) };
    if (!hub.join(reply.raw, visitor)) return reply.code(503).send();
    return reply.hijack();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(5));
  await expect.poll(() => hub.size).toBe(5);
  socket.destroy();
  await expect.poll(() => hub.size).toBe(0);
  expect(hub.watches('karat')).toBe(false);
  hub.close();
  await app.close();
});
