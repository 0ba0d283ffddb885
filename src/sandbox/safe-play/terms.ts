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
const usual = { raiseHours: 24, longestTimeOutDays: 42, shortestExclusionMonths: 6 } as const;

/** The terms of a merchant's site, and the usual ones for a merchant without a site. */
export async function safePlayTerms({ sites }: Sandbox, merchant: string): Promise<SafePlayTerms> {
  const settings = (await sites.get(merchant))?.site.settings;
  const numberOf = (name: keyof typeof usual) => {
    const value = settings?.[`safePlay.${name}`];
    return typeof value === 'number' ? value : usual[name];
  };
  const longest = numberOf('longestTimeOutDays') * day;
  const shortest = numberOf('shortestExclusionMonths');
  return {
    raiseHours: numberOf('raiseHours'),
    hours: [...[day, 3 * day, 7 * day, 14 * day, 28 * day].filter((hours) => hours < longest), longest],
    months: [shortest, ...[12, 24, 60].filter((months) => months > shortest)],
  };
}
