import type { Transaction } from 'kysely';
import type { PersonBody } from '../../../contracts/console/session.ts';
import type { Grant } from '../../../contracts/console/roles.ts';
import type { Tables } from '../../store/tables.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { type Link, makeLink } from './links.ts';
import { nameKeyOf, plainName } from './name-key.ts';

/**
 * Makes a one-time link for somebody; an earlier one of the same name ends. `by` is the administrator who makes it; nobody at
 * the server's own command line.
 */
export async function invite(
  context: ConsoleContext,
  { name, by, ...grant }: Grant & { readonly name: string; readonly by?: string },
): Promise<Link> {
  const plain = plainName(name);
  return context.db.transaction().execute(async (tx) => {
    if (by !== undefined) await requireStillAdministrator(tx, by);
    await refuseGrant(tx, grant);
    await refuseTaken(tx, plain);
    await tx.deleteFrom('console_links').where('name_key', '=', nameKeyOf(plain)).execute();
    const madeBy = by === undefined ? {} : { madeBy: by };
    return makeLink({ ...context, db: tx }, { ...grant, name: plain, ...madeBy });
  });
}

/** @throws RefusedError when a grant narrows an administrator's role, or names a merchant that there is not. */
async function refuseGrant(db: ConsoleContext['db'], { role, merchants, groups }: Partial<Grant>): Promise<void> {
  if (role === 'administrator' && (merchants || groups))
    throw new RefusedError('INVALID', 'An administrator has every merchant and every flag group.');
  if (!merchants) return;
  const known = await db.selectFrom('pointers').select('merchant').where('merchant', 'in', merchants).execute();
  const unknown = merchants.find((code) => !known.some(({ merchant }) => merchant === code));
  if (unknown !== undefined) throw new RefusedError('INVALID', `There is no published merchant "${unknown}".`);
}

/** @throws RefusedError when somebody has a name already. */
export async function refuseTaken(db: ConsoleContext['db'], name: string): Promise<void> {
  const taken = await db
    .selectFrom('console_people')
    .select('id')
    .where('name_key', '=', nameKeyOf(name))
    .executeTakeFirst();
  if (taken) throw new RefusedError('CONFLICT', `There is a ${name} already.`);
}

/**
 * Takes an invitation back: its link lets nobody in any more. Gives whom it named.
 * @throws RefusedError when there is none.
 */
export async function withdrawInvitation(
  { db }: Pick<ConsoleContext, 'db'>,
  { id, by }: { readonly id: string; readonly by: string },
): Promise<string> {
  const gone = await db.transaction().execute(async (tx) => {
    await requireStillAdministrator(tx, by);
    return tx
      .deleteFrom('console_links')
      .where('digest', '=', id)
      .where('name', 'is not', null)
      .returning('name')
      .executeTakeFirst();
  });
  if (!gone)
    throw new RefusedError('NOT_FOUND', 'There is no such invitation: it was followed, withdrawn, or is too old.');
  return gone.name ?? '';
}

/**
 * Gives somebody another role, other merchants or flag groups, or ends their access; all of their sessions end, and so does a link for a new second factor.
 * Nobody does it to themselves, and of two administrators who do it to each other at once one finds that they are none any
 * more, so that an administrator is always left.
 */
export async function changePerson(
  { db }: ConsoleContext,
  { id, by, isClosed, ...grant }: PersonBody & { readonly id: string; readonly by: string },
): Promise<void> {
  if (id === by) throw new RefusedError('CONFLICT', 'Ask another administrator: nobody changes their own access.');
  await refuseGrant(db, grant);
  await db.transaction().execute(async (tx) => {
    const person = await requireStillAdministrator(tx, by, id);
    if (!person) throw new RefusedError('NOT_FOUND', 'There is no such person.');
    const { role = person.role } = grant;
    const { merchants, groups } = role === 'administrator' ? { merchants: null, groups: null } : grant;
    if (role === 'administrator' && (grant.merchants || grant.groups)) await refuseGrant(tx, { ...grant, role });
    await tx
      .updateTable('console_people')
      .set((eb) => ({
        role,
        epoch: eb('epoch', '+', 1),
        ...(merchants === undefined ? {} : { merchants: merchants && JSON.stringify(merchants) }),
        ...(groups === undefined ? {} : { groups: groups && JSON.stringify(groups) }),
        ...(isClosed === undefined ? {} : { is_closed: isClosed }),
      }))
      .where('id', '=', id)
      .execute();
    await tx.deleteFrom('console_sessions').where('person', '=', id).execute();
    await tx.deleteFrom('console_links').where('person', '=', id).execute();
    if (isClosed === true || role !== 'administrator')
      await tx.deleteFrom('console_links').where('made_by', '=', id).execute();
    // Access that comes back later is not that of old tokens and passkeys.
    if (isClosed === true)
      for (const table of ['console_tokens', 'console_passkeys'] as const)
        await tx.deleteFrom(table).where('person', '=', id).execute();
  });
}

/**
 * Locks an administrator who acts, and the person whom they act upon, until the transaction ends: of two who do it to each
 * other at once one finds that they are none any more. Gives that person; nothing when there is none.
 * @throws RefusedError when the actor is no administrator any more.
 */
export async function requireStillAdministrator(tx: Transaction<Tables>, by: string, id: string = by) {
  // Locked in one order, so that nobody waits for one another.
  const locked = await tx
    .selectFrom('console_people')
    .select(['id', 'role', 'is_closed'])
    .where('id', 'in', [id, by])
    .orderBy('id')
    .forUpdate()
    .execute();
  const actor = locked.find((person) => person.id === by);
  if (!actor || actor.is_closed || actor.role !== 'administrator')
    throw new RefusedError(
      'FORBIDDEN',
      'Somebody has changed your access just now: you are no administrator any more.',
    );
  return locked.find((person) => person.id === id);
}
