import type { PointerNews } from '../store/listen-for-moves.ts';
import { readHosts } from '../store/read-hosts.ts';
import type { Database } from '../store/tables.ts';

/** Every published merchant and its domains, held in memory: no request asks the database whose an address is. */
export interface HostTable {
  /** The merchant that a configured domain belongs to. */
  merchantOf(host: string): string | undefined;
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
  const owners = new Map<string, string>();
  let isFilled = false;

  const read = async (merchants?: ReadonlySet<string>) => {
    const rows = await readHosts(db, merchants && [...merchants]);
    const isReplaced = (merchant: string) => merchants?.has(merchant) ?? true;
    for (const merchant of seqs.keys()) if (isReplaced(merchant)) seqs.delete(merchant);
    for (const [host, merchant] of owners) if (isReplaced(merchant)) owners.delete(host);
    for (const { merchant, seq, host } of rows) {
      seqs.set(merchant, seq);
      if (host !== null) owners.set(host, merchant);
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

  return {
    merchantOf: (host) => owners.get(host),
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
