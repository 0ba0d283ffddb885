import type { TextKey } from '../../../contracts/feature.ts';

/** The greeting of a local hour: to 10, to 14, to 18, and the rest of the day (row G-210). */
export function greetingOf(hour: number): TextKey {
  if (hour <= 10) return 'agent:morning';
  if (hour <= 14) return 'agent:earlyAfternoon';
  return hour <= 18 ? 'agent:lateAfternoon' : 'agent:evening';
}
