import { randomUUID } from 'node:crypto';
import type { ConfirmBody, Enrolment, JoinBody } from '../../../contracts/console/session.ts';
import { hashPassword } from '../../../storage/passwords.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { refuseWeak } from './change-password.ts';
import { digestOf } from './digest.ts';
import { beginEnrolment, confirmEnrolment } from './enrolment.ts';
import { isAnybodyIn } from './links.ts';
import { nameKeyOf, plainName } from './name-key.ts';
import { refuseTaken } from './people.ts';
import type { Proven } from './sessions.ts';

/**
 * Takes name and password of somebody with a one-time link; the link stays good until the first code is shown.
 * @throws RefusedError when the link is used or too old, somebody has the name, or the password is easily guessed.
 */
export async function beginJoin(context: ConsoleContext, { token, name, password }: JoinBody): Promise<Enrolment> {
  const link = await findLink(context, token);
  const chosen = plainName(link.name ?? name);
  await refuseTaken(context.db, chosen);
  refuseWeak(password, chosen);
  const passwordHash = await hashPassword(password);
  return beginEnrolment(context, token, { name: chosen, passwordHash, role: link.role });
}

/**
 * Makes a person of who shows the first code; the link is used up, once. Gives who they are.
 * @throws RefusedError when the code is wrong, or the link is used or too old.
 */
export async function confirmJoin(context: ConsoleContext, { token, code }: ConfirmBody): Promise<Proven> {
  const { db, cipher, now } = context;
  const link = await findLink(context, token);
  const { name, passwordHash = '', secret, recovery, step } = confirmEnrolment(context, link.enrolment, code);
  await refuseTaken(context.db, name);
  const id = randomUUID();
  await db.transaction().execute(async (tx) => {
    // All links of first administrators go with the first that is used: of two at the same moment one waits and finds nothing.
    const used = await tx
      .deleteFrom('console_links')
      .where((eb) =>
        link.name === null
          ? eb.and([eb('name', 'is', null), eb('person', 'is', null)])
          : eb('digest', '=', digestOf(token)),
      )
      .returning('digest')
      .execute();
    if (!used.some(({ digest }) => digest === digestOf(token))) throw usedUp();
    await tx
      .insertInto('console_people')
      .values({
        id,
        name,
        name_key: nameKeyOf(name),
        role: link.role,
        merchants: link.merchants && JSON.stringify(link.merchants),
        groups: link.groups && JSON.stringify(link.groups),
        password_hash: passwordHash,
        totp: cipher.encrypt('console_people.totp', secret),
        totp_step: step,
        since: now(),
      })
      .execute();
    await tx
      .insertInto('console_recovery_codes')
      .values(recovery.map((digest) => ({ person: id, digest })))
      .execute();
  });
  return { person: id, epoch: 0 };
}

async function findLink(context: ConsoleContext, token: string) {
  const link = await context.db
    .selectFrom('console_links')
    .select(['role', 'merchants', 'groups', 'name', 'enrolment'])
    .where('digest', '=', digestOf(token))
    .where('ends_at', '>', context.now())
    .where('person', 'is', null)
    .executeTakeFirst();
  if (!link || (link.name === null && (await isAnybodyIn(context)))) throw usedUp();
  return link;
}

function usedUp(): RefusedError {
  return new RefusedError('NOT_FOUND', 'The link was used or is too old. Ask for another one.');
}
