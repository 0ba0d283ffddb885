import type { LayerName, Override } from '../../contracts/origins.ts';
import type { JsonDocument } from '../load/json-document.ts';
import { placeOf, pointerOf } from '../load/json-document.ts';
import type { Layer } from './layers.ts';

/** A layer whose values stand in a file, each at `<at>/<name>`. */
export function documentLayer<T>(
  layer: LayerName,
  document: Pick<JsonDocument, 'file' | 'moved'>,
  at: string,
  values: Readonly<Record<string, T>> = {},
): Layer<T> {
  return { values, origin: (name) => ({ layer, ...placeOf(document, `${at}${pointerOf(name)}`) }) };
}

/** The layer of the live changes to one section; `read` turns a stored value into the section's. */
export function overrideLayer<T>(
  section: string,
  overrides: readonly Override[],
  read: (value: unknown) => T,
): Layer<T> {
  const own = new Map(
    overrides
      .filter(({ name }) => name.startsWith(`${section}.`))
      .map((entry) => [entry.name.slice(section.length + 1), entry]),
  );
  const values = Object.fromEntries([...own].map(([name, { value }]) => [name, read(value)]));
  return {
    values,
    origin: (name) => {
      const entry = own.get(name);
      if (entry === undefined) return { layer: 'override' };
      return { layer: 'override', by: entry.author, at: entry.at, reason: entry.reason };
    },
  };
}
