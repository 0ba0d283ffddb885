import type { PersonLine } from '../../../contracts/console/session.ts';
import type { ConsoleContext } from '../console-context.ts';
import { scopeOf } from './scope.ts';

/** Everybody with access, who had it, and who is invited, by name. */
export async function listPeople({ db, now }: Pick<ConsoleContext, 'db' | 'now'>): Promise<readonly PersonLine[]> {
  const people = await db
    .selectFrom('console_people as person')
    .leftJoin('console_links as link', (on) => on.onRef('link.person', '=', 'person.id').on('link.ends_at', '>', now()))
    .select(['person.id', 'person.name', 'person.role', 'person.is_closed', 'person.since', 'person.used_at'])
    .select(['person.merchants', 'person.groups', 'link.ends_at'])
    .execute();
  const invited = await db
    .selectFrom('console_links')
    .select(['digest', 'name', 'role', 'merchants', 'groups', 'since', 'ends_at'])
    .where('name', 'is not', null)
    .where('ends_at', '>', now())
    .execute();
  const lines: readonly PersonLine[] = [
    ...people.map(({ id, name, role, is_closed, since, used_at, ends_at, ...scope }) => ({
      id,
      name,
      role,
      ...scopeOf(scope),
      state: is_closed ? ('closed' as const) : ('active' as const),
      since: since.toISOString(),
      ...(used_at ? { usedAt: used_at.toISOString() } : {}),
      ...(ends_at ? { linkEndsAt: ends_at.toISOString() } : {}),
    })),
    ...invited.map(({ digest, name, role, since, ends_at, ...scope }) => ({
      id: digest,
      name: name ?? '',
      role,
      ...scopeOf(scope),
      state: 'invited' as const,
      since: since.toISOString(),
      linkEndsAt: ends_at.toISOString(),
    })),
  ];
  return lines.toSorted((one, other) => one.name.localeCompare(other.name));
}
