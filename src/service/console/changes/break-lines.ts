import type { BreakLine } from '../../../contracts/console/impact.ts';
import type { ReportedBreak } from '../../publishing/publish-result.ts';

/** Broken promises as the console shows them. */
export function breakLines(breaks: readonly ReportedBreak[]): readonly BreakLine[] {
  return breaks.map(({ kind, name, message, end }) => ({
    kind,
    name,
    message,
    ...(end === undefined ? {} : { end }),
  }));
}
