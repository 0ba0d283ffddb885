import type { Cluster } from '../cluster.ts';
import type { CellPlan } from './plan-cells.ts';
import type { Failure } from './shoot-cells.ts';

/** What a run found. */
export interface SnapshotResult {
  readonly brands: readonly string[];
  readonly cells: readonly {
    readonly id: string;
    readonly todo: CellPlan['todo'];
    /** What it looks like: hash of a picture; absent where it could not be photographed. */
    readonly picture?: string | undefined;
  }[];
  /** Cells that brands have no screen for. */
  readonly elsewhere: number;
  /** Pictures that were taken. */
  readonly taken: number;
  readonly failures: readonly Failure[];
  readonly clusters: readonly Cluster[];
  readonly seconds: number;
  readonly browser: string;
  /** The moment at which page and platform stood still. */
  readonly standsAt: string;
  readonly files: { readonly report: string; readonly junit: string };
}

/** How a run ended: 0 nothing differs, 1 differences, 2 something could not be looked at. */
export function exitCodeOf({ failures, clusters }: Pick<SnapshotResult, 'failures' | 'clusters'>): 0 | 1 | 2 {
  if (failures.length > 0) return 2;
  return clusters.length > 0 ? 1 : 0;
}

/** What was skipped, and why, in one line each. */
export function formatSkipped({ cells, elsewhere }: Pick<SnapshotResult, 'cells' | 'elsewhere'>): readonly string[] {
  const count = (todo: CellPlan['todo']) => cells.filter((cell) => cell.todo === todo).length;
  return [
    [count('same'), 'skipped: manifest, theme, texts, assets, code and platform are those of the accepted picture'],
    [count('known'), 'not taken again: these very inputs were photographed before'],
    [elsewhere, 'left out: the brand has no such screen or sends this visitor elsewhere'],
  ].flatMap(([number, why]) => (number === 0 ? [] : [`${number} ${why}.`]));
}

/** The verdict in one line. */
export function formatVerdict(result: SnapshotResult): string {
  const { clusters, cells, taken, failures, seconds } = result;
  const changed = clusters.reduce((sum, { changes }) => sum + changes.length, 0);
  const found = changed === 0 ? 'nothing differs' : `${changed} differ in ${plural(clusters.length, 'card')}`;
  const failed = failures.length === 0 ? '' : `, ${failures.length} could not be looked at`;
  return `snapshot: ${found}${failed}; ${plural(cells.length, 'cell')}, ${plural(taken, 'picture')} taken, ${seconds.toFixed(1)} s`;
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
