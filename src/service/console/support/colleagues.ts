import type { DeskPerson } from '../../../contracts/desk.ts';
import type { ConsoleContext } from '../console-context.ts';
import { rightsOfRole } from '../http/console-route.ts';
import { scopeOf, sees } from '../people/scope.ts';

/** Everybody else with access who may answer players of a merchant, by name. */
export async function listColleagues(
  { db }: Pick<ConsoleContext, 'db'>,
  merchant: string,
  but: string,
): Promise<readonly DeskPerson[]> {
  const rows = await db
    .selectFrom('console_people')
    .select(['id', 'name', 'role', 'merchants', 'groups'])
    .where('is_closed', '=', false)
    .where('id', '!=', but)
    .execute();
  return rows
    .filter((row) => rightsOfRole(row.role).includes('answer') && sees(scopeOf(row), merchant))
    .map(({ id, name }) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
