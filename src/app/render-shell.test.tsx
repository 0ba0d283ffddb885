import { expect, it, vi } from 'vitest';
import { aBoot, aSitePart } from '../client/testing/boot.fixture.ts';
import { renderShell } from './render-shell.tsx';

const stylesheet = { href: '/x.css', css: ':root{--ground:"</style>"}' };

const drawn = vi.hoisted(() => ({ times: 0 }));

// The registry of all features, with one part that breaks: on the server there is no boundary to catch it.
vi.mock('./screens.ts', () => {
  const Broken = () => {
    throw new Error('The answer has no rows.');
  };
  const Shop = () => {
    drawn.times += 1;
    return <p>the shop</p>;
  };
  return {
    screens: {
      routes: { 'shop.screen': async () => ({ default: Shop }) },
      blocks: { 'shop.broken': async () => ({ default: Broken }) },
      dialogs: {},
      actions: {},
      late: async () => ({ default: { routes: {}, dialogs: {}, actions: {} } }),
    },
  };
});

it('draws a page on the server without the part that breaks, and leaves that part to the browser', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const site = aSitePart({
    routes: [{ id: 'shop.screen', path: '/m/shop', title: 'shop:title' }],
    slots: { ...aSitePart().slots, 'header.clock': [{ id: 'shop.broken', order: 1, block: 'shop.broken' }] },
  });
  const assets = { script: '/assets/main.js', early: '/assets/early.js', css: [], preload: [], parts: {} };
  const request = { path: '/m/shop', language: 'en', assets, stylesheet };
  const { html } = await renderShell(aBoot({ site }), request);
  expect(html).toContain('the shop');
  expect(html).toMatch(/data-modules="[^"]*shop\.screen/);
  expect(html).not.toMatch(/data-modules="[^"]*shop\.broken/);
  expect(log.mock.calls.flat().join(' ')).toContain('"shop.broken"');
  log.mockRestore();
});

it('knows addresses in any letter case, and sends others where the extra table or home is', async () => {
  const site = aSitePart({
    routes: [{ id: 'shop.screen', path: '/m/shop', title: 'shop:title' }],
    extraRoutes: { '/m/Market': 'shop.screen', '/m/bazaar': '/m/shop' },
  });
  const assets = { script: '/assets/main.js', early: '/assets/early.js', css: [], preload: [], parts: {} };
  const draw = (path: string) => renderShell(aBoot({ site }), { path, language: 'en', assets, stylesheet });
  expect((await draw('/m/SHOP/')).html).toContain('the shop');
  expect((await draw('/m/market')).redirect).toBeUndefined();
  expect((await draw('/m/bazaar')).redirect).toBe('/m/shop');
  expect((await draw('/m/nowhere')).redirect).toBe('/m/home#unknown');
});

it('draws a page once when an earlier one brought its parts, and writes the same', async () => {
  const site = aSitePart({ routes: [{ id: 'shop.screen', path: '/m/shop', title: 'shop:title' }] });
  const boot = aBoot({ site });
  const assets = { script: '/assets/main.js', early: '/assets/early.js', css: [], preload: [], parts: {} };
  const request = { path: '/m/shop', language: 'en', assets, stylesheet };
  const first = await renderShell(boot, request);
  drawn.times = 0;
  expect(await renderShell(boot, request)).toEqual(first);
  expect(drawn.times).toBe(1);
  const embedded = /<script type="application\/json" id="livery-boot">(.*)<\/script>/.exec(first.html)?.[1] ?? '';
  expect(JSON.parse(embedded)).toEqual({ ...boot, answers: {} });
});

it('carries the stylesheet of the theme, which nothing in it can end, and names its hash for the policy', async () => {
  const site = aSitePart({ routes: [{ id: 'shop.screen', path: '/m/shop', title: 'shop:title' }] });
  const assets = { script: '/assets/main.js', early: '/assets/early.js', css: [], preload: [], parts: {} };
  const { html, styleHashes } = await renderShell(aBoot({ site }), {
    path: '/m/shop',
    language: 'en',
    assets,
    stylesheet,
  });
  const css = /<style id="livery-theme" data-href="\/x\.css">(.*?)<\/style>/.exec(html)?.[1] ?? '';
  expect(css).toBe(':root{--ground:"<\\/style>"}');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
  expect(styleHashes).toContain(`sha256-${Buffer.from(digest).toString('base64')}`);
});

it('says in a line what the site is, with the name of the brand', async () => {
  const site = aSitePart({ routes: [{ id: 'shop.screen', path: '/m/shop', title: 'shop:title' }] });
  const assets = { script: '/assets/main.js', early: '/assets/early.js', css: [], preload: [], parts: {} };
  const boot = aBoot({ site, strings: { app: { description: 'Shop "at" {{name}}' } } });
  const { html } = await renderShell(boot, { path: '/m/shop', language: 'en', assets, stylesheet });
  expect(html).toContain(`<meta name="description" content="Shop &quot;at&quot; ${site.identity.name}">`);
});
