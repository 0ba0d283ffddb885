import { type RawBuilder, sql } from 'kysely';
import { openPersonal } from '../accounts/personal-data.ts';
import { findByName } from '../accounts/find-account.ts';
import { teamOf } from '../agents/team.ts';
import { failure } from '../errors.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { readTeamTree } from './team-tree.ts';

/** The names of accounts by id. */
export async function namesOf({ db, cipher }: Sandbox, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('id', '=', (row) => row.fn.any(row.val([...ids])))
    .execute();
  return new Map(rows.map((row) => [row.id, openPersonal(cipher, row).name]));
}

/** Those of some accounts whose name contains a text, whatever its letter case: names lie encrypted, so that none is found in SQL. */
export async function idsByName(sandbox: Sandbox, ids: readonly number[], text: string): Promise<readonly number[]> {
  const wanted = text.toLowerCase();
  const names = await namesOf(sandbox, ids);
  return ids.filter((id) => names.get(id)?.toLowerCase().includes(wanted));
}

/**
 * The team of the agent who calls, narrowed to one member where the call names one. A member of another team or brand is
 * refused like one that does not exist.
 */
export async function readTeam(sandbox: Sandbox, { merchant, member, query }: MemberCall) {
  const below = (await readTeamTree(sandbox.db, merchant)).below(member.id);
  const name = query['member']?.trim() ?? '';
  if (name === '') return below;
  const found = await findByName(sandbox, merchant, name);
  const level = found && below.get(found.id);
  if (!found || level === undefined) throw failure('user.not.exist');
  return new Map([[found.id, level]]);
}

/** The ids of the same team, to stand in a query: `account in ${await askedTeam(sandbox, call)}`. */
export async function askedTeam(sandbox: Sandbox, call: MemberCall): Promise<RawBuilder<unknown>> {
  const { member, query } = call;
  if ((query['member']?.trim() ?? '') === '') return teamOf(member.id);
  const [id] = (await readTeam(sandbox, call)).keys();
  return sql`(${id})`;
}
