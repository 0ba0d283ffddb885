import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Game type → percent of a stake as decimal text with two places. */
export type Rates = Readonly<Record<string, string>>;

/** Tables of the agent area: what an agent earns of their team's stakes, and whom they invite. */
export interface AgentTables {
  /** A rate holds from its moment until the next one of the same account and game type. */
  member_rate: {
    id: Generated<number>;
    account: number;
    game_type: string;
    /** Percent of a stake. */
    rate: ColumnType<string, string, string>;
    valid_from: Date;
  };
  /** Below whom an account stood until a moment, when it was moved to another; nobody stood above it where none is named. */
  former_upline: { account: number; upline: number | null; until: Date };
  /** Who registers with the code stands below the account, as what kind and with which rates. */
  invitation: {
    merchant: string;
    code: string;
    account: number;
    /** Customer type of the new account. */
    kind: number;
    rates: JSONColumnType<Rates & object, string, string>;
    created_at: Date;
  };
}
