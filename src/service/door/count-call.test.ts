import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Limiter } from '../../storage/limits/limiter.ts';
import { countCall } from './count-call.ts';

it('counts every address of an IPv6 network as one, for addresses and for who has no session', async () => {
  const counted = new Set<string>();
  const limiter: Limiter = {
    take: (subject) => {
      counted.add(subject);
      return Promise.resolve({ isAllowed: true });
    },
    giveBack: () => Promise.resolve(),
    isFull: () => Promise.resolve(false),
    clear: () => Promise.resolve(),
  };
  const app = Fastify();
  app.get('/:name', async (request) => {
    const { name } = request.params as { name: string };
    return countCall(limiter, { merchant: 'karat', name, request });
  });
  const subjectsOf = async (...addresses: readonly string[]) => {
    counted.clear();
    for (const remoteAddress of addresses)
      for (const name of ['captcha', 'withdraw']) await app.inject({ url: `/${name}`, remoteAddress });
    return counted.size;
  };
  expect(await subjectsOf('2001:db8:0:1::1', '2001:db8:0:1:ffff::2')).toBe(2);
  expect(await subjectsOf('2001:db8:0:1::1', '2001:db8:0:2::1')).toBe(4);
  await app.close();
});
