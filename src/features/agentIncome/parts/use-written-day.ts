import { formatDate, useSetting } from '../../../client/index.ts';

/** Writes a day of the platform (YYYY-MM-DD) as the site writes dates. */
export function useWrittenDay(): (day: string) => string {
  const form = useSetting('dates.list');
  return (day) => formatDate(day, form);
}
