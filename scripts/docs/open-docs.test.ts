import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Docs, openDocs } from './open-docs.ts';
import { documentGroups, pathOf } from './read-documents.ts';
import { renderMarkdown } from './render-markdown.ts';
import type { FoundPlace } from './search-documents.ts';

let docs: Docs;
let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (docs.owns(request)) docs.answer(request, response);
    else response.writeHead(421).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ({ port } = server.address() as AddressInfo);
  docs = await openDocs({ rootDir: '.', port, startOrigin: 'http://localhost:4001' });
});
afterAll(async () => {
  await docs.close();
  server.close();
});

const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
const find = async (query: string) => (await (await ask(`/docs/search.json?q=${query}`)).json()) as FoundPlace[];

it('serves every page, and every link of a page leads to a page and a heading that are there', async () => {
  const paths = documentGroups.flatMap(({ files }) => files.map(pathOf));
  const pages = new Map<string, string>();
  for (const path of paths) {
    const answer = await ask(`/docs/${path}`);
    expect(answer.status, path).toBe(200);
    pages.set(`/docs/${path}`, await answer.text());
  }
  const dead = [...pages].flatMap(([page, html]) =>
    [...html.matchAll(/href="((?:\/docs\/|#)[^"]*)"/g)].flatMap(([, href = '']) => {
      const [path = '', id] = href.split('#');
      if (/^\/docs\/(gallery\/|docs\.css|mark\.svg)/.test(path)) return [];
      const aim = pages.get(path === '' ? page : path);
      const isThere = aim !== undefined && (id === undefined || id === 'main' || aim.includes(`id="${id}"`));
      return isThere ? [] : [`${page} → ${href}`];
    }),
  );
  expect(dead).toEqual([]);
});

it('finds names by a part, by words and with a slip, those of merchants before those of the APIs', async () => {
  expect((await find('login.rem'))[0]).toMatchObject({ href: '/docs/settings#loginremember', title: 'login.remember' });
  expect((await find('cbs3'))[0]?.href).toBe('/docs/flags#cbs3');
  expect((await find('contrast_lwo')).map(({ title }) => title)).toContain('CONTRAST_LOW');
  expect((await find('live+chat')).slice(0, 5).map(({ page }) => page)).not.toContain('Platform API');
  expect(await find('nothingofthekind')).toEqual([]);
  expect(await find('')).toEqual([]);
});

it('answers a search without script too, and shows what was typed as text', async () => {
  const html = await (await ask('/docs/search?q=%22%3E%3Cscript%3Ex')).text();
  expect(html).toContain('&quot;&gt;&lt;script&gt;x');
  expect(html).not.toContain('<script>x');
  expect(await (await ask('/docs/search?q=lobby.json')).text()).toContain('href="/docs/lobby"');
});

it('allows only its own files, and nothing inline', async () => {
  const { headers } = await ask('/docs/');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect((await ask('/docs/none')).status).toBe(404);
});

it('answers at this machine’s own name alone, and below /docs alone', async () => {
  const status = (host: string, path: string) =>
    new Promise<number | undefined>((done) => {
      get({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
        answer.resume();
        done(answer.statusCode);
      });
    });
  expect(await status(`localhost:${port}`, '/docs/')).toBe(200);
  expect(await status(`karat.localhost:${port}`, '/docs/')).toBe(421);
  expect(await status('docs.example', '/docs/')).toBe(421);
  expect(await status(`localhost:${port}`, '/livery/internal/site')).toBe(421);
  expect(await status(`localhost:${port}`, '/docsx')).toBe(421);
});

it('passes no markup of a document on, and drops links that run code or lead to no page', () => {
  const text = '# A\n\n<img src=x onerror=y> [code](javascript:alert(1)) [away](../src/x.ts) [to](README.md)\n';
  const { html } = renderMarkdown(text, (target) => (target === 'README.md' ? '/docs/' : undefined));
  expect(html).toContain('&lt;img src=x onerror=y&gt;');
  expect(html).not.toMatch(/href="javascript|\.\.\/src/);
  expect(html).toContain('<span>away</span> <a href="/docs/">to</a>');
});
