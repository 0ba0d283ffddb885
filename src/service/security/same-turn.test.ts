import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { limitUnderWay } from '../../http-guard/limit-under-way.ts';
import { refuseMalformed } from '../../http-guard/refuse-malformed.ts';
import { addResponseHeaders } from './response-headers.ts';

it('answers in the turn in which a request came, since what every request passes makes no promises', async () => {
  const app = Fastify();
  refuseMalformed(app);
  limitUnderWay(app, 2);
  addResponseHeaders(app);
  app.get('/', (_request, reply) => reply.send({ seen: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const answered: boolean[] = [];
  // Runs when Fastify has returned.
  app.server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
    answered.push(response.writableEnded);
  });
  const [answer] = (await once(
    get({ host: '127.0.0.1', port: (app.server.address() as AddressInfo).port, agent: false }),
    'response',
  )) as [IncomingMessage];
  answer.resume();
  expect([answer.statusCode, answer.headers['x-content-type-options']]).toEqual([200, 'nosniff']);
  expect(answered).toEqual([true]);
  await app.close();
});
