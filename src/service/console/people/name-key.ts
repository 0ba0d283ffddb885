import type { Kysely } from 'kysely';
import type { Tables } from '../../store/tables.ts';

/** A name as it is kept and shown: without spaces around it, and one between its words. */
export function plainName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ');
}

/**
 * How two names are compared, everywhere: their case, their spaces and how a keyboard composed their letters do not count.
 * A database would lower letters by its locale, which knows only those of English where it is `C`.
 */
export function nameKeyOf(name: string): string {
  return plainName(name).toLowerCase().normalize('NFKC');
}

/**
 * Gives people and invitations of an older Livery their keys. Of two people whose names have become one, the earlier one
 * keeps it; the other's key carries the id, so that nobody signs in by it.
 */
export async function fillNameKeys(db: Kysely<Tables>): Promise<void> {
  const people = await db
    .selectFrom('console_people')
    .select(['id', 'name'])
    .where('name_key', 'is', null)
    .orderBy('since')
    .execute();
  for (const { id, name } of people) {
    const name_key = nameKeyOf(name);
    const taken = await db
      .selectFrom('console_people')
      .select('id')
      .where('name_key', '=', name_key)
      .executeTakeFirst();
    await db
      .updateTable('console_people')
      .set({ name_key: taken ? `${name_key} ${id}` : name_key })
      .where('id', '=', id)
      .execute();
  }
  const links = await db
    .selectFrom('console_links')
    .select(['digest', 'name'])
    .where('name_key', 'is', null)
    .where('name', 'is not', null)
    .execute();
  for (const { digest, name } of links)
    await db
      .updateTable('console_links')
      .set({ name_key: nameKeyOf(name ?? '') })
      .where('digest', '=', digest)
      .execute();
}
