import { join } from 'node:path';
import type { Override } from '../../src/contracts/origins.ts';
import { openCompiler } from '../../src/release/compiler.ts';
import { readFolder } from '../../src/release/load/read-folder.ts';
import { guardPromises } from '../../src/service/publishing/guard-promises.ts';
import { projectRoot } from '../gate/run-command.ts';
import type { Figure } from './measure.ts';
import { milliseconds, quantile } from './measure.ts';
import { spent } from './prove-times.ts';

const ROUNDS = 20;
const note = { author: 'bench', reason: 'bench', at: '2030-01-01T00:00:00.000Z' };
const stop: Override = { name: 'flags.DEPOSIT', value: false, ...note };
const ending = (name: string, day: number): Override => ({
  ...{ name, value: false, ...note },
  until: `2101-01-0${day}T00:00:00.000Z`,
});

/** What it costs to look at the promises of one flag that is switched, beside compiling it; all in processor time. */
export async function measureGuard(): Promise<Figure[]> {
  const compiler = await openCompiler({ rootDir: projectRoot });
  const files = await readFolder(join(projectRoot, 'merchants/karat'), 'merchants/karat');
  const measure = async (name: string, others: readonly Override[]): Promise<Figure> => {
    const compiling: number[] = [];
    const guarding: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const own = { name: 'flags.CBS3', value: round % 2 === 0, ...note };
      const overrides = [...others, own];
      let before = process.cpuUsage();
      const compiled = await compiler.compile(files, { overrides });
      compiling.push(spent(before));
      if (!compiled.ok) throw new Error('karat does not compile; run livery check.');
      before = process.cpuUsage();
      const next = { files, overrides, compiled };
      const live = async () => ({ files, overrides: others, broken: [] });
      await guardPromises(compiler, { note: { action: 'override', ...note, detail: {} }, next, live });
      guarding.push(spent(before));
    }
    const [value, reference] = [quantile(guarding, 0.5), quantile(compiling, 0.5)];
    const against = `compiling it ${milliseconds(reference)}`;
    return { name, value: milliseconds(value), against, ratio: value / reference };
  };
  return [
    await measure('promises of one flag', []),
    await measure('… under two overrides that end', [ending('flags.FREEPLAY3', 1), ending('flags.REWCEN3', 2)]),
    await measure('… under an emergency stop', [stop]),
    await measure('… under all three', [stop, ending('flags.FREEPLAY3', 1), ending('flags.REWCEN3', 2)]),
  ];
}
