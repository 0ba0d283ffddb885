import { randomUUID } from 'node:crypto';
import type { PassLine } from '../../contracts/console/passes.ts';
import type { Cipher } from '../../storage/encryption/cipher.ts';
import type { Database } from '../store/tables.ts';

const place = 'testers_passes.id';

/** Where the links of passes lead, on every host of a brand. */
export const PASS_PATH = '/livery/pass';

/** Keeps a pass, and gives its id and the key of its link: the id, sealed under the storage key, which nobody else can make. */
export async function makePass(
  { db, cipher }: { readonly db: Database; readonly cipher: Cipher },
  pass: Omit<PassLine, 'id'> & { readonly person: string },
): Promise<{ readonly id: string; readonly key: string }> {
  const id = randomUUID();
  const { merchant, note, by, person, since, endsAt } = pass;
  await db
    .insertInto('testers_passes')
    .values({ id, merchant, note, author: by, person, since: new Date(since), ends_at: new Date(endsAt) })
    .execute();
  return { id, key: cipher.encrypt(place, id) };
}

/** Passes that open something, the newest first. */
export async function listPasses(db: Database, now: Date): Promise<readonly PassLine[]> {
  const rows = await db
    .selectFrom('testers_passes')
    .select(['id', 'merchant', 'note', 'author', 'since', 'ends_at'])
    .where('ends_at', '>', now)
    .where('revoked_at', 'is', null)
    .orderBy('since', 'desc')
    .execute();
  return rows.map(({ author: by, since, ends_at, ...row }) => ({
    ...row,
    by,
    since: since.toISOString(),
    endsAt: ends_at.toISOString(),
  }));
}

/** Ends a pass before its time. */
export async function revokePass(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('testers_passes').set({ revoked_at: now }).where('id', '=', id).execute();
}

/** The id that a key was made for; nothing when it is none of ours, or was altered. */
export function readPassKey(cipher: Cipher, key: string): string | undefined {
  try {
    return cipher.decrypt(place, key);
  } catch {
    return undefined;
  }
}
