import { isDeepStrictEqual } from 'node:util';
import type { Change } from '../../../contracts/console/impact.ts';
import type { Override } from '../../../contracts/origins.ts';
import { isSwitch } from '../../publishing/is-money.ts';
import { withoutEnded } from '../../publishing/override-stack.ts';
import { type HistoryEntry, readHistoryEntry } from '../../store/read-history.ts';
import { readPointer } from '../../store/read-pointer.ts';
import type { ConsoleContext } from '../console-context.ts';

type Context = Pick<ConsoleContext, 'db' | 'now' | 'summaries'>;

/**
 * Which of the changed values somebody has touched since the merchants were looked at, as `CBS3 at karat`. The end of an
 * override that had one touches nothing: it was known. Where a folder or a platform's answer came in meanwhile, a switch is
 * touched if its value is another one; what is no switch counts as touched.
 */
export async function touchedSince(
  context: Context,
  changes: readonly Pick<Change, 'merchant' | 'name'>[],
  base: Readonly<Record<string, number>>,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [merchant, own] of Map.groupBy(changes, (change) => change.merchant)) {
    const names = [...new Set(own.map(({ name }) => name))];
    const touched = await touchedAt(context, { merchant, names, seq: base[merchant] ?? 0 });
    found.push(...touched.map((name) => `${name.replace(/^flags\./, '')} at ${merchant}`));
  }
  return found;
}

interface Looked {
  readonly merchant: string;
  readonly names: readonly string[];
  /** Where it was looked at. */
  readonly seq: number;
}

async function touchedAt(context: Context, { merchant, names, seq }: Looked): Promise<readonly string[]> {
  const { db, now } = context;
  const pointer = await readPointer(db, merchant);
  if (!pointer) return names;
  if (pointer.seq === seq) return [];
  const [before, after] = [
    await readHistoryEntry(db, merchant, seq),
    await readHistoryEntry(db, merchant, pointer.seq),
  ];
  if (!before || !after) return names;
  const of = (overrides: readonly Override[], name: string) =>
    withoutEnded(overrides, now()).filter((entry) => entry.name === name);
  const below = before.source === after.source ? [] : await touchedBelow(context, names, [before, after]);
  return names.filter(
    (name) => below.includes(name) || !isDeepStrictEqual(of(before.overrides, name), of(after.overrides, name)),
  );
}

/** What another source has changed below the overrides. */
async function touchedBelow(
  { summaries }: Context,
  names: readonly string[],
  [before, after]: readonly [HistoryEntry, HistoryEntry],
): Promise<readonly string[]> {
  const [was, is] = [await summaries(before.release).catch(() => undefined), await summaries(after.release)];
  return names.filter((name) => {
    if (!isSwitch(name) || !was) return true;
    return was.layers[name] !== 'override' && was.on.includes(name) !== is.on.includes(name);
  });
}
