import type {
  ConfirmBody,
  JoinBody,
  RevokeBody,
  SessionAnswer,
  SignInBody,
  StepUpBody,
} from '../../../contracts/console/session.ts';
import type { ConsoleContext } from '../console-context.ts';
import { countTry, forgetTries } from '../people/count-tries.ts';
import { digestOf } from '../people/digest.ts';
import { beginJoin, confirmJoin } from '../people/join.ts';
import { isAnybodyIn } from '../people/links.ts';
import {
  type ActiveSession,
  endSessions,
  findSession,
  freshenSession,
  IDLE_MS,
  listSessions,
  openSession,
} from '../people/sessions.ts';
import { nameBrowser } from '../people/name-browser.ts';
import { signIn } from '../people/sign-in.ts';
import { spendCode } from '../people/spend-code.ts';
import { bodies } from './body-schemas.ts';
import type { ConsoleCall, ConsoleRoute } from './console-route.ts';
import { get, open, post, rightsOfRole } from './console-route.ts';
import { RefusedError } from './console-refusal.ts';

type AnyCall = Pick<ConsoleCall<unknown, ActiveSession | undefined>, 'context' | 'address' | 'browser' | 'setSession'>;

/** Coming in and going out. */
export const sessionRoutes: readonly ConsoleRoute[] = [
  open('GET', '/session', undefined, ({ context, session }) => sessionAnswer(context, session)),
  open<JoinBody>('POST', '/join', bodies.join, async ({ context, body, address }) => {
    await countTry(context, { subject: `join ${digestOf(body.token)}`, address });
    return beginJoin(context, body);
  }),
  open<ConfirmBody>('POST', '/join/confirm', bodies.confirm, async (call) => {
    await countTry(call.context, { subject: `join ${digestOf(call.body.token)}`, address: call.address });
    return enter(call, await confirmJoin(call.context, call.body));
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
  post<StepUpBody>('/step-up', 'read', { body: bodies.stepUp }, async ({ context, session, body, address }) => {
    // A subject of its own: somebody who types an id as a name uses nothing of it up.
    const tried = { subject: `code ${session.person.id}`, address };
    await countTry(context, tried);
    if (!(await spendCode(context, session.person, body.code)))
      throw new RefusedError('WRONG_SIGN_IN', 'The code does not fit or was used before.');
    await forgetTries(context, tried);
    await freshenSession(context, session.id);
    const freshUntil = (await findAgain(context, session)) ?? session.freshUntil;
    return sessionAnswer(context, { ...session, freshUntil });
  }),
];

/** Opens a session for a person who has just shown who they are. */
async function enter({ context, address, browser, setSession }: AnyCall, person: string): Promise<SessionAnswer> {
  const token = await openSession(context, { person, browser: nameBrowser(browser), address });
  setSession(token);
  return sessionAnswer(context, await findSession(context, token));
}

async function findAgain({ db }: ConsoleContext, { id }: ActiveSession): Promise<Date | undefined> {
  const row = await db.selectFrom('console_sessions').select('fresh_until').where('id', '=', id).executeTakeFirst();
  return row?.fresh_until;
}

async function sessionAnswer(context: ConsoleContext, session: ActiveSession | undefined): Promise<SessionAnswer> {
  if (!session) return { state: 'signed-out', isFirst: !(await isAnybodyIn(context)) };
  const { person, endsAt, freshUntil } = session;
  const { count } = await context.db
    .selectFrom('console_recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('person', '=', person.id)
    .executeTakeFirstOrThrow();
  return {
    state: 'signed-in',
    person: { id: person.id, name: person.name, role: person.role },
    rights: rightsOfRole(person.role),
    endsAt: endsAt.toISOString(),
    idleSeconds: IDLE_MS / 1000,
    ...(freshUntil > context.now() ? { freshUntil: freshUntil.toISOString() } : {}),
    recoveryCodes: Number(count),
  };
}
