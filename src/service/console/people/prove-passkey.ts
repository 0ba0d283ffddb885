import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { PasskeyAnswer, PasskeyQuestion } from '../../../contracts/console/passkeys.ts';
import type { ConsoleContext } from '../console-context.ts';
import { type Attempt, CHALLENGE_MS, keepChallenge, spendChallenge } from './challenges.ts';
import { makeToken } from './digest.ts';
import { requirePartyId } from './passkeys.ts';

/** What a passkey is asked for. */
export interface Asked extends Attempt {
  /** The passkeys of this person alone; absent: whichever the person chooses. */
  readonly person?: string;
  /** What is signed, base64url; absent: random bytes. */
  readonly challenge?: string;
  /** What is needed again with the answer. */
  readonly kept?: unknown;
}

/** Asks a browser for a passkey, with finger, face or PIN of the person. */
export async function askPasskey(
  context: ConsoleContext,
  { person, challenge = makeToken(), ...attempt }: Asked,
): Promise<PasskeyQuestion> {
  const allowed = person === undefined ? [] : await passkeysOf(context, person);
  const options = await generateAuthenticationOptions({
    rpID: requirePartyId(context),
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    allowCredentials: allowed.map(({ id, transports }) => ({ id, transports: [...transports] })),
  });
  return { attempt: await keepChallenge(context, { ...attempt, challenge }), options };
}

/** A passkey that has answered. */
export interface Proof {
  readonly person: string;
  readonly passkey: { readonly id: string; readonly publicKey: Uint8Array };
  /** What was kept with the question. */
  readonly kept: unknown;
}

/**
 * Checks what a passkey said; nothing when it does not fit: another challenge, origin or person, no verification of the
 * person, a counter that did not rise, a signature that is none.
 */
export async function provePasskey(
  context: ConsoleContext,
  asked: Attempt & { readonly person?: string },
  { attempt, response }: PasskeyAnswer,
): Promise<Proof | undefined> {
  const { db, now } = context;
  const spent = await spendChallenge(context, { ...asked, attempt });
  const row = await findPasskey(context, response.id);
  if (!spent || !row || (asked.person !== undefined && row.person !== asked.person)) return undefined;
  const counter = await counterOf(context, { response, challenge: spent.challenge, row });
  if (counter === undefined) return undefined;
  // Of two answers at the same moment the counter lets one through; a passkey that does not count says 0 for ever.
  const used = await db
    .updateTable('console_passkeys')
    .set({ counter, used_at: now() })
    .where('id', '=', row.id)
    .where((eb) => eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.val(counter === 0)])]))
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) return undefined;
  return { person: row.person, passkey: { id: row.id, publicKey: row.public_key }, kept: spent.kept };
}

/** A passkey of somebody whose access has not ended. */
export async function findPasskey({ db }: Pick<ConsoleContext, 'db'>, id: string) {
  return db
    .selectFrom('console_passkeys as passkey')
    .innerJoin('console_people as person', 'person.id', 'passkey.person')
    .select(['passkey.id', 'passkey.person', 'passkey.public_key', 'passkey.counter', 'person.epoch'])
    .where('passkey.id', '=', id)
    .where('person.is_closed', '=', false)
    .executeTakeFirst();
}

function passkeysOf({ db }: Pick<ConsoleContext, 'db'>, person: string) {
  return db.selectFrom('console_passkeys').select(['id', 'transports']).where('person', '=', person).execute();
}

interface Said {
  readonly response: AuthenticationResponseJSON;
  readonly challenge: string;
  readonly row: { readonly id: string; readonly public_key: Uint8Array; readonly counter: number };
}

async function counterOf(context: ConsoleContext, { response, challenge, row }: Said): Promise<number | undefined> {
  // It throws for whatever does not fit.
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: context.origin,
    expectedRPID: requirePartyId(context),
    requireUserVerification: true,
    credential: { id: row.id, publicKey: Uint8Array.from(row.public_key), counter: Number(row.counter) },
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}
