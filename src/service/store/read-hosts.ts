import type { Database } from './tables.ts';

/** A published merchant with one of its domains; one that has none stands once, without. */
export interface HostRow {
  readonly merchant: string;
  readonly seq: number;
  readonly host: string | null;
}

/** Published merchants and their domains: all, or those of some merchants. */
export function readHosts(db: Database, merchants?: readonly string[]): Promise<readonly HostRow[]> {
  const all = db
    .selectFrom('pointers')
    .leftJoin('hosts', 'hosts.merchant', 'pointers.merchant')
    .select(['pointers.merchant', 'pointers.seq', 'hosts.host']);
  return (merchants ? all.where('pointers.merchant', 'in', [...merchants]) : all).execute();
}
