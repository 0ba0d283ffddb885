import type { Database } from '../store/tables.ts';
import type { ProveDomain } from './prove-domain.ts';

const hour = 60 * 60_000;
/** How often the proof of a domain is looked for, and that of one where it is missing. */
const EVERY_MS = { found: 24 * hour, missing: hour };
/** Names that are looked for at once. */
const AT_ONCE = 8;

interface RecheckOptions {
  readonly db: Database;
  readonly prove: ProveDomain;
  readonly now: () => Date;
}

/**
 * Looks for the proofs of domains that are served, each once among all nodes when it is due, and keeps since when one is
 * missing. It takes no domain off: a fault of DNS or of whoever keeps the zone would close a site.
 */
export async function recheckDomains({ db, prove, now }: RecheckOptions): Promise<void> {
  const at = now();
  const before = (ms: number) => new Date(at.getTime() - ms);
  const due = await db
    .selectFrom('domains')
    .selectAll()
    .where('proven_at', 'is not', null)
    .where(({ or, and, eb }) =>
      or([
        and([eb('looked_at', 'is', null), eb('proven_at', '<=', before(EVERY_MS.found))]),
        eb('looked_at', '<=', before(EVERY_MS.found)),
        and([eb('missing_since', 'is not', null), eb('looked_at', '<=', before(EVERY_MS.missing))]),
      ]),
    )
    .execute();
  const look = async ({ host, merchant, token, looked_at, missing_since }: (typeof due)[number]) => {
    const own = db.updateTable('domains').where('host', '=', host).where('merchant', '=', merchant);
    const taken = await own
      .set({ looked_at: at })
      .where('looked_at', looked_at ? '=' : 'is', looked_at)
      .executeTakeFirst();
    if (taken.numUpdatedRows === 0n) return;
    const proof = await prove(host, token);
    const missing = { missing_since: missing_since ?? at, found: proof.isProven ? null : proof.found };
    await own.set(proof.isProven ? { missing_since: null, found: null } : missing).execute();
  };
  for (let next = 0; next < due.length; next += AT_ONCE) await Promise.all(due.slice(next, next + AT_ONCE).map(look));
}

/** A domain that is served and whose owner does not show its proof. */
export interface MissingProof {
  readonly host: string;
  readonly merchant: string;
  readonly since: Date;
  readonly found: string;
}

/** Domains whose proof is missing for a day and longer: of a shorter time DNS may be to blame. */
export async function listMissingProofs(db: Database, at: Date): Promise<readonly MissingProof[]> {
  const rows = await db
    .selectFrom('domains')
    .select(['host', 'merchant', 'missing_since', 'found'])
    .where('missing_since', '<=', new Date(at.getTime() - 24 * hour))
    .orderBy('host')
    .execute();
  return rows.flatMap(({ missing_since, found, ...domain }) =>
    missing_since ? [{ ...domain, since: missing_since, found: found ?? '' }] : [],
  );
}
