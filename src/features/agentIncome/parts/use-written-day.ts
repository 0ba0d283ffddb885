import { useMoments } from '../../../client/index.ts';

/** Writes a day of the platform (YYYY-MM-DD) as the site writes dates. */
export function useWrittenDay(): (day: string) => string {
  return useMoments().day;
}
