import type { Problem } from '../../contracts/problems.ts';
import { pointerSegments } from '../load/json-document.ts';

/** A document without the values that the compiler refuses. */
export interface Remainder {
  readonly value: Readonly<Record<string, unknown>>;
  /** What was taken out, with the compiler's reason. */
  readonly dropped: readonly { readonly name: string; readonly why: string }[];
}

/** How deep the pieces of each part lie that go alone; others go as a whole. */
const depths: Readonly<Record<string, number>> = {
  register: 3,
  flags: 2,
  template: 2,
  paths: 2,
  resources: 2,
  customerService: 2,
  domainRoute: 2,
  imageCDNs: 2,
  domains: 2,
};

/** Takes out of a document what problems of it point at. */
export function dropRefused(document: Readonly<Record<string, unknown>>, problems: readonly Problem[]): Remainder {
  const value = structuredClone(document) as Record<string, unknown>;
  const dropped = new Map<string, { path: readonly (string | number)[]; why: string }>();
  for (const { pointer, message } of problems) {
    const segments = pointerSegments(pointer);
    const path = segments.slice(0, depths[String(segments[0])] ?? 1);
    if (path.length > 0) dropped.set(path.join('.'), { path, why: message });
  }
  // The last entries of a list first, so that the places of the others stay right.
  const order = [...dropped.values()].sort((left, right) => Number(right.path.at(-1)) - Number(left.path.at(-1)) || 0);
  for (const { path } of order) takeOut(value, path);
  return { value, dropped: [...dropped].map(([name, { why }]) => ({ name, why })) };
}

function takeOut(value: unknown, [key, ...rest]: readonly (string | number)[]): void {
  if (key === undefined || typeof value !== 'object' || value === null) return;
  if (rest.length > 0) takeOut(Object.entries(value).find(([name]) => name === String(key))?.[1], rest);
  else if (Array.isArray(value)) value.splice(Number(key), 1);
  else Reflect.deleteProperty(value, String(key));
}
