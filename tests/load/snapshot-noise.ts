import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../gate/run-command.ts';
import type { Figure } from './measure.ts';
import { type PictureRuns, type PictureSides, withPictureRuns } from './picture-runs.ts';

/**
 * Every picture of some brands taken again and again beside programs that never rest, as many as there are processors: pictures
 * of what nobody changed that look otherwise, and cells that could not be photographed at all.
 */
export function measureNoise(rounds = 3, sides: PictureSides = {}): Promise<Figure[]> {
  return withPictureRuns(sides, async (runs) => {
    const busy = Array.from({ length: availableParallelism() }, startBusy);
    try {
      return await countNoise(runs, rounds);
    } finally {
      for (const process of busy) process.kill('SIGKILL');
    }
  });
}

async function countNoise({ run, accept, options }: PictureRuns, rounds: number): Promise<Figure[]> {
  const first = await run();
  const cells = first.cells.length;
  accept();
  const figures = [lineOf(1, first.failures, `of ${cells} cells, the first time`)];
  for (let round = 2; round <= rounds; round += 1) {
    const { failures } = await run(cells);
    for (const one of failures) keepPictures(one, options.storeDir);
    figures.push(lineOf(round, failures, `of ${cells} cells, against the first`));
  }
  return figures;
}

/** The bench takes its store away with it: the pictures that a failure names stay in `.data/noise`. */
function keepPictures({ id, failure }: { readonly id: string; readonly failure: string }, storeDir: string): void {
  const dir = join(projectRoot, '.data/noise');
  mkdirSync(dir, { recursive: true });
  for (const [index, [path]] of [...failure.matchAll(/pictures\/\w+\.png/g)].entries()) {
    copyFileSync(join(storeDir, path), join(dir, `${id.replaceAll('/', '-')}-${index + 1}.png`));
  }
}

function lineOf(
  round: number,
  failures: readonly { readonly id: string; readonly failure: string }[],
  what: string,
): Figure {
  for (const { id, failure } of failures) process.stdout.write(`  ${id}: ${failure}\n`);
  return { name: `run ${round}: false differences and failures`, value: String(failures.length), against: what };
}

function startBusy(): ChildProcess {
  const child = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}
