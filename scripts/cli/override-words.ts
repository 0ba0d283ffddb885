import type { Override } from '../../src/contracts/origins.ts';
import type { ExpiryFailureLine } from '../../src/service/operations.ts';
import { valueWords } from '../../src/service/publishing/change-words.ts';
import { moment } from './moment.ts';

/** What counts of one name and what afterwards: `It is off until 2031-01-31 18:00 UTC (sam: abuse), then on (mira: staffed).` */
export function layerWords(name: string, overrides: readonly Override[]): string {
  // A layer that ends before those over it will never be seen again.
  const seen: Override[] = [];
  for (const entry of overrides.filter((one) => one.name === name).toReversed()) {
    const last = seen.at(-1)?.until;
    if (last === undefined ? seen.length === 0 : endOf(entry) > Date.parse(last)) seen.push(entry);
  }
  const words = seen.map(({ value, until, author, reason }) => {
    const end = until === undefined ? '' : ` until ${moment(until)}`;
    return `${valueWords(value)}${end} (${author}: ${reason})`;
  });
  if (seen.at(-1)?.until !== undefined) words.push('what the folder or its platform says');
  return words.length === 0 ? 'What the folder or its platform says counts.' : `It is ${words.join(', then ')}.`;
}

function endOf({ until }: Override): number {
  return until === undefined ? Infinity : Date.parse(until);
}

/** Every override in force, name by name; nothing when there is none. */
export function overrideLines(overrides: readonly Override[]): readonly string[] {
  const names = [...new Set(overrides.map(({ name }) => name))].toSorted();
  return names.map((name) => `${name}: ${layerWords(name, overrides)}`);
}

/** That overrides of a merchant still count though their end has come, why, and what happens next. */
export function expiryFailureWords({ merchant, since, at, attempts, message, retryAt }: ExpiryFailureLine): string {
  const times = attempts === 1 ? 'once' : `${attempts} times, last at ${moment(at)}`;
  const start = `Overrides of ${merchant} should have ended at ${moment(since)} and still count (tried ${times}, next at`;
  return `${start} ${moment(retryAt)}): ${message}`;
}
