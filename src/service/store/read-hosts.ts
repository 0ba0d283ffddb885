import type { Database } from './tables.ts';

/** A published merchant with one of its domains; one that has none stands once, without. */
export interface HostRow {
  readonly merchant: string;
  readonly seq: number;
  readonly host: string | null;
  /** Domain that visitors of this one are sent to. */
  readonly main: string | null;
  /** What the owner of one that was proved shows. */
  readonly token: string | null;
}

/** Published merchants and the domains of their folders, and those that were proved: all, or those of some merchants. */
export async function readHosts(db: Database, merchants?: readonly string[]): Promise<readonly HostRow[]> {
  const ofFolders = db
    .selectFrom('pointers')
    .leftJoin('hosts', 'hosts.merchant', 'pointers.merchant')
    .select(['pointers.merchant', 'pointers.seq', 'hosts.host']);
  const proven = db
    .selectFrom('domains')
    .innerJoin('pointers', 'pointers.merchant', 'domains.merchant')
    .select(['pointers.merchant', 'pointers.seq', 'domains.host', 'domains.main', 'domains.token'])
    .where('domains.proven_at', 'is not', null);
  const wanted = merchants && [...merchants];
  const [named, added] = await Promise.all([
    (wanted ? ofFolders.where('pointers.merchant', 'in', wanted) : ofFolders).execute(),
    (wanted ? proven.where('pointers.merchant', 'in', wanted) : proven).execute(),
  ]);
  return [...named.map((row) => ({ ...row, main: null, token: null })), ...added];
}

/** Domains that were added to merchants and proved, in alphabetical order, by merchant. */
export async function readProvenDomains(db: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('domains')
    .select(['merchant', 'host'])
    .where('proven_at', 'is not', null)
    .orderBy('host')
    .execute();
  const groups = Map.groupBy(rows, ({ merchant }) => merchant);
  return new Map([...groups].map(([merchant, own]) => [merchant, own.map(({ host }) => host)]));
}
