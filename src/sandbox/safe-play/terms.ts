import { type LimitKind, limitKinds } from '../database/safe-play-tables.ts';
import type { Sandbox } from '../sandbox.ts';

/** What a site says of limits and breaks. */
export interface SafePlayTerms {
  /** What players can limit. */
  readonly kinds: readonly LimitKind[];
  readonly raiseHours: number;
  /** Whether a limit of a span of the calendar is raised only when that has run out, and the player has said so again. */
  readonly raiseAtEnd: boolean;
  /** How long nobody plays after they were told how long they had been playing; 0 where the site asks for no rest. */
  readonly restMs: number;
  /** How long anybody plays at most without that rest. */
  readonly playMs: number;
  /** Whether each login is followed by what play came to, which the player confirms before they play. */
  readonly sumsAtLogin: boolean;
  /** Whether a player sees every tool of safe play before their first bet. */
  readonly toolsFirst: boolean;
  /** Lengths of a time-out. */
  readonly hours: readonly number[];
  /** Lengths of a self-exclusion. */
  readonly months: readonly number[];
  /** Whether a self-exclusion without an end is offered, too. */
  readonly hasEndless: boolean;
  /** Days from a written request to end a self-exclusion until it ends; 0 where it ends by itself. */
  readonly requestDays: number;
  /** Most that anybody may pay in within a calendar month, in whole units; absent where the site says nothing. */
  readonly depositCap: number | undefined;
}

const day = 24;
const minuteMs = 60_000;
/** Above every limit that can be set: none. */
const noCap = 999_999_999;
const usual = {
  'safePlay.raiseHours': 24,
  'safePlay.exclusionRequestDays': 0,
  'safePlay.restMinutes': 0,
  'safePlay.realityCheckMinutes': 60,
  'safePlay.longestTimeOutDays': 42,
  'safePlay.shortestExclusionMonths': 6,
  'safePlay.shortestTimeOutHours': day,
  'safePlay.monthlyDepositCap': noCap,
} as const;

/** The terms of a merchant's site, and the usual ones for a merchant without a site. */
export async function safePlayTerms({ sites }: Sandbox, merchant: string): Promise<SafePlayTerms> {
  const settings = (await sites.get(merchant))?.site.settings;
  const numberOf = (name: keyof typeof usual) => {
    const value = settings?.[name];
    return typeof value === 'number' ? value : usual[name];
  };
  const longest = numberOf('safePlay.longestTimeOutDays') * day;
  const shortestHours = numberOf('safePlay.shortestTimeOutHours');
  const shortest = numberOf('safePlay.shortestExclusionMonths');
  const cap = numberOf('safePlay.monthlyDepositCap');
  const lengths = [day, 3 * day, 7 * day, 14 * day, 28 * day];
  const offered: Readonly<Record<LimitKind, boolean>> = {
    deposit: true,
    loss: true,
    stake: settings?.['safePlay.stakeLimit'] ?? false,
    time: settings?.['safePlay.timeLimit'] ?? false,
  };
  return {
    kinds: limitKinds.filter((kind) => offered[kind]),
    raiseHours: numberOf('safePlay.raiseHours'),
    restMs: numberOf('safePlay.restMinutes') * minuteMs,
    playMs: numberOf('safePlay.realityCheckMinutes') * minuteMs,
    hours: [...lengths.filter((hours) => hours >= shortestHours && hours < longest), longest],
    months: [shortest, ...[6, 12, 24, 60].filter((months) => months > shortest)],
    raiseAtEnd: settings?.['safePlay.raiseAtEnd'] ?? false,
    toolsFirst: settings?.['safePlay.toolsBeforePlay'] ?? false,
    sumsAtLogin: settings?.['safePlay.sumsAtLogin'] ?? false,
    hasEndless: settings?.['safePlay.exclusionWithoutEnd'] ?? false,
    requestDays: numberOf('safePlay.exclusionRequestDays'),
    depositCap: cap < noCap ? cap : undefined,
  };
}
