/** One of the parts that `npm test` consists of. */
export interface TestPart {
  readonly name: string;
  /** What it takes on two quiet cores: a note beside what it took, because the machine decides as much as the code. */
  readonly usualSeconds?: number;
  /** False, or a line for each thing that failed; true or no line when all is well. What it looks at it prints itself. */
  readonly run: () => Promise<boolean | readonly string[]> | boolean;
}

/** How many of the things that failed are named at the end, for each part. */
const mostNamed = 20;

/**
 * Runs the parts one after the other, whatever the earlier ones found, and says last what each took and what failed: who
 * reads a log that is too long to keep reads its end. True when nothing failed; a part that throws has failed.
 */
export async function runParts(parts: readonly TestPart[]): Promise<boolean> {
  const lines: string[] = [];
  let failedParts = 0;
  for (const { name, usualSeconds, run } of parts) {
    const startedAt = performance.now();
    const failures = await failuresOf(run);
    const seconds = (performance.now() - startedAt) / 1000;
    const note = usualSeconds !== undefined && seconds > usualSeconds ? ` (usually ${usualSeconds} s)` : '';
    if (failures.length > 0) failedParts += 1;
    lines.push(
      `${failures.length === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(34)} ${seconds.toFixed(1).padStart(7)} s${note}`,
      ...failures.slice(0, mostNamed).map((failure) => `          ${failure}`),
      ...(failures.length > mostNamed ? [`          and ${failures.length - mostNamed} more`] : []),
    );
  }
  const verdict = failedParts === 0 ? 'everything passed' : `${failedParts} of ${parts.length} parts FAILED`;
  process.stdout.write(`\n${lines.join('\n')}\nnpm test: ${verdict}\n`);
  return failedParts === 0;
}

async function failuresOf(run: TestPart['run']): Promise<readonly string[]> {
  try {
    const outcome = await run();
    if (typeof outcome === 'boolean') return outcome ? [] : ['see above'];
    return outcome;
  } catch (error) {
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stdout.write(`\n${said}\n`);
    return said.split('\n').slice(0, 1);
  }
}

/** The lines of a program's output that name what failed, each once; its last line where none does. */
export function failedLines(output: string): readonly string[] {
  const lines = output.split('\n').map((line) => line.trim());
  const named = [...new Set(lines.filter((line) => /^(FAIL|FAILED|SURVIVED|×)\s/.test(line)))];
  return named.length > 0 ? named : [lines.findLast((line) => line !== '') ?? 'it said nothing'];
}
