import type { LimitKind, LimitSpan } from '../database/safe-play-tables.ts';
import type { Named } from '../../contracts/platform-answer.ts';
import { failure } from '../errors.ts';
import type { Plan } from '../pay-provider/plans.ts';
import type { Movement } from '../wallet/ledger.ts';
import type { PlannedFailure, Scenario } from './scenarios.ts';

/** An account that a test wants to exist. */
export interface WantedAccount {
  readonly userName: string;
  /** `null` takes it away, as where somebody signs in elsewhere. */
  readonly password?: string | null;
  readonly type?: number;
  readonly balance?: string;
  readonly nickname?: string;
  readonly email?: string;
  /** Digits with the dialling code. */
  readonly mobile?: string;
  readonly disabled?: boolean;
  readonly label?: string;
  readonly rank?: Readonly<Record<string, number>>;
  /** What of the balance lies in wallets of games: id of the wallet → decimal text. All else is brought to the main one. */
  readonly inWallets?: Readonly<Record<string, string>>;
  /** Withdrawal password. */
  readonly paymentPassword?: string;
  /** Numbers of bank cards to be bound, beside those that are. */
  readonly bankCards?: readonly string[];
  /** Details that are proved: `mobileNum`, `email`. */
  readonly verified?: readonly string[];
  readonly inboxUnread?: number;
  readonly promotionCounts?: Readonly<Record<string, number>>;
  /** Kinds of contract that are offered, `daily`, `dividend`, `hourly`, or contracts with their terms. */
  readonly contracts?: readonly (string | WantedContract)[];
  /**
   * Name of the agent above; it must exist, so it stands earlier in the list of accounts. An account that there is moves
   * below it from now on.
   */
  readonly upline?: string;
  /** Day of the registration. */
  readonly registered?: WantedDay;
  /** Rebate rates by game type, from its registration on. */
  readonly rates?: Readonly<Record<string, string>>;
  /** What the account did before; every request adds to it. */
  readonly history?: readonly WantedEvent[];
  /** As if so many days had gone by since everything that the account paid and played. */
  readonly daysPassed?: number;
  /** By what the account earns. */
  readonly earning?: WantedEarning;
  /** Limits and a break that the player has set. */
  readonly safePlay?: WantedSafePlay;
}

/** Limits with a change that waits for some hours, and a break that goes on for some. Amounts are decimal text. */
export interface WantedSafePlay {
  readonly limits?: readonly {
    readonly kind: LimitKind;
    readonly span: LimitSpan;
    readonly amount: string;
    /** Without an amount the limit goes. */
    readonly next?: { readonly amount?: string; readonly inHours: number; readonly asks?: boolean };
  }[];
  readonly pause?: {
    readonly kind: 'timeOut' | 'exclusion';
    readonly hours: number;
    /** After its hours, which may be below zero, it goes on until a written request ends it. */
    readonly untilAsked?: boolean;
  };
  /** Minutes for which the player has been playing, those of all of today, and seconds that are left of a rest. */
  readonly play?: { readonly minutes?: number; readonly today?: number; readonly restSeconds?: number };
}

/** Rates in percent by game type, and accepted contracts by kind; all of them from a day on, by default long ago. */
export interface WantedEarning {
  readonly since?: WantedDay;
  readonly rates?: Readonly<Record<string, string>>;
  readonly contracts?: Readonly<
    Record<
      string,
      { readonly period?: string; readonly tiers: readonly { readonly threshold: string; readonly rate: string }[] }
    >
  >;
}

/** A calendar day as `2026-07-31`, or how many days it lies back: 0 is today. */
export type WantedDay = string | number;

/** A payment or a bet of a past day. Amounts are decimal text above zero, those of withdrawals too. */
export interface WantedEvent {
  readonly day: WantedDay;
  /** `bet` stakes the amount; every other kind is a movement of the ledger. */
  readonly kind: 'bet' | Exclude<Movement['kind'], 'stake' | 'payout'>;
  readonly amount: string;
  /** What a bet paid; nothing unless it is named. */
  readonly win?: string;
  /** Of what game a bet is: `RNG` unless it is named. */
  readonly gameType?: string;
}

/** A contract that a test wants an account to have, with the account's upline. */
export interface WantedContract {
  readonly kind: string;
  readonly state?: 'offered' | 'accepted';
  readonly period?: string;
  readonly tiers?: readonly { readonly threshold: string; readonly rate: string }[];
}

/** The one red envelope rain that a test wants a merchant to have; times in seconds from now. */
export interface WantedRain {
  readonly title?: string;
  readonly startsIn: number;
  readonly lasts: number;
  readonly claimsEach?: number;
  readonly budget?: string;
  readonly least?: string;
  readonly most?: string;
}

type TextOrLocal = string | { readonly en: string; readonly ur: string };

export interface WantedAnnouncement {
  readonly type: string;
  readonly groupName?: string;
  readonly title: TextOrLocal;
  readonly content: TextOrLocal;
  readonly startDate?: string;
  readonly endDate?: string | null;
  readonly categories?: readonly number[];
  readonly images?: readonly { readonly sequence: number; readonly url: string }[];
}

export interface WantedHelp {
  readonly tag: string;
  readonly title?: TextOrLocal;
  readonly content: TextOrLocal;
}

type OneOrMany<T> = T | readonly T[];

/** Body of `POST /test/scenario`: only what it names changes, lists replace what was there. */
export interface ScenarioRequest {
  readonly merchant: string;
  readonly account?: WantedAccount;
  readonly accounts?: readonly WantedAccount[];
  readonly failNext?: OneOrMany<PlannedFailure>;
  /** Endpoint name → how it fails. */
  readonly failures?: Readonly<
    Record<string, Omit<PlannedFailure, 'endpoint' | 'message'> & { readonly message?: string }>
  >;
  readonly delay?: OneOrMany<{ readonly endpoint: string; readonly ms: number }>;
  readonly delays?: Readonly<Record<string, number>>;
  /** Endpoint name → `value` to answer; `null` takes it back. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly smsCode?: string;
  readonly captchaText?: string;
  readonly captchaAfter?: number;
  readonly country?: string;
  readonly regionRestriction?: boolean;
  readonly region?: { readonly restricted: boolean };
  readonly tokenSeconds?: number;
  readonly idleSeconds?: number;
  /** How many seconds a sign-in counts as a proof of the player. */
  readonly proofSeconds?: number;
  /** Fields that no contract names stand in every answer. */
  readonly extraFields?: boolean;
  readonly social?: Scenario['social'];
  readonly audience?: 'all' | 'members' | 'agents';
  readonly affiliates?: readonly { readonly code: string; readonly domain?: string; readonly userName?: string }[];
  readonly announcements?: readonly WantedAnnouncement[];
  readonly helpEntries?: readonly WantedHelp[];
  readonly banners?: readonly { readonly url: string; readonly groupName?: string; readonly title?: string }[];
  /** Unread messages of every account of the merchant. */
  readonly inboxUnread?: number;
  /** So many more questions of every account of the merchant, which wait. */
  readonly questions?: number;
  /** Guests who write in live chat: how many messages each of them. */
  readonly talks?: readonly number[];
  /** Answers every question of the merchant's players that is still open. */
  readonly feedbackAnswer?: TextOrLocal;
  /** What every account of the merchant can collect. */
  readonly promotionCounts?: Readonly<Record<string, number>>;
  /** Payment methods that an operator adds; one of the same id takes the place of the other. */
  readonly paymentMethods?: readonly (Named<'PaymentMethod'> & { readonly direction?: 'deposit' | 'withdraw' })[];
  /** Wallets that an operator describes; one of the same id takes the place of the other, one without vendors goes. */
  readonly wallets?: readonly Named<'GameWallet'>[];
  /** How every payment of the merchant that is still open shall end. */
  readonly pays?: Plan;
  /** `null` for a merchant without one. */
  readonly rain?: WantedRain | null;
  /** Ends every session of the merchant, as an operator might. */
  readonly endSessions?: boolean;
}

const known: Readonly<Record<keyof ScenarioRequest, true>> = {
  merchant: true,
  account: true,
  accounts: true,
  failNext: true,
  failures: true,
  delay: true,
  delays: true,
  answers: true,
  smsCode: true,
  captchaText: true,
  captchaAfter: true,
  country: true,
  regionRestriction: true,
  region: true,
  tokenSeconds: true,
  idleSeconds: true,
  proofSeconds: true,
  extraFields: true,
  social: true,
  audience: true,
  affiliates: true,
  announcements: true,
  helpEntries: true,
  banners: true,
  inboxUnread: true,
  questions: true,
  talks: true,
  feedbackAnswer: true,
  promotionCounts: true,
  paymentMethods: true,
  wallets: true,
  pays: true,
  rain: true,
  endSessions: true,
};

/** Reads the body of the scenario door; throws when it names no merchant, or a request that nobody grants. */
export function readScenarioRequest(body: unknown): ScenarioRequest {
  if (typeof body !== 'object' || body === null || !('merchant' in body) || typeof body.merchant !== 'string') {
    throw failure('merchant.missing');
  }
  const strange = Object.keys(body).find((name) => !Object.hasOwn(known, name));
  if (strange !== undefined) throw new Error(`The scenario door does not know "${strange}".`);
  return body as ScenarioRequest;
}
