import { isDeepStrictEqual } from 'node:util';
import { flagsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { Override } from '../../contracts/origins.ts';
import { isOn } from '../../engine/index.ts';

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

/** The overrides that a change lays. */
export function addedBy(before: readonly Override[], after: readonly Override[]): readonly Override[] {
  return after.filter((override) => !before.some((other) => isDeepStrictEqual(other, override)));
}

function isStop({ name, value }: Override): boolean {
  if (name === 'maintenance') return value === true;
  const [section = '', own = ''] = name.split('.');
  const { flags, promotions, template } = flagsCatalogue;
  const entries: Readonly<Record<string, Readonly<Record<string, { readonly money: boolean }>>>> = {
    flags,
    promotions,
    template,
  };
  return entries[section]?.[own]?.money === true && !isOn(value);
}
