import { failure } from '../errors.ts';
import { readDay } from './read-day.ts';

const iso8601 = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** The moment that a call names by ISO 8601, or nothing where it names none. Throws for whatever is no moment. */
export function readMoment(text: string | undefined): Date | undefined {
  if (text === undefined || text === '') return undefined;
  const moment = iso8601.test(text) ? new Date(text) : undefined;
  if (!moment || Number.isNaN(moment.getTime())) throw failure('body.invalid');
  // The language's own reader takes a 30th of February for the 2nd of March.
  readDay(text.slice(0, 10));
  return moment;
}
