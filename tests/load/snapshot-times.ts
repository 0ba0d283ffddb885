import type { SnapshotResult } from '../snapshot/run/result.ts';
import type { Figure } from './measure.ts';
import { type PictureRuns, withPictureRuns } from './picture-runs.ts';
import { takePlainPictures } from './plain-pictures.ts';

/**
 * Every picture of one brand: taken for the first time, after one token, after one text and after nothing, beside plain
 * screenshots of the same cells.
 */
export function measureSnapshots(): Promise<Figure[]> {
  return withPictureRuns(measure);
}

async function measure({ options, run, accept, rewrite }: PictureRuns): Promise<Figure[]> {
  const next = async () => {
    const result = await run();
    const [failed] = result.failures;
    if (failed) throw new Error(`${failed.id} could not be looked at: ${failed.failure}`);
    if (result.clusters.length > 0) accept();
    return result;
  };
  const cold = await next();
  const plain = await takePlainPictures(options);
  const nothing = await next();
  if (nothing.taken > 0) throw new Error(`Nothing changed, and ${nothing.taken} pictures were taken.`);
  rewrite('themes/karat/theme.json', (text) => text.replace('oklch(.205 .026 168)', 'oklch(.225 .026 168)'));
  const token = await next();
  rewrite('karat/strings/en.json', (text) => JSON.stringify({ ...JSON.parse(text), login: { title: 'Come in' } }));
  const text = await next();
  const line = (name: string, { seconds, taken }: SnapshotResult): Figure => ({
    name: `${name}, ${taken} pictures`,
    value: `${seconds.toFixed(1)} s`,
    against: `plain screenshots of all ${plain.taken} cells ${plain.seconds.toFixed(1)} s`,
    ratio: seconds / plain.seconds,
  });
  return [
    line('cold', cold),
    line('after one token', token),
    line('after one text', text),
    line('after nothing', nothing),
  ];
}
