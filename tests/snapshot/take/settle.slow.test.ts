import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumLaunch } from '../../support/chromium.ts';
import { followRequests } from './follow-requests.ts';
import { settledPicture } from './settle.ts';

/** Stands as the server drew it, asks with code that comes late, draws the answer, and asks once more on its account. */
const late = `const ask = async (path) => (await fetch(path)).text();
  document.querySelector('main').textContent = await ask('/call-1');
  document.querySelector('main').textContent = await ask('/call-2');`;

const page = (text: string, script = '') =>
  `<!doctype html><link rel="icon" href="data:,"><main>${text}</main>
  <script>addEventListener('load', () => setTimeout(() => { ${script} }))</script>`;

const answers: Readonly<Record<string, { readonly ms: number; readonly type: string; readonly body: string }>> = {
  '/': { ms: 0, type: 'text/html', body: page('drawn by the server', "void import('/late.js')") },
  '/end': { ms: 0, type: 'text/html', body: page('second answer') },
  '/waits': { ms: 0, type: 'text/html', body: page('<p aria-busy="true">waits</p>', "void fetch('/never')") },
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
  browser = await chromium.launch(chromiumLaunch);
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

it('photographs a page once late code and its calls have their answers, and a waiting one at once @T-080', async () => {
  const [settled, end] = [await photograph('/'), await photograph('/end')];
  expect(settled.equals(end)).toBe(true);
  const waiting = await photograph('/waits', true);
  expect(waiting.equals(end)).toBe(false);
}, 60_000);
