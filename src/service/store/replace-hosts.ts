import type { Transaction } from 'kysely';
import { pagesOf } from './pages-of.ts';
import type { Tables } from './tables.ts';

/** The hosts that a merchant is to have. */
interface Wanted {
  readonly merchant: string;
  readonly hosts: readonly string[];
}

/** Gives merchants their hosts. One that another merchant already has stays with it: the first to publish keeps the address. */
export async function replaceHosts(tx: Transaction<Tables>, wanted: readonly Wanted[]): Promise<void> {
  for (const some of pagesOf(wanted)) {
    const merchants = some.map(({ merchant }) => merchant);
    const held = await tx.selectFrom('hosts').select(['host', 'merchant']).where('merchant', 'in', merchants).execute();
    const rows = some.flatMap(({ merchant, hosts }) => hosts.map((host) => ({ host, merchant })));
    const isIn = (list: typeof rows) => {
      const pairs = new Set(list.map(({ host, merchant }) => `${host} ${merchant}`));
      return ({ host, merchant }: (typeof rows)[number]) => pairs.has(`${host} ${merchant}`);
    };
    const [isWanted, isHeld] = [isIn(rows), isIn(held)];
    const gone = held.filter((row) => !isWanted(row)).map(({ host }) => host);
    const fresh = rows.filter((row) => !isHeld(row));
    if (gone.length > 0) await tx.deleteFrom('hosts').where('host', 'in', gone).execute();
    if (fresh.length > 0)
      await tx
        .insertInto('hosts')
        .values(fresh)
        .onConflict((clash) => clash.doNothing())
        .execute();
  }
}
