import type { LayerName, Override } from '../../contracts/origins.ts';
import type { JsonDocument } from '../load/json-document.ts';
import { placeOf, pointerOf } from '../load/json-document.ts';
import type { Layer } from './layers.ts';

/** A layer whose values stand in a file, each at `<at>/<name>`. */
export function documentLayer<T>(
  layer: LayerName,
  document: Pick<JsonDocument, 'file' | 'moved'>,
  at: string,
  values: Readonly<Record<string, T>>,
): Layer<T> {
  return Object.entries(values).map(([name, value]) => ({
    name,
    value,
    origin: { layer, ...placeOf(document, `${at}${pointerOf(name)}`) },
  }));
}

/** The layer of the live changes to one section; `read` turns a stored value into the section's. */
export function overrideLayer<T>(
  section: string,
  overrides: readonly Override[],
  read: (value: unknown) => T,
): Layer<T> {
  return overrides
    .filter(({ name }) => name.startsWith(`${section}.`))
    .map(({ name, value, author, at, reason }) => ({
      name: name.slice(section.length + 1),
      value: read(value),
      origin: { layer: 'override', by: author, at, reason },
    }));
}
