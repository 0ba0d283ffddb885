import type { Person, SessionAnswer } from '../../../contracts/console/session.ts';
import type { ConsoleContext } from '../console-context.ts';
import { isAnybodyIn } from '../people/links.ts';
import { nameBrowser } from '../people/name-browser.ts';
import { countPasskeys } from '../people/passkeys.ts';
import { partyIdOf } from '../people/relying-party.ts';
import { type ActiveSession, findSession, freshenSession, IDLE_MS, openSession } from '../people/sessions.ts';
import type { SignedIn } from '../people/sign-in.ts';
import { type ConsoleCall, rightsOfRole } from './console-route.ts';

type AnyCall = Pick<ConsoleCall<unknown, ActiveSession | undefined>, 'context' | 'address' | 'browser' | 'setSession'>;

/** Opens a session for a person who has just shown who they are. */
export async function enter(
  { context, address, browser, setSession }: AnyCall,
  signedIn: SignedIn,
): Promise<SessionAnswer> {
  const token = await openSession(context, { ...signedIn, browser: nameBrowser(browser), address });
  setSession(token);
  return sessionAnswer(context, await findSession(context, token));
}

/** Lets a person who has just shown a code or a passkey do for some minutes what needs that. */
export async function answerFresh({
  context,
  session,
}: Pick<ConsoleCall<unknown, ActiveSession>, 'context' | 'session'>): Promise<SessionAnswer> {
  return sessionAnswer(context, { ...session, freshUntil: await freshenSession(context, session.id) });
}

/** Who is signed in, and what they may do. */
export async function sessionAnswer(
  context: ConsoleContext,
  session: ActiveSession | undefined,
): Promise<SessionAnswer> {
  const hasPasskeys = partyIdOf(context.origin) !== undefined;
  if (!session) return { state: 'signed-out', isFirst: !(await isAnybodyIn(context)), hasPasskeys };
  const { person, endsAt, freshUntil } = session;
  const { count } = await context.db
    .selectFrom('console_recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('person', '=', person.id)
    .executeTakeFirstOrThrow();
  return {
    state: 'signed-in',
    person: withoutSecret(person),
    rights: rightsOfRole(person.role),
    endsAt: endsAt.toISOString(),
    idleSeconds: IDLE_MS / 1000,
    ...(freshUntil > context.now() ? { freshUntil: freshUntil.toISOString() } : {}),
    recoveryCodes: Number(count),
    hasPasskeys,
    passkeys: await countPasskeys(context, person.id),
  };
}

function withoutSecret({ totp: _, ...person }: ActiveSession['person']): Person {
  return person;
}
