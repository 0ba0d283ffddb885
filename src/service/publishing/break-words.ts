import type { BreakingChange, LaterBreak, StandingBreak } from '../store/broken-promises.ts';
import type { ReportedBreak } from './publish-result.ts';

/** Writes a moment (ISO 8601) as its readers have it. */
export type Moment = (at: string) => string;

/** What a change does to a promise, as a sentence: broken by it, broken before it, or broken later. */
export function breakWords({ kind, message, ...rest }: ReportedBreak, moment: Moment): string {
  switch (kind) {
    case 'now':
      return `It breaks a promise: ${message}`;
    case 'standing':
      return `A promise stays broken${sinceWords(rest, moment)}: ${message}`;
    case 'later':
      return `A promise will break ${laterWords({ overrides: [], ...rest }, moment)}: ${message}`;
  }
}

/** Since which change a promise is broken: ` since seq 3 (mira by force, 2031-01-31 18:00 UTC: no staff)`. */
export function sinceWords({ since }: Pick<StandingBreak, 'since'>, moment: Moment): string {
  if (since === undefined) return '; it was broken before';
  return ` since seq ${since.seq} (${since.author}${how(since)}, ${moment(since.at)}: ${since.reason})`;
}

/** When a promise will break: `when the override of CBS3 ends at 2031-01-31 18:00 UTC`. */
export function laterWords({ overrides, end }: Pick<LaterBreak, 'overrides' | 'end'>, moment: Moment): string {
  const names = [...new Set(overrides)].map((name) => name.replace(/^flags\./, '')).join(' and ');
  const isOne = new Set(overrides).size === 1;
  const what = `when the ${isOne ? 'override' : 'overrides'} of ${names}`;
  return end === undefined
    ? `${what} ${isOne ? 'is' : 'are'} taken away`
    : `${what} ${isOne ? 'ends' : 'end'} at ${moment(end)}`;
}

function how({ action, forced }: BreakingChange): string {
  if (forced) return ' by force';
  return action === 'override' ? ' as an emergency' : '';
}
