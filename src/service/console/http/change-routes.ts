import {
  type ApproveBody,
  changeSetStates,
  type PublishBody,
  type ReasonBody,
  type StopBody,
} from '../../../contracts/console/change-sets.ts';
import type { ImpactBody } from '../../../contracts/console/impact.ts';
import { approveChanges, rejectChanges } from '../changes/approve-changes.ts';
import { askApproval } from '../changes/ask-approval.ts';
import { askUndo } from '../changes/ask-undo.ts';
import { cancelChanges } from '../changes/cancel-changes.ts';
import { type ChangeSetQuestion, listChangeSets, readChangeSet, withoutPrivate } from '../changes/change-set-store.ts';
import { type Author, futureOf, publishChanges } from '../changes/publish-changes.ts';
import { readArrival } from '../changes/read-arrival.ts';
import { stopMerchants } from '../changes/stop-merchants.ts';
import { undoChanges } from '../changes/undo-changes.ts';
import { visitEnd } from '../../../http-guard/visit-end.ts';
import { inTurn } from '../impact/impact-turns.ts';
import { readImpact } from '../impact/read-impact.ts';
import { bodies } from './body-schemas.ts';
import { RefusedError } from './console-refusal.ts';
import type { ActiveSession } from '../people/sessions.ts';
import { requireWhole, seenOf } from '../people/scope.ts';
import type { ConsoleCall, ConsoleRoute } from './console-route.ts';
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
  get('/change-sets', 'read', ({ context, session, query }) =>
    listChangeSets(context.db, questionOf(query), session.person),
  ),
  get('/change-sets/:id', 'read', async ({ context, session, params }) => {
    const set = await readChangeSet(context.db, params['id'] ?? '');
    const seen = set && seenOf(session.person, set);
    if (!seen) throw new RefusedError('NOT_FOUND', 'There is no such change set.');
    return withoutPrivate(seen);
  }),
  get('/change-sets/:id/arrival', 'read', ({ context, session, params }) =>
    readArrival(context, params['id'] ?? '', session.person),
  ),
  post<PublishBody>('/change-sets', 'change', { body: bodies.publish }, ({ context, session, body, reply }) =>
    publishChanges(context, body, authorOf(session), visitEnd(reply)),
  ),
  post<ReasonBody>('/change-sets/:id/undo/begin', 'approve', { body: bodies.reason }, async (call) =>
    inTurn(call.session.person.id, visitEnd(call.reply), async () =>
      askUndo(call.context, { ...(await wholeOf(call)), session: call.session }),
    ),
  ),
  post<ApproveBody>('/change-sets/:id/undo', 'change', { body: bodies.approve }, async (call) => {
    const { context, session, body, address } = call;
    return undoChanges(context, { ...(await wholeOf(call)), signature: body.signature, session, address });
  }),
  post<ReasonBody>('/change-sets/:id/approve/begin', 'approve', { body: bodies.reason }, async (call) =>
    inTurn(call.session.person.id, visitEnd(call.reply), async () =>
      askApproval(call.context, { ...(await wholeOf(call)), session: call.session }),
    ),
  ),
  post<ApproveBody>('/change-sets/:id/approve', 'approve', { body: bodies.approve }, async (call) => {
    const { context, session, body, address } = call;
    return approveChanges(context, { ...(await wholeOf(call)), signature: body.signature, session, address });
  }),
  post<ReasonBody>('/change-sets/:id/reject', 'read', { body: bodies.reason }, async (call) =>
    rejectChanges(call.context, { ...(await wholeOf(call)), session: call.session }),
  ),
  post<ReasonBody>('/change-sets/:id/cancel', 'change', { body: bodies.reason }, async (call) =>
    cancelChanges(call.context, { ...(await wholeOf(call)), session: call.session }),
  ),
  post<StopBody>('/stops', 'stop', { body: bodies.stop }, ({ context, session, body }) =>
    stopMerchants(context, body, authorOf(session)),
  ),
];

/** Which change sets a query asks for. @throws RefusedError `INVALID` for a state that none has. */
function questionOf(query: Readonly<Record<string, unknown>>): ChangeSetQuestion {
  const { before, state } = query;
  const known = changeSetStates.find((one) => one === state);
  if (state !== undefined && !known)
    throw new RefusedError('INVALID', `A change set is in one of these states: ${changeSetStates.join(', ')}.`);
  return { limit: limitOf(query, 50), before: typeof before === 'string' ? before : undefined, state: known };
}

/** Who makes a change set, and by which token. */
function authorOf({ id, person, token }: ActiveSession): Author {
  return { id: person.id, name: person.name, ...(token ? { token: id } : {}) };
}

/**
 * The change set that a call is about, and its reason.
 * @throws RefusedError when it is not there for who asks, or reaches what they may not change.
 */
async function wholeOf({
  context,
  session,
  params,
  body,
}: ConsoleCall<ReasonBody, ActiveSession>): Promise<{ readonly id: string; readonly reason: string }> {
  const { id = '' } = params;
  const set = await readChangeSet(context.db, id);
  if (!set) throw new RefusedError('NOT_FOUND', 'There is no such change set.');
  requireWhole(session.person, set);
  return { id, reason: body.reason.trim() };
}
