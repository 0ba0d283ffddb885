import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { followRequests } from './follow-requests.ts';
import { settledPicture } from './settle.ts';
import { snapshotBrowser } from './snapshot-browser.ts';

/** Stands as the server drew it, asks with code that comes late, draws the answer, and asks once more on its account. */
const late = `const ask = async (path) => (await fetch(path)).text();
  document.querySelector('main').textContent = await ask('/call-1');
  document.querySelector('main').textContent = await ask('/call-2');`;

const page = (text: string, script = '') =>
  `<!doctype html><link rel="icon" href="data:,"><main>${text}</main>
  <script>addEventListener('load', () => setTimeout(() => { ${script} }))</script>`;

const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="44">
  <path d="M5 42 20 3 37 41M60 42C60 0 95 0 96 41M120 41 135 4 151 42" fill="none" stroke="#123" stroke-width="1.7"/></svg>`;

/** A drawn picture between two amounts: what is painted anew when they change goes through the picture. */
const amounts = (first: string, script = '') =>
  page(
    `<style>main { block-size: 90px } span { position: absolute; top: 27px; font: 13px/1 sans-serif }</style>
    <span style="left:4px">${first}</span><span style="left:230px">${first}</span>
    <img alt="" src="data:image/svg+xml,${encodeURIComponent(drawn)}" style="position:absolute;left:50.4px;top:6px;height:36px">`,
    script,
  );

// A browser paints over the tile of before the last change: only the third change finds one to be painted in part.
const lateAmounts = `for (const text of ['1', '22', '48.50']) {
  await fetch('/call-1');
  for (const one of document.querySelectorAll('span')) one.textContent = text;
}`;

/** A picture with round corners over a face of another colour. */
const framed = (src: string) =>
  page(`<div style="inline-size: 200px; overflow: hidden; border-radius: 20px">
    <img alt="" src="${src}" style="display: block; inline-size: 100%; block-size: 80px; background: #eee"></div>`);

const violet = sharp({ create: { width: 400, height: 160, channels: 3, background: '#3a2060' } }).webp();
const webp = await violet.toBuffer();

const answers: Readonly<
  Record<string, { readonly ms: number; readonly type: string; readonly body: string | Uint8Array }>
> = {
  '/': { ms: 0, type: 'text/html', body: page('drawn by the server', "void import('/late.js')") },
  '/end': { ms: 0, type: 'text/html', body: page('second answer') },
  '/waits': { ms: 0, type: 'text/html', body: page('<p aria-busy="true">waits</p>', "void fetch('/never')") },
  '/amounts': { ms: 0, type: 'text/html', body: amounts('48.50') },
  '/late-amounts': { ms: 0, type: 'text/html', body: amounts('0', "void import('/amounts.js')") },
  '/amounts.js': { ms: 0, type: 'text/javascript', body: lateAmounts },
  '/picture': { ms: 0, type: 'text/html', body: framed('/violet') },
  '/late-picture': { ms: 0, type: 'text/html', body: framed('/late-violet') },
  '/violet': { ms: 0, type: 'image/webp', body: webp },
  '/late-violet': { ms: 1_500, type: 'image/webp', body: webp },
  '/stand-in': { ms: 0, type: 'text/html', body: page('<p>waits</p>') },
  '/late.js': { ms: 700, type: 'text/javascript', body: late },
  '/call-1': { ms: 700, type: 'text/plain', body: 'first answer' },
  '/call-2': { ms: 700, type: 'text/plain', body: 'second answer' },
};

let server: Server;
let browser: Browser;

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (answer) setTimeout(() => response.setHeader('content-type', answer.type).end(answer.body), answer.ms);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  browser = await chromium.launch(snapshotBrowser);
});

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

async function photograph(path: string, isLoading = false): Promise<Buffer> {
  const tab = await browser.newPage({ viewport: { width: 300, height: 100 } });
  const requests = followRequests(tab);
  await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  return settledPicture(tab, requests, { isLoading });
}

it('photographs a page once late code and its calls have their answers @T-018', async () => {
  const [settled, end] = [await photograph('/'), await photograph('/end')];
  expect(settled.equals(end)).toBe(true);
}, 60_000);

it('photographs a page that waits for a silent platform with its stand-ins @T-019', async () => {
  const [waiting, standIn] = [await photograph('/waits', true), await photograph('/stand-in')];
  expect(waiting.equals(standIn)).toBe(true);
}, 60_000);

it('photographs a page that was painted in parts as one that was painted at once @T-016', async () => {
  const [atOnce, inParts] = [await photograph('/amounts'), await photograph('/late-amounts')];
  expect(inParts.equals(atOnce)).toBe(true);
}, 60_000);

it('photographs a picture that came late as one that was there at once @T-017', async () => {
  const [atOnce, late] = [await photograph('/picture'), await photograph('/late-picture')];
  expect(late.equals(atOnce)).toBe(true);
}, 60_000);
