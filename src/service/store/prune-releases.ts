import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './tables.ts';

/** So many of the newest changes of each merchant can be gone back to, however old they are. */
export const KEPT_CHANGES = 50;
/** For so many days after it was live, any release can be gone back to. */
export const KEPT_DAYS = 90;

/** Why nobody can go back to a change. */
export function prunedWords(merchant: string, seq: number): string {
  const rule = `the newest ${KEPT_CHANGES} changes are, and what was live in the last ${KEPT_DAYS} days`;
  return `Seq ${seq} of ${merchant} is no longer stored: ${rule}.`;
}

const DAY_MS = 86_400_000;
const BATCH = 500;

/** How many rows of each table went. */
export interface PrunedReleases {
  readonly releases: number;
  readonly sources: number;
  readonly parts: number;
}

/**
 * Deletes releases that nobody can go back to any more by the rule of `KEPT_CHANGES` and `KEPT_DAYS`, then the sources and
 * parts that nothing left over needs, a few at a time. The history keeps its entries. Whoever publishes meanwhile marks what
 * they use in their transaction, which keeps it.
 */
export async function pruneReleases(db: Database, now: Date): Promise<PrunedReleases> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const releases = await deleteUnneeded(db, { table: 'releases', id: 'id', column: 'release' }, before);
  const sources = await deleteUnneeded(db, { table: 'sources', id: 'hash', column: 'source' }, before);
  return { releases, sources, parts: await sweepParts(db, now, before) };
}

interface Needed {
  readonly table: 'releases' | 'sources';
  readonly id: string;
  /** Column of pointers and history that names a row. */
  readonly column: 'release' | 'source';
}

function deleteUnneeded(db: Database, { table, id, column }: Needed, before: Date): Promise<number> {
  const [own, named] = [sql.ref(`old.${id}`), sql.ref(`audit.${column}`)];
  // A state was live until the next change of its merchant.
  const isKept = sql`exists (select 1 from audit join pointers on pointers.merchant = audit.merchant
    where ${named} = ${own} and (audit.seq > pointers.seq - ${KEPT_CHANGES} or audit.at >= ${before} or exists (
      select 1 from audit as next where next.merchant = audit.merchant and next.seq = audit.seq + 1
        and next.at >= ${before})))`;
  const isLive = sql`exists (select 1 from pointers where ${sql.ref(`pointers.${column}`)} = ${own})`;
  return inBatches(async () => {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ctid = any(array(
      select old.ctid from ${sql.table(table)} as old
      where old.used_at < ${before} and not ${isLive} and not ${isKept} limit ${BATCH} for update of old skip locked))`.execute(
      db,
    );
    return Number(numAffectedRows ?? 0);
  });
}

/**
 * Marks the parts of every release that is left as used, then deletes those that nobody has used for as long as a release
 * is kept. It runs once a day at most, because it reads every manifest.
 */
async function sweepParts(db: Database, now: Date, before: Date): Promise<number> {
  const overdue = new Date(before.getTime() - DAY_MS);
  const oldest = await db.selectFrom('parts').select('hash').where('used_at', '<', overdue).limit(1).executeTakeFirst();
  if (!oldest) return 0;
  for (let after: string | undefined = ''; after !== undefined; await setImmediate()) {
    after = await markParts(db, { after, now, before });
  }
  return inBatches(async () => {
    const { numAffectedRows } = await sql`delete from parts where ctid = any(array(
      select ctid from parts where used_at < ${before} limit ${BATCH} for update skip locked))`.execute(db);
    return Number(numAffectedRows ?? 0);
  });
}

/** Marks the parts that a page of releases needs; gives the last release of the page, nothing after the last page. */
async function markParts(
  db: Database,
  { after, now, before }: { readonly after: string; readonly now: Date; readonly before: Date },
): Promise<string | undefined> {
  const page = await db
    .selectFrom('releases')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const last = page.at(-1)?.id;
  if (last === undefined) return undefined;
  await sql`update parts set used_at = ${now} where used_at < ${before} and hash in (
    select named[1] from releases, regexp_matches(manifest, '[0-9a-f]{64}', 'g') as named
    where id > ${after} and id <= ${last})`.execute(db);
  // The manifest names the theme; the theme names its stylesheet, and that the fonts.
  const themes = sql`select manifest::jsonb->'parts'->>'theme' from releases where id > ${after} and id <= ${last}`;
  // Read as text: one damaged theme must not keep all others from being pruned.
  const stylesheets = sql`select substring(convert_from(bytes, 'UTF8') from '"stylesheet":\\s*"([0-9a-f]{64})"') from parts
    where hash in (${themes})`;
  for (const naming of [themes, stylesheets]) {
    await sql`update parts set used_at = ${now} where used_at < ${before} and hash in (
      select named[1] from parts, regexp_matches(convert_from(bytes, 'UTF8'), '[0-9a-f]{64}', 'g') as named
      where hash in (${naming}))`.execute(db);
  }
  return last;
}

async function inBatches(deleteSome: () => Promise<number>): Promise<number> {
  let gone = 0;
  for (let last = BATCH; last === BATCH; await setImmediate()) {
    last = await deleteSome();
    gone += last;
  }
  return gone;
}
