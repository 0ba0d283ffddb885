import type { ChangeSet } from '../../../contracts/console/change-sets.ts';
import type { ConsoleRight } from '../../../contracts/console/roles.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { rightsOfRole } from '../http/console-route.ts';
import { requireWhole, scopeOf } from './scope.ts';

type Changing = Pick<ChangeSet, 'changes'> & { readonly person: string };

/**
 * Whether the author of a change set has access and may still change what it changes, without being there: by the token that
 * it was made with, where it was one, which has not ended.
 */
export async function mayStillChange(
  { db, now }: Pick<ConsoleContext, 'db' | 'now'>,
  { token, ...set }: Changing & { readonly token?: string },
): Promise<boolean> {
  if (token !== undefined) {
    const row = await db
      .selectFrom('console_tokens')
      .select('id')
      .where('id', '=', token)
      .where('ends_at', '>', now())
      .executeTakeFirst();
    if (!row) return false;
  }
  return mayStill({ db }, set, 'change');
}

/** Whether somebody (by id) has access and a right still, for everything that a change set changes. */
export async function mayStill(
  { db }: Pick<ConsoleContext, 'db'>,
  { person, changes }: Changing,
  right: ConsoleRight,
): Promise<boolean> {
  const row = await db
    .selectFrom('console_people')
    .select(['role', 'merchants', 'groups'])
    .where('id', '=', person)
    .where('is_closed', '=', false)
    .executeTakeFirst();
  if (!row || !rightsOfRole(row.role).includes(right)) return false;
  try {
    requireWhole(scopeOf(row), { changes });
    return true;
  } catch (error) {
    if (error instanceof RefusedError) return false;
    throw error;
  }
}
