import type { PayBody, ProposeBody, ProposedBody } from '../../../contracts/console/applications.ts';
import type { ReasonBody } from '../../../contracts/console/change-sets.ts';
import { askPayment } from '../applications/ask-payment.ts';
import { decideApplication, readApplication } from '../applications/decide-application.ts';
import { listApplications } from '../applications/list-applications.ts';
import { payApplication } from '../applications/pay-application.ts';
import { readPicture } from '../applications/read-picture.ts';
import { requireEveryGroup } from '../people/scope.ts';
import type { ActiveSession } from '../people/sessions.ts';
import { bodies } from './body-schemas.ts';
import type { ConsoleCall, ConsoleRoute } from './console-route.ts';
import { get, post } from './console-route.ts';
import { placeOf } from './place-of.ts';

/** Applications of players for promotions: one person proposes what is given, a second one pays it. */
export const applicationRoutes: readonly ConsoleRoute[] = [
  get('/applications', 'answer', ({ context, session, query }) =>
    listApplications({ context, person: session.person, query }),
  ),
  get('/applications/:code/:id', 'answer', (call) => readApplication(at(call))),
  get('/applications/:code/:id/pictures/:number', 'answer', async (call) => {
    const { type, bytes } = await readPicture(at(call), Number(call.params['number']));
    call.reply.type(type).header('content-security-policy', "default-src 'none'; sandbox");
    return bytes;
  }),
  post<ProposeBody>('/applications/:code/:id/propose', 'answer', { body: bodies.propose }, (call) => {
    const { amount, reason } = call.body;
    return decideApplication(of(call), { act: 'propose', amount, reason }, { amount, reason });
  }),
  post<ProposedBody>('/applications/:code/:id/reject', 'answer', { body: bodies.proposed }, (call) => {
    const { amount, author, reason } = call.body;
    return decideApplication(of(call), { act: 'reject', amount, author }, { amount, author, reason });
  }),
  post<ReasonBody>('/applications/:code/:id/decline', 'answer', { body: bodies.reason }, (call) => {
    const { reason } = call.body;
    return decideApplication(of(call), { act: 'decline', reason }, { reason });
  }),
  post<ProposedBody>('/applications/:code/:id/pay/begin', 'approve', { body: bodies.proposed }, (call) =>
    askPayment({ ...of(call), session: call.session, proposed: call.body }),
  ),
  post<PayBody>('/applications/:code/:id/pay', 'approve', { body: bodies.pay }, (call) => {
    const { signature, ...proposed } = call.body;
    return payApplication({ ...of(call), session: call.session, proposed, signature, address: call.address });
  }),
];

function at({ context, session, params }: Pick<ConsoleCall<unknown, ActiveSession>, 'context' | 'session' | 'params'>) {
  return { context, person: session.person, place: placeOf(params, 'application') };
}

/** Somebody who decides about an application; it is about money, and of no flag group. */
function of(call: ConsoleCall<unknown, ActiveSession>) {
  requireEveryGroup(call.session.person, 'An application is of no flag group');
  return at(call);
}
