import type { Insertable, Transaction } from 'kysely';
import type { SettlementKind, SettlementTable } from '../database/settlement-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Period } from './periods.ts';

/** What one settlement of a closed period reads: `db` is the transaction that writes what comes of it. */
export interface Closing {
  readonly db: Transaction<Tables>;
  readonly sandbox: Sandbox;
  readonly merchant: string;
  readonly period: Period;
  /** How many decimals the merchant's money has. */
  readonly decimals: number;
}

/** What somebody earned in a period, before it is known whether it was paid. */
export type Earned = Pick<
  Insertable<SettlementTable>,
  'account' | 'source' | 'game_type' | 'base' | 'rate' | 'amount' | 'payer'
>;

/** How each kind is calculated. */
export type Compute = (closing: Closing) => Promise<readonly Earned[]>;
export type Computations = Readonly<Record<SettlementKind, Compute>>;
