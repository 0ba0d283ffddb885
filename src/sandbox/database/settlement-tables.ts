import type { ColumnType, Generated } from 'kysely';

type Decimal = ColumnType<string, string, string>;

/** What is settled for agents: rebates of their team's turnover, wages by the day and by the hour, dividends. */
export type SettlementKind = 'rebate' | 'daily' | 'hourly' | 'dividend';

/** What an agent earned in one closed period (rows G-251…G-255). */
export interface SettlementTable {
  id: Generated<number>;
  merchant: string;
  /** Who earned it. */
  account: number;
  kind: SettlementKind;
  /** A day, the beginning of an hour, or the first and the last day of a longer period. */
  period: string;
  starts_at: Date;
  ends_at: Date;
  /** Whose turnover it comes from; the account itself where it is the whole team's. */
  source: number;
  /** Game type of a rebate, else empty. */
  game_type: string;
  base: Decimal;
  /** Percent. */
  rate: Decimal;
  amount: Decimal;
  /** `none` where nothing is due. */
  state: 'none' | 'pending' | 'paid';
  /** The agent who pays it by hand; the house pays at once where nobody is named. */
  payer: number | null;
  paid_at: Date | null;
}

/** A period of a merchant that was settled: its row is written with what it brought, so that nothing is settled twice. */
export interface SettlementRunTable {
  merchant: string;
  kind: SettlementKind;
  period: string;
  created_at: Date;
}
