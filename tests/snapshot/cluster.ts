import type { Cause } from './causes/find-causes.ts';
import type { Cell } from './cell.ts';
import type { Box, Difference } from './compare.ts';
import { hashOf } from './hash.ts';

/**
 * How a cell is another than what was accepted: it looks otherwise, it is there for the first time, it is there no more, or its
 * picture is another one and the store does not have the accepted one to compare it with.
 */
export type ChangeKind = 'changed' | 'new' | 'gone' | 'lost';

/** One cell that differs from what was accepted. */
export interface CellChange {
  readonly id: string;
  readonly cell: Cell;
  readonly kind: ChangeKind;
  /** Hashes of the pictures; absent sides have none. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** Inputs of the new picture; absent for a cell that is gone. */
  readonly inputs?: string | undefined;
  /** Inputs of the accepted picture that the new ones are compared with. */
  readonly base?: string | undefined;
  readonly difference?: Difference | undefined;
  readonly causes: readonly Cause[];
  /** Lines of the manifest that differ. */
  readonly words: readonly string[];
}

/** Changes of one screen that have the same causes and the same place: one card of the report, one approval. */
export interface Cluster {
  /** Six hexadecimal digits, the same in every run that finds the same. */
  readonly id: string;
  readonly kind: ChangeKind;
  readonly screen: string;
  readonly region: string;
  readonly causes: readonly Cause[];
  readonly changes: readonly CellChange[];
}

/** Groups changes: the same kind, causes, screen and place make one cluster, whatever brand, language, scheme or visitor. */
export function clusterChanges(changes: readonly CellChange[]): readonly Cluster[] {
  const groups = Map.groupBy(changes, keyOf);
  const clusters = [...groups].map(([key, members]) => {
    const [first] = members;
    if (!first) throw new Error('A group of changes has none.');
    const { kind, causes, cell } = first;
    return {
      id: hashOf(key).slice(0, 6),
      kind,
      screen: cell.screen,
      region: regionOf(first),
      causes,
      changes: members,
    };
  });
  return clusters.sort((one, other) => other.changes.length - one.changes.length || (one.id < other.id ? -1 : 1));
}

function keyOf(change: CellChange): string {
  const causes = change.causes.map(({ kind, name }) => `${kind} ${name}`).sort();
  return [change.kind, change.cell.screen, regionOf(change), ...causes].join('\n');
}

const thirds = ['top', 'middle', 'bottom'] as const;

/** Where a change is, in words: the third of the picture that holds it, or `whole` where it spans more than one and a half. */
export function regionOf({ difference }: Pick<CellChange, 'difference'>): string {
  if (!difference) return 'whole';
  return regionWord(difference.box, difference.height);
}

function regionWord({ top, bottom }: Box, height: number): string {
  if (bottom - top > height / 2) return 'whole';
  return thirds[Math.min(2, Math.floor(((top + bottom) / 2 / height) * 3))] ?? 'whole';
}
