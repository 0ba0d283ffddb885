import { sql } from 'kysely';
import type { UpstreamSettings } from '../upstream/upstream-settings.ts';
import type { StoredUpstream, UpstreamFailure, UpstreamNotes } from '../upstream/upstream-state.ts';
import type { Database } from './tables.ts';

const columns = ['merchant', 'settings', 'answer', 'answered_at', 'notes', 'failure', 'changed'] as const;

/** The merchants that follow a platform. */
export function listUpstreams(db: Database): Promise<StoredUpstream[]> {
  return db.selectFrom('upstreams').select(columns).orderBy('merchant').execute();
}

/** What was published about following a platform after a change; 0 gives everything. Answers are left out. */
export function listUpstreamsSince(
  db: Database,
  change: number,
): Promise<Pick<StoredUpstream, 'merchant' | 'settings' | 'changed'>[]> {
  return db
    .selectFrom('upstreams')
    .select(['merchant', 'settings', 'changed'])
    .where('changed', '>', change)
    .orderBy('changed')
    .execute();
}

/** How one merchant follows its platform; nothing when it is its own master. */
export function readUpstream(db: Database, merchant: string): Promise<StoredUpstream | undefined> {
  return db.selectFrom('upstreams').select(columns).where('merchant', '=', merchant).executeTakeFirst();
}

/** Notes whether a merchant follows a platform, and which. What was said last counts until something else is said. */
export async function keepUpstream(db: Database, merchant: string, settings: UpstreamSettings | null): Promise<void> {
  if (!settings) {
    await db.deleteFrom('upstreams').where('merchant', '=', merchant).execute();
    return;
  }
  const changed = sql<number>`nextval('upstream_changes')`;
  const row = { settings: JSON.stringify(settings), changed };
  await db
    .insertInto('upstreams')
    .values({ merchant, ...row, notes: '{}' })
    .onConflict((clash) => clash.column('merchant').doUpdateSet(row))
    .execute();
}

/** Keeps an answer that is live, and ends the failure before it. */
export async function saveAnswer(
  db: Database,
  merchant: string,
  { answer, notes, at }: { readonly answer: string; readonly notes: UpstreamNotes; readonly at: Date },
): Promise<void> {
  const row = { answer, notes: JSON.stringify(notes), answered_at: at, failure: null };
  await db.updateTable('upstreams').set(row).where('merchant', '=', merchant).execute();
}

/** Notes that a platform is not believed, or that it is again. */
export async function saveFailure(db: Database, merchant: string, failure: UpstreamFailure | undefined): Promise<void> {
  const row = { failure: failure ? JSON.stringify(failure) : null };
  await db.updateTable('upstreams').set(row).where('merchant', '=', merchant).execute();
}

/** Keeps what is to be said of a platform's answers, without an answer. */
export async function saveNotes(db: Database, merchant: string, notes: UpstreamNotes): Promise<void> {
  const row = { notes: JSON.stringify(notes) };
  await db.updateTable('upstreams').set(row).where('merchant', '=', merchant).execute();
}
