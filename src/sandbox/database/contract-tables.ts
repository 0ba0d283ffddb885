import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { LocalText } from './local-text.ts';

/** From which figure on which percentage is paid; both decimal text. */
export interface ContractTier {
  readonly threshold: string;
  readonly rate: string;
}

/** What a contract says: how often it is settled, and its tiers by rising threshold. */
export interface ContractTerms {
  readonly period?: string;
  readonly tiers?: readonly ContractTier[];
}

/** One contract of a player; it is never written over, so that what held at a time stays known. */
export interface ContractTable {
  id: Generated<number>;
  account: number;
  kind: string;
  terms: JSONColumnType<ContractTerms, string, string>;
  state: 'offered' | 'accepted' | 'rejected' | 'ended';
  /** Absent for terms of the house. */
  offered_by: number | null | undefined;
  offered_at: ColumnType<Date, Date | undefined, Date>;
  /** When the player accepted or rejected it. */
  answered_at: Date | null | undefined;
  /** When another one took its place. */
  ended_at: Date | null | undefined;
}

/** A red envelope rain of a merchant. */
export interface RainEventTable {
  id: Generated<number>;
  merchant: string;
  title: JSONColumnType<LocalText, string, string>;
  starts_at: Date;
  ends_at: Date;
  /** What all players together may get. */
  budget: ColumnType<string, string, string>;
  /** Smallest and largest envelope. */
  least: ColumnType<string, string, string>;
  most: ColumnType<string, string, string>;
  claims_each: number;
  /** After how many minutes it comes again; once when absent. */
  every_minutes: number | null | undefined;
}

/** An envelope that a player opened. */
export interface RainClaimTable {
  id: Generated<number>;
  event: number;
  account: number;
  /** Which of the player's envelopes in this event, from 1. */
  place: number;
  amount: ColumnType<string, string, string>;
  created_at: Date;
}
