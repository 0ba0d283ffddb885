import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AddPasskeyBody, PasskeyLine, PasskeyOffer } from '../../../contracts/console/passkeys.ts';
import { appendToChain } from '../../store/audit-chain.ts';
import { spkiOf } from '../changes/approval-document.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { CHALLENGE_MS, keepChallenge, spendChallenge } from './challenges.ts';
import { PARTY_NAME, partyIdOf } from './relying-party.ts';
import { type ActiveSession, holdSession } from './sessions.ts';

/** More than anybody has devices. */
const MOST = 20;
/** EdDSA, ES256, RS256: what authenticators make and Node checks. */
const algorithms = [-8, -7, -257];

/** A person's passkeys, the oldest first. */
export async function listPasskeys(
  { db }: Pick<ConsoleContext, 'db'>,
  person: string,
): Promise<readonly PasskeyLine[]> {
  const rows = await db
    .selectFrom('console_passkeys')
    .select(['id', 'name', 'since', 'used_at', 'is_synced'])
    .where('person', '=', person)
    .orderBy('since')
    .execute();
  return rows.map(({ id, name, since, used_at, is_synced }) => ({
    id,
    name,
    since: since.toISOString(),
    ...(used_at ? { usedAt: used_at.toISOString() } : {}),
    isSynced: is_synced,
  }));
}

/** How many passkeys a person has. */
export async function countPasskeys({ db }: Pick<ConsoleContext, 'db'>, person: string): Promise<number> {
  const { count } = await db
    .selectFrom('console_passkeys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Offers a browser to make a passkey: one that can be found without a name, and asks for the person's finger, face or PIN. */
export async function offerPasskey(
  context: ConsoleContext,
  { id: session, person }: ActiveSession,
): Promise<PasskeyOffer> {
  const known = await context.db
    .selectFrom('console_passkeys')
    .select(['id', 'transports'])
    .where('person', '=', person.id)
    .execute();
  if (known.length >= MOST) throw new RefusedError('CONFLICT', `Nobody needs more than ${MOST} passkeys: remove one.`);
  const options = await generateRegistrationOptions({
    rpName: PARTY_NAME,
    rpID: requirePartyId(context),
    userName: person.name,
    userID: new TextEncoder().encode(person.id),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  const attempt = await keepChallenge(context, { purpose: 'add', session, challenge: options.challenge });
  return { attempt, options };
}

/**
 * Keeps the passkey that a browser made, together with the entry of the audit chain by which its signatures are checked.
 * @throws RefusedError `INVALID` when it is none that was offered to this session, or somebody has it already.
 */
export async function addPasskey(
  context: ConsoleContext,
  { attempt, name, response }: AddPasskeyBody,
  session: ActiveSession,
): Promise<void> {
  const spent = await spendChallenge(context, { purpose: 'add', session: session.id, attempt });
  const made = spent && (await registrationOf(context, response, spent.challenge));
  if (!made) throw new RefusedError('INVALID', 'This is not the passkey that was asked for. Try again.');
  const { credential, credentialBackedUp } = made;
  const { id, publicKey } = credential;
  const person = session.person.id;
  const what = `add passkey ${id}`;
  await context.db.transaction().execute(async (tx) => {
    await holdSession(tx, session);
    const added = await tx
      .insertInto('console_passkeys')
      .values({
        id,
        person,
        name: name.trim().replace(/\s+/g, ' '),
        public_key: publicKey,
        counter: credential.counter,
        transports: JSON.stringify(credential.transports ?? []),
        is_synced: credentialBackedUp,
        since: context.now(),
      })
      .onConflict((clash) => clash.doNothing())
      .executeTakeFirst();
    if (!added.numInsertedOrUpdatedRows) throw new RefusedError('CONFLICT', 'This passkey is here already.');
    await appendToChain(tx, [{ kind: 'act', body: { what, person, passkey: id, publicKey: spkiOf(publicKey) } }]);
  });
  context.security.note({ event: 'staff.act', outcome: 'done', reference: `console ${what} by ${person}` });
}

/** Takes a passkey of a person away. @throws RefusedError `NOT_FOUND` when the person has none of this id. */
export async function removePasskey(
  { db }: Pick<ConsoleContext, 'db'>,
  { id, person }: { readonly id: string; readonly person: string },
): Promise<void> {
  const gone = await db
    .deleteFrom('console_passkeys')
    .where('id', '=', id)
    .where('person', '=', person)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw new RefusedError('NOT_FOUND', 'There is no such passkey.');
}

/** The id under which browsers keep this console's passkeys. @throws RefusedError where there can be none. */
export function requirePartyId({ origin }: Pick<ConsoleContext, 'origin'>): string {
  const id = partyIdOf(origin);
  if (id === undefined)
    throw new RefusedError('CONFLICT', 'Passkeys need the console under a name of its own and over HTTPS.');
  return id;
}

async function registrationOf(context: ConsoleContext, response: RegistrationResponseJSON, challenge: string) {
  // It throws for whatever does not fit.
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: context.origin,
    expectedRPID: requirePartyId(context),
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  return verified?.registrationInfo;
}
