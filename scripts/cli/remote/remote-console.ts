import { readFileSync } from 'node:fs';
import { CONSOLE_API, type ConsoleRefusal } from '../../../src/contracts/console/api.ts';
import { optionOf, UsageError, type VerbCall } from '../verb.ts';

/** A question about a thousand merchants takes a while. */
const PATIENCE_MS = 180_000;

/** Options of every verb that can also be done from elsewhere. */
export const remoteOptions = {
  server: { type: 'string' },
  'token-file': { type: 'string' },
  token: { type: 'string' },
} as const;

/** A console somewhere, asked with a token. */
export interface RemoteConsole {
  readonly origin: string;
  /** Asks its API; with a body it is an act. @throws Error with a sentence for whatever is not done. */
  ask<T>(path: string, body?: object): Promise<T>;
}

/** The console of `--server`; nothing where the call is about the service of this machine. @throws UsageError */
export function remoteOf(call: VerbCall): RemoteConsole | undefined {
  const server = optionOf(call, 'server');
  if (server === undefined) {
    if (optionOf(call, 'token') !== undefined || optionOf(call, 'token-file') !== undefined)
      throw new UsageError(
        'A token belongs to --server: name the console, or leave the token out to act on this machine.',
      );
    return undefined;
  }
  const origin = originOf(server);
  const token = readToken(call);
  return { origin, ask: (path, body) => ask(`${origin}${CONSOLE_API}${path}`, token, body) };
}

function originOf(server: string): string {
  if (!URL.canParse(server))
    throw new UsageError(`--server takes an address such as https://console.example.com, not "${server}".`);
  const { origin, protocol, hostname } = new URL(server);
  const isHere = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  if (protocol !== 'https:' && !isHere)
    throw new UsageError(`A token is sent over https alone, and ${server} is not: others could read it.`);
  return origin;
}

function readToken(call: VerbCall): string {
  const file = optionOf(call, 'token-file');
  const token = (file === undefined ? (optionOf(call, 'token') ?? process.env['LIVERY_TOKEN']) : read(file))?.trim();
  if (!token) throw new UsageError('A token is missing: give --token-file <file>, or LIVERY_TOKEN in the environment.');
  return token;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`The token could not be read from ${file}: ${error instanceof Error ? error.message : ''}`);
  }
}

async function ask<T>(address: string, token: string, body: object | undefined): Promise<T> {
  const { origin } = new URL(address);
  const answer = await fetch(address, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    // A token goes nowhere else.
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    throw new Error(`${origin} could not be reached: ${causeOf(error)}.`, { cause: error });
  });
  const value: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && value !== undefined) return value as T;
  if (!isRefusal(value))
    throw new Error(`${origin} is no console of Livery: it answered ${answer.status} without a reason.`);
  throw new Error(wordsOf(value));
}

/** Why nothing was done: the sentence of the console, and below it each merchant that would not take it or has moved. */
function wordsOf({ message, refused = [], moved = [] }: ConsoleRefusal): string {
  return [
    message,
    ...refused.map(({ merchant, problems }) => `${merchant}: ${problems.map((problem) => problem.message).join(' ')}`),
    ...moved.map(
      ({ merchant, since }) => `${merchant}: ${since.map(({ author, words }) => `${author} ${words}`).join('; ')}`,
    ),
  ].join('\n');
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || String(Reflect.get(error.cause, 'code')) : error.message;
}

function isRefusal(value: unknown): value is ConsoleRefusal {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}
