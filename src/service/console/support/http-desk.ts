import { deskKeyHeader, deskPaths, deskPatienceMs } from '../../../contracts/desk.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { readApplicationResult, readApplications } from '../applications/read-application-answer.ts';
import type { SupportDesk } from './desk.ts';
import { readConversations, readNews, readResult, readThread } from './read-desk-answer.ts';
import { isText } from './read-part.ts';
import { readQuestionResult, readQuestions } from './read-question-answer.ts';

interface HttpDeskOptions {
  /** Origin of the desk. */
  readonly url: string;
  /** The internal key. */
  readonly key: string;
  /** How long a question waits for its answer. */
  readonly patienceMs?: number;
}

/** A desk that is asked over HTTP, as `contracts/desk.ts` says. */
export function createHttpDesk({ url, key, patienceMs = 5_000 }: HttpDeskOptions): SupportDesk {
  const ask = async <T>(
    path: string,
    body: object,
    read: (value: unknown) => T | undefined,
    end: AbortSignal = AbortSignal.timeout(patienceMs),
  ): Promise<T> => {
    const said = await post(new URL(path, url), { body, key, end });
    const value = read(said);
    if (value === undefined) throw unreachable(new Error(`What the desk says at ${path} is no answer.`));
    return value;
  };
  return {
    list: (scope) => ask(deskPaths.list, scope, readConversations),
    read: async (part) => {
      const thread = await ask(deskPaths.thread, part, (value) => (value === null ? 'none' : readThread(value)));
      return thread === 'none' ? undefined : thread;
    },
    act: (act) => ask(deskPaths.act, act, readResult),
    questions: (scope) => ask(deskPaths.questions, scope, readQuestions),
    answer: (answer) => ask(deskPaths.answer, answer, readQuestionResult),
    applications: (scope) => ask(deskPaths.applications, scope, readApplications),
    decide: (decision) => ask(deskPaths.decide, decision, readApplicationResult),
    picture: async (picture) => {
      const said = await ask(deskPaths.picture, picture, (value) =>
        value === null || isText(value) ? { value } : undefined,
      );
      return said.value === null ? undefined : Buffer.from(said.value, 'base64');
    },
    news: (mark, end) =>
      ask(
        deskPaths.news,
        mark === undefined ? {} : { mark },
        readNews,
        AbortSignal.any([end, AbortSignal.timeout(deskPatienceMs + patienceMs)]),
      ),
  };
}

interface Post {
  readonly body: object;
  readonly key: string;
  readonly end: AbortSignal;
}

/** The `value` of an answer. */
async function post(url: URL, { body, key, end }: Post): Promise<unknown> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [deskKeyHeader]: key },
      body: JSON.stringify(body),
      signal: end,
      redirect: 'error',
    });
    if (!answer.ok) throw new Error(`The desk answers ${answer.status}.`);
    const { value }: { readonly value?: unknown } = Object(await answer.json());
    return value;
  } catch (error) {
    throw unreachable(error);
  }
}

function unreachable(cause: unknown): RefusedError {
  const refused = new RefusedError('UNREACHABLE', 'The platform does not answer about players. Try again soon.');
  refused.cause = cause;
  return refused;
}
