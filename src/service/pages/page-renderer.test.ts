import { expect, test } from 'vitest';
import type { LiveSite } from '../live/live-site.ts';
import { createPageRenderer, type RenderedShell } from './page-renderer.ts';

// The renderer reads nothing else of a site.
const site = {
  merchant: 'acme',
  pointer: { seq: 1, release: 'r1' },
  theme: { stylesheet: 'theme' },
  css: '',
  strings: { en: {} },
} as unknown as LiveSite;
const request = { path: '/m/home', language: 'en', status: { status: 0, ip: '10.0.0.9' } } as const;
const assets = { script: '', early: '', css: [], preload: [], parts: {} };

function aRenderer(page: (round: number) => RenderedShell | Promise<RenderedShell>) {
  let rounds = 0;
  let time = 0;
  const renderShell = () => page((rounds += 1));
  const pages = createPageRenderer({
    renderShell,
    assets,
    guestFetch: () => fetch,
    readForms: async () => ({}),
    now: () => time,
  });
  return {
    html: async (own = site) => (await pages(own, request)).html,
    wait: (ms: number) => {
      time += ms;
    },
    rounds: () => rounds,
  };
}

const drawn = (round: number, freshMs?: number): RenderedShell => ({
  html: `page ${round} for 255.255.255.255`,
  scriptHashes: [],
  styleHashes: [],
  ...(freshMs === undefined ? {} : { freshMs }),
});

test('a page without answers is drawn once, with the address of each visitor', async () => {
  const renderer = aRenderer((round) => drawn(round));
  expect(await renderer.html()).toBe('page 1 for 10.0.0.9');
  renderer.wait(86_400_000);
  expect(await renderer.html()).toBe('page 1 for 10.0.0.9');
});

test('a page with old answers is still given while the next one is drawn', async () => {
  const renderer = aRenderer((round) => drawn(round, 1_000));
  await renderer.html();
  renderer.wait(1_001);
  expect(await renderer.html()).toBe('page 1 for 10.0.0.9');
  await expect.poll(() => renderer.html()).toBe('page 2 for 10.0.0.9');
  expect(renderer.rounds()).toBe(2);
});

test('a page that cannot be drawn anew stays, one that was never drawn is tried again', async () => {
  const renderer = aRenderer((round) => {
    if (round !== 2) throw new Error('broken');
    return drawn(round, 1_000);
  });
  await expect(renderer.html()).rejects.toThrow('broken');
  expect(await renderer.html()).toBe('page 2 for 10.0.0.9');
  renderer.wait(1_001);
  await renderer.html();
  await expect.poll(() => renderer.rounds()).toBe(3);
  expect(await renderer.html()).toBe('page 2 for 10.0.0.9');
});

test('a page of another state of its platform is a page of its own', async () => {
  const renderer = aRenderer((round) => drawn(round));
  await renderer.html();
  expect(await renderer.html({ ...site, platformState: 'empty' })).toBe('page 2 for 10.0.0.9');
  expect(await renderer.html()).toBe('page 1 for 10.0.0.9');
});
