import type { Sandbox } from '../sandbox.ts';

/** Who stands below whom in a merchant. */
export interface TeamTree {
  /** Everybody below an account at any depth, with how deep: 1 is a direct member. */
  below(account: number): ReadonlyMap<number, number>;
  /** Uplines of an account from the nearest on, each with the direct member through whom the account stands below. */
  above(account: number): readonly { readonly agent: number; readonly branch: number }[];
  uplineOf(account: number): number | null;
}

/**
 * Reads the tree of a merchant: as it is, or as it stood at a moment. Who joined later stands where they joined, so that a
 * period counts their bets from the first on.
 */
export async function readTeamTree(db: Sandbox['db'], merchant: string, at?: Date): Promise<TeamTree> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'upline'])
    .where('merchant', '=', merchant)
    .where('upline', 'is not', null)
    .execute();
  if (at === undefined) return treeOf(rows);
  const moved = await db
    .selectFrom('former_upline')
    .innerJoin('account', 'account.id', 'former_upline.account')
    .select(['former_upline.account as id', 'former_upline.upline'])
    .where('account.merchant', '=', merchant)
    .where('former_upline.until', '>', at)
    .orderBy('former_upline.until', 'desc')
    .execute();
  // Of several moves since, the first one says where they stood: it is written last.
  const uplines = new Map([...rows, ...moved].map(({ id, upline }) => [id, upline]));
  return treeOf([...uplines].map(([id, upline]) => ({ id, upline })));
}

/** The tree of rows that name their upline. */
export function treeOf(rows: readonly { readonly id: number; readonly upline: number | null }[]): TeamTree {
  const uplines = new Map(rows.map(({ id, upline }) => [id, upline]));
  const direct = Map.groupBy(rows, ({ upline }) => upline);
  return {
    uplineOf: (account) => uplines.get(account) ?? null,
    below(account) {
      const depths = new Map<number, number>();
      let level = [account];
      for (let depth = 1; level.length > 0; depth += 1) {
        level = level
          .flatMap((id) => direct.get(id) ?? [])
          .map(({ id }) => id)
          .filter((id) => id !== account && !depths.has(id));
        for (const id of level) depths.set(id, depth);
      }
      return depths;
    },
    above(account) {
      const found: { agent: number; branch: number }[] = [];
      const seen = new Set([account]);
      let branch = account;
      for (;;) {
        const agent = uplines.get(branch) ?? null;
        if (agent === null || seen.has(agent)) return found;
        seen.add(agent);
        found.push({ agent, branch });
        branch = agent;
      }
    },
  };
}
