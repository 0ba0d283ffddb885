import type { FastifyRequest } from 'fastify';
import type { ConsoleContext } from '../console-context.ts';
import { type ActiveSession, findSession, touchSession } from '../people/sessions.ts';
import { RefusedError } from './console-refusal.ts';
import { type ConsoleRoute, rightsOfRole } from './console-route.ts';
import { isConsoleRequest } from './is-console-request.ts';
import { readSessionCookie } from './session-cookie.ts';

/**
 * Lets a request through to a route, and says in whose session.
 * @throws RefusedError when it does not come from the console's page, nobody is signed in, the role does not have the right,
 * or the code must be shown once more.
 */
export async function authorise(
  context: ConsoleContext,
  { method, right, isFresh, path }: ConsoleRoute,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<ActiveSession | undefined> {
  if (method !== 'GET' && !isConsoleRequest(headers, context.origin))
    throw new RefusedError('WRONG_ORIGIN', `Acts are taken from ${context.origin} alone.`);
  const token = readSessionCookie(context.origin, headers.cookie);
  const session = token === undefined ? undefined : await findSession(context, token);
  if (right === 'anybody') return session;
  if (!session) throw new RefusedError('SIGNED_OUT', 'Nobody is signed in, or the session is over.');
  if (!rightsOfRole(session.person.role).includes(right)) {
    context.security.note({
      event: 'refusal',
      outcome: 'refused',
      reference: `console ${path} by ${session.person.id}`,
    });
    throw new RefusedError('FORBIDDEN', `The role ${session.person.role} may not do this.`);
  }
  if (isFresh && !(session.freshUntil > context.now()))
    throw new RefusedError('STEP_UP', 'Show a code of your authenticator app once more.');
  // A page that only listens is not in use.
  if (path !== '/events') await touchSession(context, session.id);
  return session;
}
