import type { ChangeSet } from '../../../contracts/console/change-sets.ts';
import type { Scope } from '../../../contracts/console/roles.ts';
import { flagsCatalogue } from '../../../contracts/generated/catalogues.ts';
import { RefusedError } from '../http/console-refusal.ts';

type Owners = Readonly<Record<string, Readonly<Record<string, { readonly owner: string }>>>>;

const { flags, promotions, template, roles } = flagsCatalogue;
const owners: Owners = { flags, promotions, template, roles };

/** Groups of flags: who owns them, by the catalogue. */
export const flagGroups: readonly string[] = [
  ...new Set(Object.values(owners).flatMap((entries) => Object.values(entries).map(({ owner }) => owner))),
].toSorted((one, other) => one.localeCompare(other));

/** Where a role counts, as the tables keep it. */
export function scopeOf(row: {
  readonly merchants: readonly string[] | null;
  readonly groups: readonly string[] | null;
}): Scope {
  const { merchants, groups } = row;
  return { ...(merchants ? { merchants } : {}), ...(groups ? { groups } : {}) };
}

/** Where two scopes both count. */
export function narrowed(one: Scope, other: Scope): Scope {
  const both = (own: readonly string[] | undefined, theirs: readonly string[] | undefined) =>
    own && theirs ? own.filter((name) => theirs.includes(name)) : (own ?? theirs);
  const [merchants, groups] = [both(one.merchants, other.merchants), both(one.groups, other.groups)];
  return { ...(merchants ? { merchants } : {}), ...(groups ? { groups } : {}) };
}

/** Whether a merchant is there for somebody. */
export function sees({ merchants }: Scope, merchant: string): boolean {
  return merchants === undefined || merchants.includes(merchant);
}

/** @throws RefusedError when one of the merchants is not there for somebody: as for one that does not exist at all. */
export function requireMerchants(scope: Scope, merchants: Iterable<string>): void {
  for (const merchant of merchants)
    if (!sees(scope, merchant)) throw new RefusedError('NOT_FOUND', `You have no merchant "${merchant}".`);
}

/** @throws RefusedError when somebody may not change one of the values: it belongs to another group, or to none. */
export function requireNames({ groups }: Scope, names: Iterable<string>): void {
  if (groups === undefined) return;
  for (const name of names) {
    const group = groupOf(name);
    if (group === undefined || !groups.includes(group))
      throw new RefusedError('FORBIDDEN', `${name} is not of your flag groups (${groups.join(', ')}).`);
  }
}

/** @throws RefusedError when somebody may change some groups of flags alone; `why` says what of it is in no group. */
export function requireEveryGroup({ groups }: Scope, why = 'It reaches everything of a merchant'): void {
  if (groups !== undefined) throw new RefusedError('FORBIDDEN', `${why}, and yours are ${groups.join(', ')}.`);
}

/** What somebody sees of a change set: its merchants of theirs; nothing where there are none. */
export function seenOf<S extends ChangeSet>(scope: Scope, set: S): S | undefined {
  if (scope.merchants === undefined) return set;
  const changes = set.changes.filter(({ merchant }) => sees(scope, merchant));
  if (changes.length === 0) return undefined;
  const own = (results: ChangeSet['results']) => results.filter(({ merchant }) => sees(scope, merchant));
  return {
    ...set,
    changes,
    results: own(set.results),
    // The sentence may name merchants and problems of others.
    ...(set.held && changes.length < set.changes.length
      ? { held: { at: set.held.at, message: 'It could not start.' } }
      : {}),
    ...(set.undone ? { undone: { ...set.undone, results: own(set.undone.results) } } : {}),
  };
}

/** @throws RefusedError when a change set is not there for somebody, or reaches what they may not change. */
export function requireWhole(scope: Scope, { changes }: Pick<ChangeSet, 'changes'>): void {
  if (!changes.some(({ merchant }) => sees(scope, merchant)))
    throw new RefusedError('NOT_FOUND', 'There is no such change set.');
  if (!changes.every(({ merchant }) => sees(scope, merchant)))
    throw new RefusedError('FORBIDDEN', 'It reaches merchants that are not yours too.');
  requireNames(
    scope,
    changes.map(({ name }) => name),
  );
}

function groupOf(name: string): string | undefined {
  const [section = '', own = ''] = name.split('.');
  return owners[section]?.[own]?.owner;
}
