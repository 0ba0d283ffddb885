import type { PassBody } from '../../../contracts/console/passes.ts';
import { listSeenPasses, makeLink, revokeLink } from '../stops/testers-links.ts';
import { bodies } from './body-schemas.ts';
import type { ConsoleRoute } from './console-route.ts';
import { get, post } from './console-route.ts';

/** Links by which testers find a closed site open. */
export const passRoutes: readonly ConsoleRoute[] = [
  get('/passes', 'read', ({ context, session }) => listSeenPasses(context, session.person)),
  post<PassBody>('/passes', 'stop', { body: bodies.pass }, ({ context, session, body }) =>
    makeLink(context, body, session.person),
  ),
  post('/passes/:id/revoke', 'stop', { body: bodies.none }, ({ context, session, params }) =>
    revokeLink(context, params['id'] ?? '', session.person),
  ),
];
