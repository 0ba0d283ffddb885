import type {
  ConfirmBody,
  JoinBody,
  PasswordBody,
  RenewBody,
  RevokeBody,
  SignInBody,
  StepUpBody,
} from '../../../contracts/console/session.ts';
import { changePassword } from '../people/change-password.ts';
import { countTry, forgetTries } from '../people/count-tries.ts';
import { digestOf } from '../people/digest.ts';
import { beginJoin, confirmJoin } from '../people/join.ts';
import { endSessions, listSessions } from '../people/sessions.ts';
import { beginRenewal, confirmRenewal } from '../people/renew-factor.ts';
import { signIn } from '../people/sign-in.ts';
import { spendCode } from '../people/spend-code.ts';
import { bodies } from './body-schemas.ts';
import type { ConsoleRoute } from './console-route.ts';
import { get, open, post } from './console-route.ts';
import { RefusedError } from './console-refusal.ts';
import { answerFresh, enter, sessionAnswer } from './session-answer.ts';

/** Coming in and going out. */
export const sessionRoutes: readonly ConsoleRoute[] = [
  open('GET', '/session', undefined, ({ context, session }) => sessionAnswer(context, session)),
  open<JoinBody>('POST', '/join', bodies.join, async ({ context, body, address }) => {
    await countTry(context, { subject: `join ${digestOf(body.token)}`, address });
    return beginJoin(context, body);
  }),
  open<ConfirmBody>('POST', '/join/confirm', bodies.confirm, async (call) => {
    await countTry(call.context, { subject: `join ${digestOf(call.body.token)}`, address: call.address });
    return enter(call, { ...(await confirmJoin(call.context, call.body)), isFresh: true });
  }),
  open<RenewBody>('POST', '/renew', bodies.renew, async ({ context, body, address }) => {
    await countTry(context, { subject: `renew ${digestOf(body.token)}`, address });
    return beginRenewal(context, body);
  }),
  open<ConfirmBody>('POST', '/renew/confirm', bodies.confirm, async (call) => {
    await countTry(call.context, { subject: `renew ${digestOf(call.body.token)}`, address: call.address });
    return enter(call, { ...(await confirmRenewal(call.context, call.body)), isFresh: true });
  }),
  open<SignInBody>('POST', '/sign-in', bodies.signIn, async (call) =>
    enter(call, await signIn(call.context, call.body, call.address)),
  ),
  open('POST', '/sign-out', bodies.none, async ({ context, session, setSession }) => {
    if (session) await endSessions(context, { person: session.person.id, only: session.id });
    setSession(undefined);
    return sessionAnswer(context, undefined);
  }),
  get('/sessions', 'read', ({ context, session }) => listSessions(context, session)),
  post<RevokeBody>('/sessions/revoke', 'read', { body: bodies.revoke }, async ({ context, session, body }) => {
    const which = 'id' in body ? { only: body.id } : { but: session.id };
    await endSessions(context, { person: session.person.id, ...which });
    return listSessions(context, session);
  }),
  post<PasswordBody>('/password', 'read', { body: bodies.password }, async ({ context, session, body, address }) => {
    await changePassword(context, session, { ...body, address });
    return listSessions(context, session);
  }),
  post<StepUpBody>('/step-up', 'read', { body: bodies.stepUp }, async ({ context, session, body, address }) => {
    // A subject of its own: somebody who types an id as a name uses nothing of it up.
    const tried = { subject: `code ${session.person.id}`, address };
    await countTry(context, tried);
    // A sheet of recovery codes alone never makes a session fresh: its finder would add a passkey of their own.
    if (!(await spendCode(context, session.person, body.code, { only: 'app' })))
      throw new RefusedError('WRONG_SIGN_IN', 'The code does not fit or was used before.');
    await forgetTries(context, tried);
    return answerFresh({ context, session });
  }),
];
