import type { PublishBody, ReasonBody, StopBody } from '../../../contracts/console/change-sets.ts';
import type { ImpactBody } from '../../../contracts/console/impact.ts';
import { approveChanges, rejectChanges } from '../changes/approve-changes.ts';
import { listChangeSets, readChangeSet, withoutPrivate } from '../changes/change-set-store.ts';
import { futureOf, publishChanges } from '../changes/publish-changes.ts';
import { stopMerchants } from '../changes/stop-merchants.ts';
import { undoChanges } from '../changes/undo-changes.ts';
import { visitEnd } from '../../http/visit-end.ts';
import { inTurn } from '../impact/impact-turns.ts';
import { readImpact } from '../impact/read-impact.ts';
import { bodies } from './body-schemas.ts';
import { RefusedError } from './console-refusal.ts';
import type { ConsoleRoute } from './console-route.ts';
import { get, post } from './console-route.ts';
import { limitOf } from './limit-of.ts';

/** Before a change, the change, and the way back. */
export const changeRoutes: readonly ConsoleRoute[] = [
  post<ImpactBody>('/impact', 'read', { body: bodies.impact }, ({ context, session, body, reply }) => {
    const { until, ...asked } = body;
    const ending = until === undefined ? {} : { until: futureOf(until, context.now()) };
    const end = visitEnd(reply);
    return inTurn(session.person.id, end, () => readImpact(context, { ...asked, ...ending }, end));
  }),
  get('/change-sets', 'read', ({ context, query }) => listChangeSets(context.db, limitOf(query, 50))),
  get('/change-sets/:id', 'read', async ({ context, params }) => {
    const set = await readChangeSet(context.db, params['id'] ?? '');
    if (!set) throw new RefusedError('NOT_FOUND', 'There is no such change set.');
    return withoutPrivate(set);
  }),
  post<PublishBody>('/change-sets', 'change', { body: bodies.publish }, ({ context, session, body }) =>
    publishChanges(context, body, session.person),
  ),
  post<ReasonBody>('/change-sets/:id/undo', 'change', { body: bodies.reason }, ({ context, session, params, body }) =>
    undoChanges(context, { id: params['id'] ?? '', reason: body.reason.trim(), session }),
  ),
  post<ReasonBody>(
    '/change-sets/:id/approve',
    'approve',
    { body: bodies.reason, isFresh: true },
    ({ context, session: { person }, params, body }) =>
      approveChanges(context, { id: params['id'] ?? '', reason: body.reason.trim(), person }),
  ),
  post<ReasonBody>(
    '/change-sets/:id/reject',
    'read',
    { body: bodies.reason },
    ({ context, session: { person }, params, body }) =>
      rejectChanges(context, { id: params['id'] ?? '', reason: body.reason.trim(), person }),
  ),
  post<StopBody>('/stops', 'stop', { body: bodies.stop }, ({ context, session, body }) =>
    stopMerchants(context, body, session.person),
  ),
];
