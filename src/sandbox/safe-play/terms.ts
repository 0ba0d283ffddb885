import type { Sandbox } from '../sandbox.ts';

/** What a site says of limits and breaks. */
export interface SafePlayTerms {
  readonly raiseHours: number;
  /** Lengths of a time-out. */
  readonly hours: readonly number[];
  /** Lengths of a self-exclusion. */
  readonly months: readonly number[];
}

const day = 24;
const usual = {
  'safePlay.raiseHours': 24,
  'safePlay.longestTimeOutDays': 42,
  'safePlay.shortestExclusionMonths': 6,
} as const;

/** The terms of a merchant's site, and the usual ones for a merchant without a site. */
export async function safePlayTerms({ sites }: Sandbox, merchant: string): Promise<SafePlayTerms> {
  const settings = (await sites.get(merchant))?.site.settings;
  const numberOf = (name: keyof typeof usual) => {
    const value = settings?.[name];
    return typeof value === 'number' ? value : usual[name];
  };
  const longest = numberOf('safePlay.longestTimeOutDays') * day;
  const shortest = numberOf('safePlay.shortestExclusionMonths');
  return {
    raiseHours: numberOf('safePlay.raiseHours'),
    hours: [...[day, 3 * day, 7 * day, 14 * day, 28 * day].filter((hours) => hours < longest), longest],
    months: [shortest, ...[12, 24, 60].filter((months) => months > shortest)],
  };
}
