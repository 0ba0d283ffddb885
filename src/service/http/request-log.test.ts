import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { requestForLog } from './request-log.ts';

async function loggedOf(url: string, headers: Record<string, string> = {}): Promise<string> {
  const lines: string[] = [];
  const app = Fastify({
    logger: {
      level: 'info',
      stream: { write: (line: string) => lines.push(line) },
      serializers: { req: requestForLog },
    },
  });
  app.get('/wps/*', () => {
    throw new Error('It broke.');
  });
  await app.inject({ url, headers });
  await app.close();
  return lines.join('');
}

it('writes which fields an address had, and no token of it, however it is spelt', async () => {
  const url = '/wps/game/favourites?merchantCode=karat&token=s3cr3t-1&%74oken=s3cr3t-2&x?token=s3cr3t-3';
  const log = await loggedOf(url, { authorization: 'Bearer s3cr3t-4' });
  expect(log).toContain('/wps/game/favourites?merchantCode&token');
  expect(log).toContain('It broke.');
  expect(log).not.toContain('s3cr3t');
});

it('writes no ticket of a chat', async () => {
  const cookie = 'livery-chat=s3cr3t-6';
  const log = await loggedOf('/wps/chat/window?ticket=s3cr3t-5&language=en', { cookie });
  expect(log).toContain('/wps/chat/window?ticket&language');
  expect(log).not.toContain('s3cr3t');
});
