import { failure } from '../errors.ts';
import type { PlannedFailure } from './scenarios.ts';

/** An account that a test wants to exist. */
export interface WantedAccount {
  readonly userName: string;
  readonly password?: string;
  readonly type?: number;
  readonly balance?: string;
  readonly nickname?: string;
  readonly email?: string;
  /** Digits with the dialling code. */
  readonly mobile?: string;
  readonly disabled?: boolean;
  readonly label?: string;
  readonly rank?: Readonly<Record<string, number>>;
  readonly inboxUnread?: number;
  readonly promotionCounts?: Readonly<Record<string, number>>;
  /** Kinds of contract that are offered: `daily`, `dividend`, `hourly`. */
  readonly contracts?: readonly string[];
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
  readonly audience?: 'all' | 'members' | 'agents';
  readonly affiliates?: readonly { readonly code: string; readonly domain?: string; readonly userName?: string }[];
  readonly announcements?: readonly WantedAnnouncement[];
  readonly helpEntries?: readonly WantedHelp[];
  readonly banners?: readonly { readonly url: string; readonly groupName?: string; readonly title?: string }[];
  /** Ends every session of the merchant, as an operator might. */
  readonly endSessions?: boolean;
}

/** Reads the body of the scenario door; throws when it names no merchant. */
export function readScenarioRequest(body: unknown): ScenarioRequest {
  if (typeof body !== 'object' || body === null || !('merchant' in body) || typeof body.merchant !== 'string') {
    throw failure('merchant.missing');
  }
  return body as ScenarioRequest;
}
