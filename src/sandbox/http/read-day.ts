import { failure } from '../errors.ts';

/** The beginning of a day that a call names as `2026-07-31`, in UTC. Throws for anything else, also for a 31st of June. */
export function readDay(text: string | undefined): Date {
  const day = text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) throw failure('body.invalid');
  return day;
}
