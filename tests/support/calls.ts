import { type BrowserContext, expect, type Request } from '@playwright/test';
import { type EndpointName, endpoints } from '../../src/contracts/endpoints.ts';
import { ownPath } from './moved-paths.ts';

/** A platform call as the browser sent it. */
export interface SentCall {
  readonly name: EndpointName | undefined;
  /** Host and port that were asked. */
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Records every platform call of one browser context, in order. */
export interface CallRecorder {
  readonly all: () => readonly SentCall[];
  readonly of: (name: EndpointName) => readonly SentCall[];
  /** How many have no answer yet. */
  readonly open: () => number;
  readonly forget: () => void;
}

/** Listens to a context; passes nothing on and changes nothing. */
export function recordCalls(context: BrowserContext): CallRecorder {
  const calls: SentCall[] = [];
  const open = new Set<Request>();
  context.on('request', (request) => {
    if (!ownPath(new URL(request.url()).pathname).startsWith('/wps/')) return;
    calls.push(describeCall(request));
    open.add(request);
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return {
    all: () => [...calls],
    of: (name) => calls.filter((call) => call.name === name),
    open: () => open.size,
    forget: () => {
      calls.length = 0;
    },
  };
}

/** Waits until the page asks the platform for nothing more by itself: no call in a second, and every one has its answer. */
export async function untilQuiet(calls: CallRecorder): Promise<void> {
  let count = -1;
  const isQuiet = () => {
    const last = count;
    count = calls.all().length;
    return count === last && calls.open() === 0;
  };
  await expect.poll(isQuiet, { intervals: [1_000] }).toBe(true);
}

function describeCall(request: Request): SentCall {
  const url = new URL(request.url());
  const method = request.method();
  const path = ownPath(url.pathname);
  return {
    name: nameOf(method, path),
    host: url.host,
    method,
    path,
    query: url.searchParams,
    headers: request.headers(),
    body: request.postData() ?? undefined,
  };
}

function nameOf(method: string, path: string): EndpointName | undefined {
  const names = Object.keys(endpoints) as EndpointName[];
  return names.find((name) => endpoints[name].path === path && endpoints[name].method === method);
}
