import type { FastifyReply, FastifySchema } from 'fastify';
import type { ConsoleRight, ConsoleRole } from '../../../contracts/console/roles.ts';
import type { ConsoleContext } from '../console-context.ts';
import type { ActiveSession } from '../people/sessions.ts';

/** One call of the console, let in by its route's right. */
export interface ConsoleCall<Body, Session extends ActiveSession | undefined> {
  readonly context: ConsoleContext;
  readonly session: Session;
  readonly body: Body;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly address: string;
  /** What the browser calls itself. */
  readonly browser: string;
  /** Gives the browser another session, or none. */
  readonly setSession: (token: string | undefined) => void;
  readonly reply: FastifyReply;
}

/** A call of the console as the one table of routes declares it. */
export interface ConsoleRoute {
  readonly method: 'GET' | 'POST';
  /** Below `/api`. */
  readonly path: string;
  /** Right that a call needs; `anybody` needs no session. */
  readonly right: ConsoleRight | 'anybody';
  /** A code must have been shown within the last minutes. */
  readonly isFresh?: true;
  readonly schema: FastifySchema;
  readonly answer: (call: ConsoleCall<unknown, ActiveSession | undefined>) => Promise<unknown>;
}

type JsonSchema = Readonly<Record<string, unknown>>;
type Signed<Body> = (call: ConsoleCall<Body, ActiveSession>) => Promise<unknown>;
type Anybody<Body> = (call: ConsoleCall<Body, ActiveSession | undefined>) => Promise<unknown>;

/** A question. */
export function get(path: string, right: ConsoleRight, answer: Signed<undefined>): ConsoleRoute {
  return { method: 'GET', path, right, schema: {}, answer: signed(answer) };
}

/** An act: its body is checked by the schema, which says what `Body` says. */
export function post<Body>(
  path: string,
  right: ConsoleRight,
  { body, ...more }: { readonly body: JsonSchema; readonly isFresh?: true },
  answer: Signed<Body>,
): ConsoleRoute {
  return { method: 'POST', path, right, schema: { body }, ...more, answer: signed(answer) };
}

/** A question or an act of who need not be signed in. */
export function open<Body>(
  method: ConsoleRoute['method'],
  path: string,
  body: JsonSchema | undefined,
  answer: Anybody<Body>,
): ConsoleRoute {
  // The schema has checked the body.
  return { method, path, right: 'anybody', schema: body ? { body } : {}, answer: answer as ConsoleRoute['answer'] };
}

function signed<Body>(answer: Signed<Body>): ConsoleRoute['answer'] {
  return ({ session, body, ...call }) => {
    if (!session) throw new Error('A route with a right is never answered without a session.');
    // The schema has checked the body.
    return answer({ ...call, session, body: body as Body });
  };
}

const rightsOf: Readonly<Record<ConsoleRole, readonly ConsoleRight[]>> = {
  viewer: ['read'],
  support: ['read', 'answer', 'stop', 'change'],
  manager: ['read', 'answer', 'stop', 'change', 'approve', 'roll-back'],
  administrator: ['read', 'answer', 'stop', 'change', 'approve', 'roll-back', 'people'],
};

/** What a role may do. */
export function rightsOfRole(role: ConsoleRole): readonly ConsoleRight[] {
  return rightsOf[role];
}
