import { createHash } from 'node:crypto';
import { affects, prove } from '../../src/engine/index.ts';
import { aFleet } from '../../src/release/a-fleet.fixture.ts';
import type { Figure } from './measure.ts';
import { milliseconds } from './measure.ts';
import { openSubjects, spent } from './prove-times.ts';

/** Processor time that the whole walk may take; what was done until then is told. */
const BUDGET_SECONDS = 120;
const BATCH = 100;

/**
 * Compiling, proving and asking of a flag, merchant by merchant as the command line does it, at three sizes of a fleet;
 * nothing of a merchant is kept, so memory must not grow with the fleet.
 */
export async function measureScale(sizes: readonly number[] = [1, 200, 10_000]): Promise<Figure[]> {
  const open = await openSubjects();
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const change = { name: 'flags.CBS3', value: true };
  const sums = { compile: 0, prove: 0, affects: 0 };
  const figures: Figure[] = [];
  const startedAt = process.cpuUsage();
  const most = Math.max(...sizes);
  let done = 0;
  const addFigures = (size: number) => {
    const far = done < size ? `the first ${done.toLocaleString('en')} in ${BUDGET_SECONDS} s` : '';
    for (const [what, ms] of Object.entries(sums)) {
      const each = `${milliseconds(ms / done)} each`;
      const against = [each, far].filter(Boolean).join(', ');
      figures.push({ name: `${what}, ${size.toLocaleString('en')} merchants`, value: milliseconds(ms), against });
    }
    const megabytes = Math.round(process.memoryUsage().rss / 1024 / 1024);
    figures.push({ name: `memory after ${done.toLocaleString('en')}`, value: `${megabytes} MB` });
  };
  for (let batch = 1; done < most && spent(startedAt) < BUDGET_SECONDS * 1_000; batch += 1) {
    for (const files of aFleet(Math.min(BATCH, most - done), batch)) {
      const compiling = process.cpuUsage();
      const subject = await open(files);
      sums.compile += spent(compiling);
      const proving = process.cpuUsage();
      prove(subject);
      sums.prove += spent(proving);
      const asking = process.cpuUsage();
      affects({ ...subject, hash }, change);
      sums.affects += spent(asking);
      done += 1;
      if (sizes.includes(done)) addFigures(done);
    }
  }
  if (done < most) addFigures(most);
  return figures;
}
