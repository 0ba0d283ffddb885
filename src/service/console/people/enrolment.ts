import type { Enrolment } from '../../../contracts/console/session.ts';
import type { ConsoleRole } from '../../../contracts/console/roles.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { digestOf } from './digest.ts';
import { makeSecret, secretUri, stepOfCode } from '../../../storage/second-factor/one-time-code.ts';
import { digestOfRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';

/** A second factor that waits in a link for the first code of the authenticator app. */
export interface Waiting {
  readonly name: string;
  /** Absent where the password stays. */
  readonly passwordHash?: string;
  readonly secret: string;
  /** Digests of the recovery codes. */
  readonly recovery: readonly string[];
}

const place = 'console_links.enrolment';

/** Makes a second factor and keeps it in the link of a token; gives what is shown of it, once. */
export async function beginEnrolment(
  { db, cipher }: Pick<ConsoleContext, 'db' | 'cipher'>,
  token: string,
  { role, ...person }: Pick<Waiting, 'name' | 'passwordHash'> & { readonly role: ConsoleRole },
): Promise<Enrolment> {
  const secret = makeSecret();
  const recoveryCodes = makeRecoveryCodes();
  const recovery = recoveryCodes.flatMap((code) => digestOfRecoveryCode(code) ?? []);
  const waiting: Waiting = { ...person, secret, recovery };
  await db
    .updateTable('console_links')
    .set({ enrolment: cipher.encrypt(place, JSON.stringify(waiting)) })
    .where('digest', '=', digestOf(token))
    .execute();
  return {
    name: person.name,
    role,
    secret,
    uri: secretUri({ issuer: 'Livery', name: person.name, secret }),
    recoveryCodes,
  };
}

/**
 * What waits in a link, and the 30 seconds that the first code of its app belongs to.
 * @throws RefusedError when nothing waits or the code is wrong.
 */
export function confirmEnrolment(
  { cipher, now }: Pick<ConsoleContext, 'cipher' | 'now'>,
  enrolment: string | null,
  code: string,
): Waiting & { readonly step: number } {
  if (enrolment === null) throw new RefusedError('CONFLICT', 'Open the link from its beginning.');
  // Only `beginEnrolment` writes it.
  const waiting = JSON.parse(cipher.decrypt(place, enrolment)) as Waiting;
  const step = stepOfCode(waiting.secret, code, now());
  if (step === undefined)
    throw new RefusedError('WRONG_SIGN_IN', 'The code does not fit. Check the clock of the phone.');
  return { ...waiting, step };
}
