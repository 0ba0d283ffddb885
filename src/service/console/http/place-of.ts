import type { DeskPlace } from '../../../contracts/desk.ts';
import { RefusedError } from './console-refusal.ts';

/** What a path names by `:code` and `:id`. @throws RefusedError `NOT_FOUND`: another number is none, and is not asked for. */
export function placeOf(params: Readonly<Record<string, string>>, what: string): DeskPlace {
  const { code = '', id = '' } = params;
  if (!/^\d{1,9}$/.test(id)) throw new RefusedError('NOT_FOUND', `There is no such ${what}.`);
  return { merchant: code, id: Number(id) };
}
