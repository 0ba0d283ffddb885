import type { PersonBody, PersonLine } from '../../../contracts/console/session.ts';
import type { ConsoleRole } from '../../../contracts/console/roles.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { type Link, makeLink } from './links.ts';
import { endSessions } from './sessions.ts';

/** Everybody with access, who had it, and who is invited, by name. */
export async function listPeople({ db, now }: ConsoleContext): Promise<readonly PersonLine[]> {
  const people = await db
    .selectFrom('console_people')
    .select(['id', 'name', 'role', 'is_closed', 'since', 'used_at'])
    .execute();
  const invited = await db
    .selectFrom('console_links')
    .select(['digest', 'name', 'role', 'ends_at'])
    .where('name', 'is not', null)
    .where('ends_at', '>', now())
    .execute();
  const lines: readonly PersonLine[] = [
    ...people.map(({ id, name, role, is_closed, since, used_at }) => ({
      id,
      name,
      role,
      state: is_closed ? ('closed' as const) : ('active' as const),
      since: since.toISOString(),
      ...(used_at ? { usedAt: used_at.toISOString() } : {}),
    })),
    ...invited.map(({ digest, name, role, ends_at }) => ({
      id: digest,
      name: name ?? '',
      role,
      state: 'invited' as const,
      since: ends_at.toISOString(),
    })),
  ];
  return lines.toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Makes a one-time link for somebody; an earlier one of the same name ends. */
export async function invite(
  context: ConsoleContext,
  { name, role }: { readonly name: string; readonly role: ConsoleRole },
): Promise<Link> {
  const plain = name.trim().replace(/\s+/g, ' ');
  const taken = await context.db
    .selectFrom('console_people')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['name']), '=', plain.toLowerCase()))
    .executeTakeFirst();
  if (taken) throw new RefusedError('CONFLICT', `There is a ${plain} already.`);
  await context.db
    .deleteFrom('console_links')
    .where((eb) => eb(eb.fn('lower', ['name']), '=', plain.toLowerCase()))
    .execute();
  return makeLink(context, { role, name: plain });
}

/**
 * Gives somebody another role or ends their access; all of their sessions end. Nobody does it to themselves, so that an
 * administrator is always left.
 */
export async function changePerson(
  context: ConsoleContext,
  { id, by, role, isClosed }: PersonBody & { readonly id: string; readonly by: string },
): Promise<void> {
  if (id === by) throw new RefusedError('CONFLICT', 'Ask another administrator: nobody changes their own access.');
  const changed = await context.db
    .updateTable('console_people')
    .set({ ...(role === undefined ? {} : { role }), ...(isClosed === undefined ? {} : { is_closed: isClosed }) })
    .where('id', '=', id)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw new RefusedError('NOT_FOUND', 'There is no such person.');
  await endSessions(context, { person: id });
}
