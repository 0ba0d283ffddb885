import type { PlatformMapping } from '../../contracts/generated/platform-mapping.ts';
import { GATEWAY_MOBILE, platformHeaders } from '../../contracts/call-headers.ts';
import { callPlatform } from '../mapping/call-platform.ts';
import { plainWords } from '../mapping/plain-words.ts';
import type { Platforms } from '../mapping/platforms.ts';

/** What came of one question. */
export type PlatformAnswer =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'answer'; readonly value: unknown; readonly etag?: string }
  /** The platform has no such call. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly message: string };

/** One question to a platform. */
export interface PlatformQuestion {
  readonly base: string;
  /** How it speaks; absent: as its document says. */
  readonly mapping?: PlatformMapping | undefined;
  /** Operation id. */
  readonly call: string;
  readonly path: string;
  readonly merchant: string;
  readonly module: string;
  /** Tag of the answer that is known. */
  readonly etag?: string | undefined;
}

/** Asks a platform. */
export type AskPlatform = (question: PlatformQuestion) => Promise<PlatformAnswer>;

interface AskOptions {
  /** How long the whole answer may take. */
  readonly timeoutMs: number;
  /** Ends questions that are under way. */
  readonly signal: AbortSignal;
  readonly fetch?: typeof globalThis.fetch;
  readonly translationOf: Platforms['translationOf'];
}

/** The largest answer that is read: a configuration is never as long. */
const MOST_BYTES = 512 * 1024;
const notThere = new Set([404, 405, 410, 501]);

/** Makes questions that never take longer, read more or go elsewhere than they should; trouble is an answer too. */
export function createAskPlatform({
  timeoutMs,
  signal,
  fetch = globalThis.fetch,
  translationOf,
}: AskOptions): AskPlatform {
  return async ({ base, mapping, call, path, merchant, module, etag }) => {
    const url = new URL(path, base);
    if (url.origin !== new URL(base).origin) return failed(`The path ${path} leads to another host.`);
    const translation = translationOf(mapping);
    const patience = AbortSignal.timeout(timeoutMs);
    try {
      const way = { origin: url.origin, ...(translation ? { translation } : {}) };
      const init = {
        redirect: 'manual' as const,
        signal: AbortSignal.any([patience, signal]),
        headers: {
          accept: 'application/json',
          [platformHeaders.merchant]: merchant,
          [platformHeaders.module]: module,
          [platformHeaders.gateway]: String(GATEWAY_MOBILE),
          ...(etag === undefined ? {} : { 'if-none-match': etag }),
        },
      };
      const query = new URLSearchParams({ merchantCode: merchant });
      const response = await callPlatform(way, { name: call, path, merchant, query, init }, fetch);
      if (response.status === 304 && etag !== undefined) return { kind: 'unchanged' };
      const text = await readText(response);
      if (text === undefined) return failed(`${path} answers more than ${MOST_BYTES} bytes.`);
      if (notThere.has(response.status)) return { kind: 'missing' };
      if (!response.ok) return failed(`${path} answers ${response.status}${reasonIn(text)}.`);
      const tag = response.headers.get('etag');
      const value = parse(text);
      if (value === undefined) return failed(`${path} answers no JSON.`);
      return { kind: 'answer', value, ...(tag === null ? {} : { etag: tag }) };
    } catch (error) {
      if (patience.aborted) return failed(`${path} did not answer within ${timeoutMs} ms.`);
      return failed(`${path} cannot be reached${causeOf(error)}.`);
    }
  };
}

function failed(message: string): PlatformAnswer {
  return { kind: 'failed', message };
}

/** The body as text; nothing when it is too long. */
async function readText(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The platform's own code and words, in brackets. */
function reasonIn(text: string): string {
  const body = parse(text);
  if (typeof body !== 'object' || body === null) return '';
  const words = ['code', 'message'].flatMap((key) => {
    const word: unknown = Object.entries(body).find(([name]) => name === key)?.[1];
    return typeof word === 'string' || typeof word === 'number' ? [plainWords(String(word))] : [];
  });
  return words.length > 0 ? ` (${words.join(': ')})` : '';
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? ` (${String(cause.code)})` : '';
}
