import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import type { ServedPicture } from '../../art/index.ts';
import { addPictureRoutes } from './picture-routes.ts';
import type { Pictures } from './pictures.ts';

const picture: ServedPicture = {
  ...{ bytes: Buffer.from('drawn'), contentType: 'image/avif', hash: 'h1' },
  ...{ width: 1, height: 1, placeholder: '' },
};
let app = Fastify();
afterEach(() => app.close());

/** The routes over a tile that is drawn when the test says so. */
function serve(patienceMs: number) {
  const drawing = Promise.withResolvers<ServedPicture>();
  const asked: AbortSignal[] = [];
  const pictures: Pick<Pictures, 'tile'> = {
    tile(_file, gone) {
      if (gone) asked.push(gone);
      return drawing.promise;
    },
  };
  app = Fastify();
  // The routes of this test ask for tiles alone.
  addPictureRoutes(app, pictures as Pictures, patienceMs);
  return { drawing, asked, ask: () => app.inject('/art/games/g1-s.avif') };
}

it('tells who has waited long enough to come back, and goes on drawing for them', async () => {
  const { drawing, asked, ask } = serve(20);
  const first = await ask();
  expect([first.statusCode, first.headers['retry-after'], first.headers['cache-control']]).toEqual([
    503,
    '2',
    'no-store',
  ]);
  expect(asked.map(({ aborted }) => aborted)).toEqual([false]);
  drawing.resolve(picture);
  const second = await ask();
  expect([second.statusCode, second.body, second.headers.etag]).toEqual([200, 'drawn', '"h1"']);
});

it('gives a picture as soon as it is drawn', async () => {
  const { drawing, ask } = serve(60_000);
  const answer = ask();
  drawing.resolve(picture);
  expect((await answer).statusCode).toBe(200);
});

it('says when who asked has left', async () => {
  const { asked } = serve(60_000);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const visit = get({ port: (app.server.address() as AddressInfo).port, path: '/art/games/g1-s.avif' });
  visit.on('error', () => undefined);
  await expect.poll(() => asked.length).toBe(1);
  visit.destroy();
  await expect.poll(() => asked[0]?.aborted).toBe(true);
});
