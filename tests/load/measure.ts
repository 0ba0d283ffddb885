/** One measured line: what, the figure, and what it is held against. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  /** The reference of the same run, in words. */
  readonly against?: string;
  /** Figure over reference: only ratios of one run mean anything. */
  readonly ratio?: number;
}

/** Value at a share of the sorted samples; 0 when there are none. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** A duration as it is printed. */
export function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 1)} ms`;
}

/** A weight as it is printed. */
export function kibibytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

/** Prints figures as one aligned table. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  process.stdout.write(`\n${title}\n`);
  for (const { name, value, against = '', ratio } of figures) {
    const times = ratio === undefined ? '' : `× ${ratio.toFixed(2)}`;
    process.stdout.write(`  ${name.padEnd(44)} ${value.padStart(12)}  ${times.padStart(8)}  ${against}\n`);
  }
}
