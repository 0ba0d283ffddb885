import { type Cipher, keyIdOf } from '../../storage/encryption/cipher.ts';
import type { Database } from '../store/tables.ts';

/** What came of bringing the service's secrets under the current storage key. */
export interface RekeySummary {
  /** Name of the current key. */
  readonly current: string;
  /** Names of the older keys that the service holds. */
  readonly older: readonly string[];
  /** How many secrets were moved to the current key. */
  readonly moved: number;
  /** Secrets under keys that the service does not hold, or that were altered. */
  readonly lost: readonly { readonly place: string; readonly keyId: string; readonly count: number }[];
  /** When the last link that was sealed before this moment has ended, ISO 8601. */
  readonly linksUntil: string;
}

/** Links to answers are the longest: 30 days (`console/why/why-links.ts`); passes of testers end within a week. */
const LONGEST_LINK_MS = 30 * 24 * 60 * 60_000;

/** Encrypts under the current key what the database holds under older ones. Running again is harmless. */
export async function rekeySecrets(db: Database, cipher: Cipher, now: Date): Promise<RekeySummary> {
  const [current, ...older] = cipher.keyIds;
  const lost = new Map<string, { place: string; keyId: string; count: number }>();
  let moved = 0;
  for (const { place, id, kept, write } of await readSecrets(db)) {
    if (kept.startsWith(cipher.start)) continue;
    const clear = openSecret(cipher, place, kept);
    if (clear === undefined) {
      const keyId = keyIdOf(kept) ?? 'unknown';
      const line = lost.get(`${place} ${keyId}`) ?? { place, keyId, count: 0 };
      lost.set(`${place} ${keyId}`, { ...line, count: line.count + 1 });
    } else if (await write(id, kept, cipher.encrypt(place, clear))) moved += 1;
  }
  const linksUntil = new Date(now.getTime() + LONGEST_LINK_MS).toISOString();
  return { current, older, moved, lost: [...lost.values()], linksUntil };
}

interface Secret {
  readonly place: string;
  readonly id: string;
  readonly kept: string;
  /** Writes it unless somebody has changed it meanwhile, and says whether it did. */
  readonly write: (id: string, before: string, after: string) => Promise<boolean>;
}

/** Everything that the store keeps encrypted. */
async function readSecrets(db: Database): Promise<readonly Secret[]> {
  const people = await db.selectFrom('console_people').select(['id', 'totp']).execute();
  const links = await db
    .selectFrom('console_links')
    .select(['digest', 'enrolment'])
    .where('enrolment', 'is not', null)
    .execute();
  const writePerson: Secret['write'] = async (id, before, totp) => {
    const found = db.updateTable('console_people').set({ totp }).where('id', '=', id).where('totp', '=', before);
    return (await found.executeTakeFirst()).numUpdatedRows > 0n;
  };
  const writeLink: Secret['write'] = async (digest, before, enrolment) => {
    const changed = db.updateTable('console_links').set({ enrolment });
    const found = changed.where('digest', '=', digest).where('enrolment', '=', before);
    return (await found.executeTakeFirst()).numUpdatedRows > 0n;
  };
  return [
    ...people.map(({ id, totp }) => ({ place: 'console_people.totp', id, kept: totp, write: writePerson })),
    ...links.map(({ digest, enrolment }) => ({
      ...{ place: 'console_links.enrolment', id: digest, kept: enrolment ?? '', write: writeLink },
    })),
  ];
}

function openSecret(cipher: Cipher, place: string, kept: string): string | undefined {
  try {
    return cipher.decrypt(place, kept);
  } catch {
    return undefined;
  }
}
