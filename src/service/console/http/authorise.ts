import type { FastifyRequest } from 'fastify';
import { readBearer } from '../../../http-guard/read-bearer.ts';
import type { ConsoleContext } from '../console-context.ts';
import { type ActiveSession, findSession, touchSession } from '../people/sessions.ts';
import { findToken } from '../people/tokens.ts';
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
  route: ConsoleRoute,
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
): Promise<ActiveSession | undefined> {
  const { method, right, isFresh, path } = route;
  const bearer = readBearer(headers.authorization);
  if (bearer !== undefined) return authoriseToken(context, route, { bearer, ip });
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

/** What a program may call at all, by a token that has the right: nothing of people, and nothing that a person must decide. */
const ofPrograms = /^\/(flags|impact|change-sets|stops|merchants)(\/|$)/;
const ofPeople = /\/(approve|reject|(approve|undo|roll-back)\/begin)$/;

/** A token is sent by a program and by no browser by itself, so that it needs no `Origin`. */
async function authoriseToken(
  context: ConsoleContext,
  { method, right, isFresh, path }: ConsoleRoute,
  { bearer, ip }: { readonly bearer: string; readonly ip: string },
): Promise<ActiveSession> {
  const session = await findToken(context, bearer, ip);
  const { name = '', rights = [] } = session.token ?? {};
  const isOpen = right !== 'anybody' && !isFresh && ofPrograms.test(path) && !ofPeople.test(path);
  const may = isOpen && rights.includes(right);
  const call = `console ${method} ${path} by token ${name} of ${session.person.id}`;
  context.security.note({ event: 'staff.act', outcome: may ? 'done' : 'refused', address: ip, reference: call });
  if (!isOpen) throw new RefusedError('FORBIDDEN', 'No token may do this: a person does it in the console.');
  if (!may) throw new RefusedError('FORBIDDEN', `The token "${name}" may not do this: it lacks the right "${right}".`);
  return session;
}
