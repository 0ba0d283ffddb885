/** One of the parts that `npm test` consists of. */
export interface TestPart {
  readonly name: string;
  /** What it takes on two quiet cores, with what runs beside it: a note, because the machine decides as much as the code. */
  readonly usualSeconds?: number;
  /**
   * False, or a line for each thing that failed; true or no line when all is well. What it looks at it prints itself, in
   * one piece where something else runs beside it.
   */
  readonly run: () => Promise<boolean | readonly string[]> | boolean;
}

/** Lanes run beside each other, the parts of a lane one after the other. */
export type Stage = readonly (readonly TestPart[])[];

interface Ended {
  readonly failures: readonly string[];
  readonly seconds: number;
}

/** How many of the things that failed are named at the end, for each part. */
const mostNamed = 20;

/**
 * Runs the stages one after the other, whatever the earlier ones found, and says last what each part took and what failed,
 * in the order in which the parts stand: who reads a log that is too long to keep reads its end. True when nothing failed;
 * a part that throws has failed.
 */
export async function runParts(stages: readonly Stage[]): Promise<boolean> {
  const startedAt = performance.now();
  const ended = new Map<TestPart, Ended>();
  for (const lanes of stages) await Promise.all(lanes.map((parts) => runLane(parts, ended)));
  const lines = stages.flat(2).flatMap((part) => linesOf(part, ended.get(part)));
  const failedParts = [...ended.values()].filter(({ failures }) => failures.length > 0).length;
  const verdict = failedParts === 0 ? 'everything passed' : `${failedParts} of ${ended.size} parts FAILED`;
  process.stdout.write(`\n${lines.join('\n')}\nnpm test: ${verdict}, ${secondsSince(startedAt).toFixed(0)} s\n`);
  return failedParts === 0;
}

async function runLane(parts: readonly TestPart[], ended: Map<TestPart, Ended>): Promise<void> {
  for (const part of parts) {
    const startedAt = performance.now();
    const failures = await failuresOf(part.run);
    ended.set(part, { failures, seconds: secondsSince(startedAt) });
  }
}

function linesOf({ name, usualSeconds }: TestPart, ended: Ended | undefined): readonly string[] {
  if (!ended) return [];
  const { failures, seconds } = ended;
  const note = usualSeconds !== undefined && seconds > usualSeconds ? ` (usually ${usualSeconds} s)` : '';
  return [
    `${failures.length === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(34)} ${seconds.toFixed(1).padStart(7)} s${note}`,
    ...failures.slice(0, mostNamed).map((failure) => `          ${failure}`),
    ...(failures.length > mostNamed ? [`          and ${failures.length - mostNamed} more`] : []),
  ];
}

function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1000;
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
