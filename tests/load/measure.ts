/** Value at a share of the sorted list; 0 for an empty one. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Milliseconds that an action takes. */
export async function timeOf(action: () => Promise<unknown> | unknown): Promise<number> {
  const began = performance.now();
  await action();
  return performance.now() - began;
}

/** One measured line: what, the figure, and what it is held against. */
export interface Figure {
  readonly what: string;
  readonly milliseconds: number;
  readonly note?: string;
}

/** Prints figures as one aligned table. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  process.stdout.write(`\n${title}\n`);
  for (const { what, milliseconds, note = '' } of figures) {
    process.stdout.write(`  ${what.padEnd(52)} ${milliseconds.toFixed(2).padStart(10)} ms  ${note}\n`);
  }
}
