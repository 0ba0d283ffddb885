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
    return countCall(limiter, { merchant: 'karat', name, request, names: [] });
  });
  const subjectsOf = async (...addresses: readonly string[]) => {
    counted.clear();
    for (const remoteAddress of addresses)
      for (const name of ['captcha', 'promotionApply']) await app.inject({ url: `/${name}`, remoteAddress });
    return counted.size;
  };
  expect(await subjectsOf('2001:db8:0:1::1', '2001:db8:0:1:ffff::2')).toBe(2);
  expect(await subjectsOf('2001:db8:0:1::1', '2001:db8:0:2::1')).toBe(4);
  await app.close();
});

it('counts every token that a call shows, and guesses with tokens that are none by their address', async () => {
  const counted: string[] = [];
  const limiter: Limiter = {
    take: (subject) => {
      counted.push(subject);
      return Promise.resolve({ isAllowed: true });
    },
    giveBack: () => Promise.resolve(),
    isFull: () => Promise.resolve(false),
    clear: () => Promise.resolve(),
  };
  const app = Fastify();
  app.get('/:name', async (request) => {
    const { name } = request.params as { name: string };
    return countCall(limiter, { merchant: 'karat', name, request, names: [] });
  });
  const whoOf = async (url: string, authorization: string) => {
    counted.length = 0;
    await app.inject({ url, headers: { authorization }, remoteAddress: '192.0.2.1' });
    return counted.map((subject) => JSON.parse(subject).at(-1));
  };
  expect(await whoOf('/feedback', 'bearer   a')).toEqual(['192.0.2.1', 'a']);
  expect(await whoOf('/feedback?token=b', 'Bearer a')).toEqual(['192.0.2.1', 'a', 'b']);
  expect(await whoOf('/feedback', 'a')).toEqual(['192.0.2.1', '192.0.2.1']);
  for (const guess of [
    'withdraw',
    'bindBankCard',
    'removeBankCard',
    'changePassword',
    'giveOwnProof',
    'closeAccount',
    'endSecondFactor',
    'verifyDetail',
  ])
    expect(await whoOf(`/${guess}`, 'Bearer x'), guess).toEqual(['192.0.2.1', 'x']);
  await app.close();
});

it('takes ten guesses at a name from one address and sixty in all, so that its owner still gets in from elsewhere', async () => {
  const taken = new Map<string, number>();
  const limiter: Limiter = {
    take: (subject, { most }) => {
      const count = taken.get(subject) ?? 0;
      if (count < most) taken.set(subject, count + 1);
      return Promise.resolve(count < most ? { isAllowed: true } : { isAllowed: false, waitMs: 1 });
    },
    giveBack: (subject) => {
      taken.set(subject, (taken.get(subject) ?? 0) - 1);
      return Promise.resolve();
    },
    isFull: () => Promise.resolve(false),
    clear: () => Promise.resolve(),
  };
  const app = Fastify();
  app.get('/', async (request) => countCall(limiter, { merchant: 'karat', name: 'login', request, names: ['bWFy'] }));
  const guess = async (remoteAddress: string, times: number) => {
    let passed = 0;
    for (let index = 0; index < times; index += 1)
      if ((await app.inject({ url: '/', remoteAddress })).json<{ waitMs?: number }>().waitMs === undefined) passed += 1;
    return passed;
  };
  expect([await guess('192.0.2.1', 40), await guess('192.0.2.2', 1)]).toEqual([10, 1]);
  let inAll = 11;
  for (let host = 3; host < 10; host += 1) inAll += await guess(`192.0.2.${host}`, 12);
  expect(inAll).toBe(60);
  await app.close();
});
