import { visitEnd } from '../../../http-guard/visit-end.ts';
import { findSession } from '../people/sessions.ts';
import { RefusedError } from './console-refusal.ts';
import type { ConsoleRoute } from './console-route.ts';
import { get } from './console-route.ts';
import { readSessionCookie } from './session-cookie.ts';

/** What moves, as it moves. */
export const eventRoutes: readonly ConsoleRoute[] = [
  get('/events', 'read', async ({ context, session, reply }) => {
    const token = readSessionCookie(context.origin, reply.request.headers.cookie) ?? '';
    const isSignedIn = async () => (await findSession(context, token)) !== undefined;
    const { id: person, merchants } = session.person;
    if (!context.events.join(reply.raw, { end: visitEnd(reply), person, isSignedIn, merchants }))
      throw new RefusedError('TOO_MANY', 'Too many consoles are open.', { retryAfterSeconds: 30 });
    return reply.hijack();
  }),
];
