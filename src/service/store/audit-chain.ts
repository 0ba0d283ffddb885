import { createHash } from 'node:crypto';
import { type Transaction, sql } from 'kysely';
import { canonicalJson } from '../../contracts/canonical-json.ts';
import type { ChainLine } from '../../contracts/audit-chain.ts';
import { pagesOf } from './pages-of.ts';
import type { Database, Tables } from './tables.ts';

/** What an entry is about: a moved pointer, a merchant taken off the air, an act of staff, a signed approval, undo, rollback or reward. */
export interface AuditFact {
  readonly kind: 'release' | 'removal' | 'act' | 'approval' | 'undo' | 'rollback' | 'reward';
  readonly body: Readonly<Record<string, unknown>>;
}

/** What comes before the first entry. */
export const CHAIN_START = '0'.repeat(64);

/** Any number that nothing else locks. */
const LOCK = 4_815_162_342;

/**
 * Adds entries to the end of the chain. Writers of all nodes take turns until their transactions end, so that it must be
 * the last thing that a transaction does: nothing that it waits for may wait for the chain. Throws outside of a transaction.
 */
export async function appendToChain(tx: Database | Transaction<Tables>, facts: readonly AuditFact[]): Promise<void> {
  if (facts.length === 0) return;
  if (!tx.isTransaction) throw new Error('The audit chain is written within a transaction.');
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
  const head = await readHead(tx);
  let { n, hash: previous } = head;
  const at = new Date().toISOString();
  const rows = facts.map(({ kind, body }): ChainLine => {
    n += 1;
    const content = { n, at, kind, body: canonicalJson(body), previous };
    const line = { ...content, hash: hashOf(content) };
    previous = line.hash;
    return line;
  });
  for (const some of pagesOf(rows))
    await tx
      .insertInto('audit_chain')
      .values([...some])
      .execute();
}

/** Adds entries in a transaction of their own. */
export function appendAlone(db: Database, facts: readonly AuditFact[]): Promise<void> {
  return db.transaction().execute((tx) => appendToChain(tx, facts));
}

/** The last entry's number and hash; 0 before the first. */
export async function readHead(db: Database | Transaction<Tables>): Promise<Pick<ChainLine, 'n' | 'hash'>> {
  const row = await db.selectFrom('audit_chain').select(['n', 'hash']).orderBy('n', 'desc').limit(1).executeTakeFirst();
  return row ?? { n: 0, hash: CHAIN_START };
}

/** So many entries after a number, in their order. */
export function readChain(db: Database, { after, limit }: { readonly after: number; readonly limit: number }) {
  return db.selectFrom('audit_chain').selectAll().where('n', '>', after).orderBy('n').limit(limit).execute();
}

/** SHA-256 over the lines `n`, `previous`, `at`, `kind`, `body`: none of them has a line break. */
function hashOf({ n, at, kind, body, previous }: Omit<ChainLine, 'hash'>): string {
  return createHash('sha256').update([n, previous, at, kind, body].join('\n')).digest('hex');
}
