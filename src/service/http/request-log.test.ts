import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { requestForLog } from './request-log.ts';

it('writes which fields an address had, and no token of it, however it is spelt', async () => {
  const lines: string[] = [];
  const app = Fastify({
    logger: {
      level: 'info',
      stream: { write: (line: string) => lines.push(line) },
      serializers: { req: requestForLog },
    },
  });
  app.get('/wps/game/favourites', () => {
    throw new Error('It broke.');
  });
  const url = '/wps/game/favourites?merchantCode=karat&token=s3cr3t-1&%74oken=s3cr3t-2&x?token=s3cr3t-3';
  await app.inject({ url, headers: { authorization: 'Bearer s3cr3t-4' } });
  const log = lines.join('');
  expect(log).toContain('/wps/game/favourites?merchantCode&token');
  expect(log).toContain('It broke.');
  expect(log).not.toContain('s3cr3t');
  await app.close();
});
