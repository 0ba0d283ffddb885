import type { Origin } from '../../contracts/origins.ts';

/** A value that a layer gives, and where it stands. */
export interface LayerValue<T> {
  readonly name: string;
  readonly value: T;
  readonly origin: Origin;
}

/** Everything that one layer gives; of two values of one name the later one counts. */
export type Layer<T> = readonly LayerValue<T>[];

/** Merged values, and the origin of each under its own name. */
export interface Merged<T> {
  readonly values: Readonly<Record<string, T>>;
  readonly origins: Readonly<Record<string, Origin>>;
}

/** Merges layers from the weakest to the strongest; each value remembers the layer that gave it (decision 0a). */
export function mergeLayers<T>(layers: readonly Layer<T>[]): Merged<T> {
  const values: Record<string, T> = {};
  const origins: Record<string, Origin> = {};
  for (const { name, value, origin } of layers.flat()) {
    values[name] = value;
    origins[name] = origin;
  }
  return { values, origins };
}

/** The engine's own values. */
export function engineLayer<T>(values: Readonly<Record<string, T>>): Layer<T> {
  return Object.entries(values).map(([name, value]) => ({ name, value, origin: { layer: 'engine' } }));
}

/** Puts a section's name before each origin's: `CBS3` in `flags` becomes `flags.CBS3`. */
export function prefixed(section: string, origins: Readonly<Record<string, Origin>>): Record<string, Origin> {
  return Object.fromEntries(Object.entries(origins).map(([name, origin]) => [`${section}.${name}`, origin]));
}
