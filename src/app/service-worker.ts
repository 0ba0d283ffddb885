/// <reference lib="webworker" />
import { homePath } from '../contracts/home-path.ts';
import { maintenanceHeader } from '../contracts/maintenance.ts';
import type { KeepMessage } from './keep-shell.ts';

declare const self: ServiceWorkerGlobalScope;
/** Every chunk of this build, put in by the build itself. */
declare const LIVERY_FILES: readonly string[];

const shellCache = 'livery-shell';
const fileCache = 'livery-files';
/** One shell for every address: the page draws itself anew when it was made for another one. */
const shellKey = homePath;
const patienceMs = 4000;
const fileLimit = 400;
/** Never handled: the stream, the platform, test doors, and the polls that must see the network. */
const direct = /^\/(wps|art|livery\/(?!parts\/))/;

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  if (isKeep(event.data)) event.waitUntil(keep(event.data.urls));
  else if (event.data?.type === 'activate') event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || direct.test(url.pathname)) return;
  if (request.mode === 'navigate') {
    if (/^\/($|m($|\/))/.test(url.pathname)) event.respondWith(page(request));
  } else if (isImmutable(url.pathname)) event.respondWith(file(event));
});

/**
 * The network's page while it answers in time, or however long it takes where nothing is kept; else the last good
 * shell; else a page that offers to try again. A site under maintenance has answered (row A-216).
 */
async function page(request: Request): Promise<Response> {
  const shell = await findKept(shellKey, shellCache);
  try {
    const answer = await (shell ? inTime(fetch(request)) : fetch(request));
    if (answer.status < 500 || answer.headers.has(maintenanceHeader)) return answer;
  } catch {
    // No network, or none that answers: the last good shell boots.
  }
  return shell ?? retryPage();
}

/** Hurries only the beginning of an answer: what has begun to come over a slow network is not cut off. */
function inTime(answer: Promise<Response>): Promise<Response> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${patienceMs} ms.`)), patienceMs);
  });
  return Promise.race([answer, late]);
}

/** The kept file, else the network's: at once, whether or not the device has room to keep it. */
async function file(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const known = await findKept(request, fileCache);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(keepAnswer(request, answer.clone()).catch(() => undefined));
  return answer;
}

async function keepAnswer(request: Request, answer: Response): Promise<void> {
  const files = await caches.open(fileCache);
  await files.put(request, answer);
}

/** What is kept of an address; nothing too where the device refuses to look. */
function findKept(address: RequestInfo, cacheName: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName }).catch(() => undefined);
}

/**
 * Keeps the shell of now and the files it needs, then the chunks of all screens, so that any address boots without
 * network after a single visit; of the files, the newest few hundred.
 */
async function keep(urls: readonly string[]): Promise<void> {
  const files = await caches.open(fileCache);
  const keepFile = async (url: string) => ((await files.match(url)) ? undefined : files.add(url));
  await Promise.allSettled(urls.filter(isImmutable).map(keepFile));
  const shell = await fetch(shellKey, { headers: { Accept: 'text/html' } });
  if (!shell.ok || shell.redirected) return;
  const text = await shell.clone().text();
  const ofShell = filesOf(text);
  await Promise.allSettled(ofShell.map(keepFile));
  await (await caches.open(shellCache)).put(shellKey, shell);
  // One after the other: nobody waits for these.
  for (const url of LIVERY_FILES) await keepFile(url).catch(() => undefined);
  const kept = await files.keys();
  const inUse = new Set([...urls, ...ofShell, ...LIVERY_FILES]);
  const old = kept.filter(({ url }) => !inUse.has(new URL(url).pathname));
  await Promise.all(old.slice(0, Math.max(0, kept.length - fileLimit)).map((file) => files.delete(file)));
}

function filesOf(html: string): readonly string[] {
  return [...html.matchAll(/(?:href|src)="(\/(?:assets|livery\/parts)\/[^"]+)"/g)].flatMap(([, url]) =>
    url ? [url] : [],
  );
}

function isImmutable(path: string): boolean {
  return /^\/(assets|livery\/parts)\//.test(path);
}

function isKeep(data: unknown): data is KeepMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'keep';
}

function retryPage(): Response {
  const look =
    ':root{color-scheme:dark}' +
    'body{display:grid;min-height:90vh;place-content:center;font:1rem/1.6 system-ui,sans-serif}' +
    'a{padding:14px 24px;border:1px solid;border-radius:12px;color:CanvasText;text-align:center;text-decoration:none}';
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not loaded</title><style>${look}</style><p><a href="">This page did not load. Tap to try again.<br><bdi lang="ur">لوڈ نہیں ہو سکا، دوبارہ کوشش کے لیے دبائیں</bdi></a></p>`;
  return new Response(body, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
