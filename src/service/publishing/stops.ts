import { isDeepStrictEqual } from 'node:util';
import { isClosing } from '../../contracts/maintenance.ts';
import type { Override } from '../../contracts/origins.ts';
import { isOn } from '../../engine/index.ts';
import { isMoney } from './is-money.ts';

/**
 * Whether an override stands over the site until somebody takes it away, though nobody means the site to stay so: a stop, or
 * one that went live by force. One with an end is judged by how the site stands after it.
 */
export function isException(override: Override): boolean {
  return override.until === undefined && (override.forced === true || isStop(override));
}

/** Whether all that a change does is to turn maintenance on or to stop something that touches money. */
export function isEmergency(before: readonly Override[], after: readonly Override[]): boolean {
  const added = addedBy(before, after);
  const names = new Set(added.map(({ name }) => name));
  const gone = addedBy(after, before).filter(({ name }) => !names.has(name));
  return added.length > 0 && gone.length === 0 && added.every(isStop);
}

/** The overrides that a change adds. */
export function addedBy(before: readonly Override[], after: readonly Override[]): readonly Override[] {
  return after.filter((override) => !before.some((other) => isDeepStrictEqual(other, override)));
}

/**
 * Until when overrides keep a switch off, in milliseconds; 0 when none of them does. One with an end that lies over another
 * stop ends nothing, because the other one counts then.
 */
export function stoppedUntil(overrides: readonly Override[], name: string): number {
  const own = overrides.filter((override) => override.name === name);
  const stops = own.slice(own.findLastIndex(({ value }) => isOn(value)) + 1);
  return Math.max(0, ...stops.map(({ until }) => (until === undefined ? Infinity : Date.parse(until))));
}

function isStop({ name, value }: Override): boolean {
  if (name === 'maintenance') return isClosing(value);
  return isMoney(name) && !isOn(value);
}
