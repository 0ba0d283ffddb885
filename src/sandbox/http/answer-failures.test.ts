import Fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import type { Sandbox } from '../sandbox.ts';
import { createScenarios } from '../test-door/scenarios.ts';
import { answerFailures } from './answer-failures.ts';

afterEach(() => vi.restoreAllMocks());

it('what nobody expected is written with its stack to standard error, and says nothing to strangers', async () => {
  const written: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  const server = Fastify();
  answerFailures(server, { scenarios: createScenarios(false) } as Sandbox);
  server.get('/broken', () => {
    throw new Error('relation "wallet" does not exist');
  });
  const answer = await server.inject('/broken');
  await server.close();
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ code: 'unknown.error', message: 'Unknown error' });
  expect(answer.body).not.toContain('wallet');
  expect(written.join('')).toMatch(/relation "wallet" does not exist\n\s+at .*answer-failures\.test\.ts/);
});
