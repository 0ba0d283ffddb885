import type { SnapshotResult } from '../snapshot/run/result.ts';
import type { Figure } from './measure.ts';
import { type PictureRuns, type PictureSides, withPictureRuns } from './picture-runs.ts';
import { takePlainPictures } from './plain-pictures.ts';

/**
 * Every picture of some brands: taken for the first time, after one token of one of them, after one text of it and after
 * nothing, beside plain screenshots of the same cells.
 */
export function measureSnapshots(sides: PictureSides = {}): Promise<Figure[]> {
  return withPictureRuns(sides, measure);
}

async function measure({ options, brand, run, accept, rewrite }: PictureRuns): Promise<Figure[]> {
  const next = async () => {
    const result = await run();
    for (const { id, failure } of result.failures) process.stdout.write(`  ${id}: ${failure}\n`);
    if (result.clusters.length > 0) accept();
    return result;
  };
  const cold = await next();
  const plain = await takePlainPictures(options);
  const nothing = await next();
  if (nothing.taken > cold.failures.length) throw new Error(`Nothing changed, and ${nothing.taken} were taken.`);
  rewrite(`themes/${brand}/theme.json`, withLighterGround);
  const token = await next();
  rewrite(`${brand}/strings/en.json`, (text) => JSON.stringify({ ...JSON.parse(text), login: { title: 'Come in' } }));
  const text = await next();
  const line = (name: string, { seconds, taken, cells, failures }: SnapshotResult): Figure => ({
    name: `${name}: ${taken} taken of ${cells.length}${failures.length > 0 ? `, ${failures.length} failed` : ''}`,
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

interface Tokens {
  readonly [name: string]: Tokens;
}

/** A theme whose dark ground is a little lighter, in the core colour that the ground is. */
function withLighterGround(text: string): string {
  const theme = JSON.parse(text) as {
    readonly semantic: { readonly dark: { readonly color: { readonly bg: { readonly $value: string } } } };
  } & Tokens;
  const [, name = ''] = /^\{(.+)\}$/.exec(theme.semantic.dark.color.bg.$value) ?? [];
  const token = name.split('.').reduce<Tokens | undefined>((place, key) => place?.[key], theme) as
    | { $value: string }
    | undefined;
  if (token === undefined) throw new Error(`The dark ground is no core colour: ${name}.`);
  token.$value = token.$value.replace(
    /^oklch\(([\d.]+)/,
    (_, lightness: string) => `oklch(${Number(lightness) + 0.02}`,
  );
  return JSON.stringify(theme);
}
