import type { Origin } from '../../contracts/origins.ts';

/** Values of one layer, and where each of them stands. */
export interface Layer<T> {
  readonly values: Readonly<Record<string, T>>;
  origin(name: string): Origin;
}

/** Merged values, and the origin of each under its own name. */
export interface Merged<T> {
  readonly values: Readonly<Record<string, T>>;
  readonly origins: Readonly<Record<string, Origin>>;
}

/** Merges layers from the weakest to the strongest; each value remembers the layer that gave it (decision 0a). */
export function mergeLayers<T>(layers: readonly Layer<T>[]): Merged<T> {
  const values: Record<string, T> = {};
  const origins: Record<string, Origin> = {};
  for (const layer of layers) {
    for (const [name, value] of Object.entries(layer.values)) {
      values[name] = value;
      origins[name] = layer.origin(name);
    }
  }
  return { values, origins };
}

/** The engine's own values. */
export function engineLayer<T>(values: Readonly<Record<string, T>>): Layer<T> {
  return { values, origin: () => ({ layer: 'engine' }) };
}

/** Puts a section's name before each origin's: `CBS3` in `flags` becomes `flags.CBS3`. */
export function prefixed(section: string, origins: Readonly<Record<string, Origin>>): Record<string, Origin> {
  return Object.fromEntries(Object.entries(origins).map(([name, origin]) => [`${section}.${name}`, origin]));
}
