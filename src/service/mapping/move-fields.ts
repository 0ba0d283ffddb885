import type { Moves } from '../../contracts/generated/platform-mapping.ts';

type Move = Moves[number];
type Container = Record<string, unknown> | unknown[];

/** What stood at a pointer, with the positions that its stars stood for. */
interface Taken {
  readonly stars: readonly number[];
  readonly value: unknown;
}

/** JSON after the moves of a mapping, one after another; the given value stays as it is. What is not there is not moved. */
export function moveFields(value: unknown, moves: readonly Move[]): unknown {
  let root: { document: unknown } = { document: structuredClone(value) };
  for (const { from, to, value: constant, values } of moves) {
    const found = from === undefined ? [{ stars: [], value: constant }] : takeAll(root, ['document', ...keysOf(from)]);
    if (to === undefined) continue;
    for (const one of found) put(root, ['document', ...keysOf(to)], { ...one, value: translated(one.value, values) });
    root = { document: root.document };
  }
  return root.document;
}

/** What stands at a pointer without stars; nothing where nothing does. */
export function valueAt(value: unknown, pointer: string): unknown {
  let found = value;
  for (const key of keysOf(pointer))
    found = isContainer(found) && Object.hasOwn(found, key) ? read(found, key) : undefined;
  return found;
}

function keysOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function takeAll(place: unknown, [key, ...rest]: readonly string[], stars: readonly number[] = []): readonly Taken[] {
  if (!isContainer(place) || key === undefined) return [];
  if (key === '*') {
    if (!Array.isArray(place)) return [];
    if (rest.length > 0) return place.flatMap((entry, index) => takeAll(entry, rest, [...stars, index]));
    return place.splice(0).map((entry, index) => ({ stars: [...stars, index], value: entry }));
  }
  if (!Object.hasOwn(place, key)) return [];
  if (rest.length > 0) return takeAll(read(place, key), rest, stars);
  const value = read(place, key);
  if (Array.isArray(place)) place.splice(Number(key), 1);
  else delete place[key];
  return [{ stars, value }];
}

function put(place: Container, [key = '', ...rest]: readonly string[], { stars, value }: Taken): void {
  const [index = 0, ...others] = stars;
  const isStar = key === '*';
  const own = isStar ? String(index) : key;
  const left = isStar ? others : stars;
  const [next] = rest;
  if (next === undefined) {
    write(place, own, value);
    return;
  }
  const before = read(place, own);
  const inside: Container = isContainer(before) ? before : next === '*' ? [] : {};
  if (inside !== before) write(place, own, inside);
  put(inside, rest, { stars: left, value });
}

function translated(value: unknown, values: Move['values']): unknown {
  const known: Readonly<Record<string, unknown>> = { ...values };
  const word = String(value);
  return typeof value !== 'object' && Object.hasOwn(known, word) ? known[word] : value;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

function read(place: Container, key: string): unknown {
  return Array.isArray(place) ? place[Number(key)] : place[key];
}

/** Places of a list that a step can fill: one far beyond its end would be written out as so many nulls before it. */
const MOST_PLACES = 100_000;

function write(place: Container, key: string, value: unknown): void {
  if (!Array.isArray(place)) place[key] = value;
  else if (/^\d+$/.test(key) && Number(key) < MOST_PLACES) place[Number(key)] = value;
}
