import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a foreign platform takes a question. */
export type Manner =
  | 'well'
  /** Accepts the question and never answers. */
  | 'silent'
  /** Says that nothing changed, whatever happened. */
  | 'denies'
  /** Another tag for the same words. */
  | 'restless'
  | { readonly code: number; readonly body?: string; readonly location?: string };

/** A question that reached the platform. */
export interface Question {
  readonly path: string;
  readonly merchant: string;
  readonly tag: string | undefined;
}

/** A scripted platform that is not ours, over real HTTP: its own paths, its own error codes, its own manners. */
export interface ForeignPlatform {
  readonly url: string;
  readonly statusPath: string;
  readonly questions: Question[];
  /** What the status call answers from here on. */
  say(status: unknown): void;
  /** What the register-settings call answers, and under which path; without rules there is no such call. */
  rule(rules: unknown, path?: string): void;
  behave(manner: Manner, call?: 'status' | 'settings'): void;
  close(): Promise<void>;
}

/** Answers what the script does not speak of. */
export type OtherCalls = (request: IncomingMessage, response: ServerResponse) => void;

/** Opens a platform that says nothing yet and has no register settings; other calls are not there unless answered. */
export async function openForeignPlatform(answerOthers?: OtherCalls): Promise<ForeignPlatform> {
  const statusPath = '/api/v2/system/status';
  const said = new Map<string, unknown>();
  const manners: Record<'status' | 'settings', Manner> = { status: 'well', settings: 'well' };
  const questions: Question[] = [];
  let settingsPath = '/api/v2/rules';
  let restless = 0;

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '/', 'http://platform').pathname;
    const tag = request.headers['if-none-match'];
    questions.push({ path, merchant: String(request.headers['merchant']), tag });
    if (answerOthers && path !== statusPath && path !== settingsPath) {
      answerOthers(request, response);
      return;
    }
    const manner = manners[path === statusPath ? 'status' : 'settings'];
    if (manner === 'silent') return;
    if (typeof manner === 'object') {
      response.writeHead(manner.code, manner.location ? { location: manner.location } : {}).end(manner.body ?? '');
      return;
    }
    const value = said.get(path);
    if (value === undefined) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"E_NO_ROUTE"}');
      return;
    }
    const body = JSON.stringify(value);
    restless += manner === 'restless' ? 1 : 0;
    const etag = `W/"${createHash('sha256').update(`${body}${restless}`).digest('hex').slice(0, 12)}"`;
    const isKnown = tag === etag || (manner === 'denies' && tag !== undefined);
    response.writeHead(isKnown ? 304 : 200, { 'content-type': 'application/json', etag }).end(isKnown ? '' : body);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    statusPath,
    questions,
    say: (status) => void said.set(statusPath, status),
    rule(rules, path = settingsPath) {
      said.delete(settingsPath);
      settingsPath = path;
      if (rules !== undefined) said.set(path, rules);
    },
    behave: (manner, call = 'status') => void (manners[call] = manner),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A status answer with these parts of a site configuration. */
export function aStatus(info: Readonly<Record<string, unknown>>, maintenance: unknown = false): unknown {
  return { value: { location: { ip: '198.51.100.7' }, maintenance, regionRestriction: false, info } };
}
