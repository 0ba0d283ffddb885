import { wildcardAbove } from '../domains/domain-name.ts';
import type { PointerNews } from '../store/listen-for-moves.ts';
import { type HostRow, readHosts } from '../store/read-hosts.ts';
import type { Database } from '../store/tables.ts';

/** Every published merchant and its domains, held in memory: no request asks the database whose an address is. */
export interface HostTable {
  /** The merchant that a configured domain belongs to. */
  merchantOf(host: string): string | undefined;
  /** Domain that visitors of a configured one are sent to; nothing where they are served. */
  mainOf(host: string): string | undefined;
  /** What the owner of a proven domain shows; nothing for others, and for names below a wildcard. */
  tokenOf(host: string): string | undefined;
  /** Whether a merchant is published. */
  has(merchant: string): boolean;
  /** How many merchants are published. */
  readonly size: number;
  /** Reads all of it again. Rejects when the database does not answer; what was read before stays. */
  refresh(): Promise<void>;
  /** Reads one merchant's again if a move of its pointer is newer than what was read. Rejects as `refresh` does. */
  learn(news: PointerNews): Promise<void>;
}

/** Makes an empty table; the first `refresh` fills it, and until then there is nothing to learn. */
export function createHostTable(db: Database): HostTable {
  const seqs = new Map<string, number>();
  const owners = new Map<string, Pick<HostRow, 'merchant' | 'main' | 'token'>>();
  let isFilled = false;

  const read = async (merchants?: ReadonlySet<string>) => {
    const rows = await readHosts(db, merchants && [...merchants]);
    const isReplaced = (merchant: string) => merchants?.has(merchant) ?? true;
    for (const merchant of seqs.keys()) if (isReplaced(merchant)) seqs.delete(merchant);
    for (const [host, { merchant }] of owners) if (isReplaced(merchant)) owners.delete(host);
    for (const { merchant, seq, host, main, token } of rows) {
      seqs.set(merchant, seq);
      if (host !== null) owners.set(host, { merchant, main, token });
    }
  };

  let asked = new Set<string>();
  let isAllAsked = false;
  let underWay: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  // One reading at a time, and the next one takes everything that was asked for meanwhile: a fleet that is published at
  // once is not one reading for each merchant.
  const run = (): Promise<void> => {
    if (underWay) {
      next ??= underWay
        .catch(() => {})
        .then(() => {
          next = undefined;
          return run();
        });
      return next;
    }
    const [isAll, merchants] = [isAllAsked, asked];
    [isAllAsked, asked] = [false, new Set()];
    if (!isAll && merchants.size === 0) return Promise.resolve();
    underWay = read(isAll ? undefined : merchants).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };

  const ownerOf = (host: string) => owners.get(host) ?? owners.get(wildcardAbove(host) ?? '');
  return {
    merchantOf: (host) => ownerOf(host)?.merchant,
    mainOf: (host) => {
      const { merchant, main = null } = ownerOf(host) ?? {};
      // A main domain that is gone has nobody to receive visitors.
      return main !== null && owners.get(main)?.merchant === merchant ? main : undefined;
    },
    tokenOf: (host) => owners.get(host)?.token ?? undefined,
    has: (merchant) => seqs.has(merchant),
    get size() {
      return seqs.size;
    },
    refresh: async () => {
      isAllAsked = true;
      await run();
      isFilled = true;
    },
    learn: async ({ merchant, seq }) => {
      if (!isFilled || (seqs.get(merchant) ?? 0) >= seq) return;
      asked.add(merchant);
      await run();
    },
  };
}
