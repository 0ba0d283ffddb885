import { fromMinor } from '../../../src/engine/minor-units.ts';
import { createAccount } from '../../../src/sandbox/accounts/create-account.ts';
import { moveMember } from '../../../src/sandbox/agents/move-member.ts';
import { setRates } from '../../../src/sandbox/agents/rates.ts';
import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import { moveMoney } from '../../../src/sandbox/wallet/ledger.ts';
import { chance, gameTypes } from './large-team.ts';

/** What may change in a team: somebody's rates, contract or place, and who belongs to it. */
export const changeKinds = ['rates', 'contract', 'move', 'join'] as const;
export type ChangeKind = (typeof changeKinds)[number];

interface Member {
  readonly id: number;
  readonly isAgent: boolean;
}

export interface TeamPlace {
  readonly merchant: string;
  readonly decimals: number;
  /** The highest stake, in smallest units. */
  readonly most: number;
  readonly seed: number;
}

/** A hand that changes the teams of a merchant and plays in them at the platform's time, by one seed of chance. */
export async function changingTeam(sandbox: Sandbox, { merchant, decimals, most, seed }: TeamPlace) {
  const { db, now } = sandbox;
  const draw = chance(seed);
  const money = (units: number) => fromMinor(units, decimals);
  const anyOf = <T>(list: readonly T[]): T => {
    const found = list[draw(list.length)];
    if (found === undefined) throw new Error('There is nothing to choose from.');
    return found;
  };
  const rows = await db.selectFrom('account').select(['id', 'type']).where('merchant', '=', merchant).execute();
  const members: Member[] = rows.map(({ id, type }) => ({ id, isAgent: type === 3 || type === 41 }));
  const anyAgent = () => anyOf(members.filter(({ isAgent }) => isAgent)).id;
  const games = new Map(
    gameTypes.map((type) => [type, sandbox.catalogue.games.find((game) => game.gameType === type)]),
  );
  let joined = 0;

  const changes: Readonly<Record<ChangeKind, () => Promise<void>>> = {
    async rates() {
      await setRates(db, { account: anyOf(members).id, rates: someRates(), from: now() });
    },
    /** As an accepted offer does: the contract before ends. */
    async contract() {
      const [account, at] = [anyAgent(), now()];
      const kind = anyOf(['daily', 'hourly', 'dividend']);
      await db
        .updateTable('contract')
        .set({ state: 'ended', ended_at: at })
        .where('account', '=', account)
        .where('kind', '=', kind)
        .where('state', '=', 'accepted')
        .execute();
      if (draw(5) === 0) return;
      const terms = { period: anyOf(['week', 'halfMonth', 'month']), tiers: someTiers() };
      await db
        .insertInto('contract')
        .values({ account, kind, terms: JSON.stringify(terms), state: 'accepted', answered_at: at })
        .execute();
    },
    async move() {
      for (;;) {
        const [account, upline] = [anyOf(members).id, anyAgent()];
        // A place within one's own team is refused.
        const isMoved = await moveMember(db, { account, upline, at: now() }).then(
          () => true,
          () => false,
        );
        if (isMoved) return;
      }
    },
    async join() {
      joined += 1;
      const isAgent = draw(3) === 0;
      const made = { name: `joined${joined}`, type: isAgent ? 3 : 0, upline: anyAgent(), rates: someRates() };
      members.push({ id: (await createAccount(sandbox, { merchant, ...made })).id, isAgent });
    },
  };

  function someRates(): Readonly<Record<string, string>> {
    return Object.fromEntries(
      gameTypes.filter(() => draw(2) === 0).map((type) => [type, (draw(150) / 100).toFixed(2)]),
    );
  }

  function someTiers() {
    const first = 1 + draw(most);
    const tier = (units: number) => ({ threshold: money(units), rate: ((1 + draw(900)) / 100).toFixed(2) });
    return [tier(first), tier(first + 1 + draw(most * 3))];
  }

  return {
    change: (kind: ChangeKind) => changes[kind](),
    /** Somebody stakes, and wins three times out of four. */
    async play(): Promise<void> {
      const { id: account } = anyOf(members);
      const game = games.get(anyOf(gameTypes));
      if (!game) throw new Error('The catalogue has no game of a type that has rates.');
      const [stake, payout, at] = [1 + draw(most), draw(4) === 0 ? 0 : 1 + draw(most), now()];
      const entry = { account, note: game.title, at };
      await moveMoney(db, merchant, [
        { ...entry, kind: 'stake', amount: money(-stake) },
        ...(payout === 0 ? [] : [{ ...entry, kind: 'payout' as const, amount: money(payout) }]),
      ]);
      await db
        .insertInto('bet')
        .values({
          ...{ merchant, account, node_id: game.nodeId, created_at: at },
          ...{ stake: money(stake), payout: money(payout) },
        })
        .execute();
    },
    draw,
  };
}
