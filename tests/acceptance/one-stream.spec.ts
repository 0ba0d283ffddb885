import { expect, test } from '../support/test.ts';

test('a browser with three open pages holds one stream, and every page follows it', async ({
  aSite,
  context,
  page,
}) => {
  const site = await aSite({ base: 'soda' });
  const streams = new Set<unknown>();
  const all: string[] = [];
  context.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/livery/stream')) return;
    streams.add(request);
    all.push(request.url());
  });
  context.on('requestfinished', (request) => streams.delete(request));
  context.on('requestfailed', (request) => streams.delete(request));
  const pages = [page, await context.newPage(), await context.newPage()];
  for (const one of pages) await one.goto(site.url('/m/home'));
  await expect.poll(() => streams.size).toBe(1);
  await site.publish({ merchant: { name: 'Renamed' } });
  for (const one of pages) await expect(one).toHaveTitle(/Renamed/);
  expect([streams.size, all.length]).toEqual([1, 1]);
});
