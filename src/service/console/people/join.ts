import { randomUUID } from 'node:crypto';
import type { ConfirmBody, Enrolment, JoinBody } from '../../../contracts/console/session.ts';
import { isWeakPassword } from '../../../storage/is-weak-password.ts';
import { hashPassword } from '../../../storage/passwords.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { digestOf } from './digest.ts';
import { isAnybodyIn } from './links.ts';
import { makeSecret, secretUri, stepOfCode } from './one-time-code.ts';
import { digestOfRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';

/** What waits in a link for the first code of the authenticator app. */
interface Waiting {
  readonly name: string;
  readonly passwordHash: string;
  readonly secret: string;
  readonly recovery: readonly string[];
}

const place = 'console_links.enrolment';

/**
 * Takes name and password of somebody with a one-time link; the link stays good until the first code is shown.
 * @throws RefusedError when the link is used or too old, somebody has the name, or the password is easily guessed.
 */
export async function beginJoin(context: ConsoleContext, { token, name, password }: JoinBody): Promise<Enrolment> {
  const { db, cipher } = context;
  const link = await findLink(context, token);
  const chosen = (link.name ?? name).trim().replace(/\s+/g, ' ');
  await refuseTaken(context, chosen);
  if (isWeakPassword(password, ['livery', chosen]))
    throw new RefusedError('INVALID', 'This password is one that guessing tries first. Choose another.');
  const secret = makeSecret();
  const recoveryCodes = makeRecoveryCodes();
  const recovery = recoveryCodes.flatMap((code) => digestOfRecoveryCode(code) ?? []);
  const waiting: Waiting = { name: chosen, passwordHash: await hashPassword(password), secret, recovery };
  await db
    .updateTable('console_links')
    .set({ enrolment: cipher.encrypt(place, JSON.stringify(waiting)) })
    .where('digest', '=', digestOf(token))
    .execute();
  return { name: chosen, role: link.role, secret, uri: secretUri(chosen, secret), recoveryCodes };
}

/**
 * Makes a person of who shows the first code; the link is used up, once. Gives the person's id.
 * @throws RefusedError when the code is wrong, or the link is used or too old.
 */
export async function confirmJoin(context: ConsoleContext, { token, code }: ConfirmBody): Promise<string> {
  const { db, cipher, now } = context;
  const link = await findLink(context, token);
  if (link.enrolment === null) throw new RefusedError('CONFLICT', 'Choose a name and a password first.');
  // Only `beginJoin` writes it.
  const waiting = JSON.parse(cipher.decrypt(place, link.enrolment)) as Waiting;
  const step = stepOfCode(waiting.secret, code, now());
  if (step === undefined)
    throw new RefusedError('WRONG_SIGN_IN', 'The code does not fit. Check the clock of the phone.');
  await refuseTaken(context, waiting.name);
  const id = randomUUID();
  await db.transaction().execute(async (tx) => {
    // All links of first administrators go with the first that is used: of two at the same moment one waits and finds nothing.
    const used = await tx
      .deleteFrom('console_links')
      .where((eb) => (link.name === null ? eb('name', 'is', null) : eb('digest', '=', digestOf(token))))
      .returning('digest')
      .execute();
    if (!used.some(({ digest }) => digest === digestOf(token))) throw usedUp();
    await tx
      .insertInto('console_people')
      .values({
        id,
        name: waiting.name,
        role: link.role,
        password_hash: waiting.passwordHash,
        totp: cipher.encrypt('console_people.totp', waiting.secret),
        totp_step: step,
        since: now(),
      })
      .execute();
    await tx
      .insertInto('console_recovery_codes')
      .values(waiting.recovery.map((digest) => ({ person: id, digest })))
      .execute();
  });
  return id;
}

async function findLink(context: ConsoleContext, token: string) {
  const link = await context.db
    .selectFrom('console_links')
    .select(['role', 'name', 'enrolment'])
    .where('digest', '=', digestOf(token))
    .where('ends_at', '>', context.now())
    .executeTakeFirst();
  if (!link || (link.name === null && (await isAnybodyIn(context)))) throw usedUp();
  return link;
}

async function refuseTaken({ db }: ConsoleContext, name: string): Promise<void> {
  const taken = await db
    .selectFrom('console_people')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['name']), '=', name.toLowerCase()))
    .executeTakeFirst();
  if (taken) throw new RefusedError('CONFLICT', `There is a ${name} already.`);
}

function usedUp(): RefusedError {
  return new RefusedError('NOT_FOUND', 'The link was used or is too old. Ask for another one.');
}
