import type { PlatformState } from '../../contracts/platform-states.ts';

type Shape = (value: unknown) => unknown;

/** An answer's `value` as the state has it; the platform's own where the state says nothing about it. */
export function reshape(value: unknown, state: PlatformState): unknown {
  return shapes[state]?.(value) ?? value;
}

const shapes: Readonly<Partial<Record<PlatformState, Shape>>> = {
  empty: (value) => mapLists(value, () => [], emptyCount),
  many: (value) => mapLists(value, repeated, (_name, count) => count),
  full: (value) => mapLeaves(value, largeNumber, 'count'),
  long: (value) => mapLeaves(value, longText),
};

/** Lists are the answer itself or stand directly in it; what lies deeper belongs to an entry. */
function mapLists(
  value: unknown,
  mapList: (list: readonly unknown[]) => readonly unknown[],
  mapCount: (name: string, count: number) => number,
): unknown {
  if (Array.isArray(value)) return mapList(value);
  // An answer that is one number counts something.
  if (typeof value === 'number') return mapCount('count', value);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, own]) => {
    if (Array.isArray(own)) return [name, mapList(own)];
    return [name, typeof own === 'number' ? mapCount(name, own) : own];
  });
  return Object.fromEntries(entries);
}

const counts = /count|unread|totalPages|^joined$/i;

function emptyCount(name: string, count: number): number {
  return counts.test(name) ? 0 : count;
}

/** How many entries a long list has, about. */
const MANY = 60;
const keyNames = ['id', 'nodeId', 'code', 'userName', 'reference', 'transactionId', 'issue', 'session'];

function repeated(list: readonly unknown[]): readonly unknown[] {
  if (list.length === 0 || !list.every(isRecord)) return list;
  const rounds = Math.ceil(MANY / list.length);
  return Array.from({ length: rounds }, (_, round) => list.map((entry) => copyOf(entry, round))).flat();
}

/** A copy whose keys are its own, since pages distinguish entries by them. */
function copyOf(entry: Readonly<Record<string, unknown>>, round: number): Readonly<Record<string, unknown>> {
  if (round === 0) return entry;
  const keys = keyNames.flatMap((name): [string, unknown][] => {
    const own = entry[name];
    if (typeof own === 'number') return [[name, own + round * 1_000_000]];
    return typeof own === 'string' ? [[name, `${own}${round}`]] : [];
  });
  return { ...entry, ...Object.fromEntries(keys) };
}

function largeNumber(name: string, value: unknown): unknown {
  if (typeof value === 'number' && counts.test(name)) return 128;
  const isAmount = /balance|amount|stake|payout|bonus|total/i.test(name);
  return isAmount && typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? '98765432.10' : value;
}

const spoken = /^(title|name|nick(n|N)ame|groupName|vendorName|gameName|label|content|note|question|description)$/;

/** A text said three times with a word in it that no line can break well. */
function longText(name: string, value: unknown): unknown {
  if (!spoken.test(name) || typeof value !== 'string' || value.trim() === '' || value.startsWith('<')) return value;
  return `${value} ${value.replaceAll(/\s+/g, '').repeat(2)} ${value}`;
}

function mapLeaves(value: unknown, map: (name: string, value: unknown) => unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, map, name));
  if (!isRecord(value)) return map(name, value);
  return Object.fromEntries(Object.entries(value).map(([own, inner]) => [own, mapLeaves(inner, map, own)]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
