import type { Database } from '../../store/tables.ts';

/** The name that a person has for players; nothing where they chose none. */
export async function readShownName(db: Database, person: string): Promise<string | undefined> {
  const row = await db.selectFrom('console_people').select('shown_as').where('id', '=', person).executeTakeFirst();
  return row?.shown_as ?? undefined;
}

/** Keeps the name that a person has for players; null for none. */
export async function keepShownName(db: Database, person: string, shownAs: string | null): Promise<void> {
  await db.updateTable('console_people').set({ shown_as: shownAs }).where('id', '=', person).execute();
}
