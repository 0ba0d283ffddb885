import type { Cipher } from '../../storage/encryption/cipher.ts';
import { createLruCache } from '../lru-cache.ts';
import type { Database } from '../store/tables.ts';
import { readPassKey } from './passes.ts';

/** Whether keys of passes open a merchant. */
export interface PassChecks {
  /** Whether this key opens this merchant now; one that is revoked does for two seconds more. */
  opens(merchant: string, key: string): Promise<boolean>;
  /** The same of the cookie of a request, and of no request without one. */
  isTester(merchant: string, cookie: string | undefined): Promise<boolean>;
}

/** For how long a node believes what it has read about a pass. */
const KEPT_MS = 2_000;

/** Over TLS the name is one that no other host and no plain connection can set. */
const names = { https: '__Host-livery-pass', http: 'livery-pass' } as const;

/** Makes the checks of one node. The store is asked about keys that open alone, so that others cost it nothing. */
export function createPassChecks({
  db,
  cipher,
  now = Date.now,
}: {
  readonly db: Database;
  readonly cipher: Cipher;
  readonly now?: () => number;
}): PassChecks {
  const known = createLruCache<{ readonly merchant: string; readonly endsAt: number; readonly at: number }>(1_000);
  const find = async (id: string) => {
    const kept = known.get(id);
    if (kept && now() - kept.at < KEPT_MS) return kept;
    const row = await db
      .selectFrom('testers_passes')
      .select(['merchant', 'ends_at', 'revoked_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    const isOver = !row || row.revoked_at !== null;
    const found = { merchant: row?.merchant ?? '', endsAt: isOver ? 0 : row.ends_at.getTime(), at: now() };
    known.set(id, found);
    return found;
  };
  const opens = async (merchant: string, key: string) => {
    const id = readPassKey(cipher, key);
    if (id === undefined) return false;
    const pass = await find(id);
    return pass.merchant === merchant && pass.endsAt > now();
  };
  return {
    opens,
    isTester: async (merchant, cookie) => {
      const key = cookie === undefined ? undefined : keyIn(cookie);
      return key !== undefined && opens(merchant, key);
    },
  };
}

/** The cookie that keeps a key, or takes it away: no script reads it, and it is gone with the browser. */
export function writePassCookie(protocol: 'http' | 'https', key = ''): string {
  const secure = protocol === 'https' ? '; Secure' : '';
  const end = key === '' ? '; Max-Age=0' : '';
  return `${names[protocol]}=${key}; Path=/; HttpOnly; SameSite=Lax${secure}${end}`;
}

function keyIn(cookie: string): string | undefined {
  const pairs = cookie.split(';').map((pair) => pair.trim().split('='));
  const find = (name: string) => pairs.find(([own]) => own === name)?.[1];
  return find(names.https) ?? find(names.http);
}
