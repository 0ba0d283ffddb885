import type { EmittedRelease } from '../emit/emit-release.ts';
import type { EmittedPart } from '../emit/make-part.ts';

/** Weights in steps, so that a corrected letter is not a change of weight. */
const STEP_KB = 4;

/** What the parts of a release weigh before compression, each rounded up to a step of 4 kB. */
export function describeWeights({ manifest, parts }: EmittedRelease): readonly string[] {
  const named = (hash: string) => parts.filter((part) => part.hash === hash);
  const { site, forms, validators, strings, assets } = manifest.parts;
  const lines: readonly (readonly [string, readonly EmittedPart[]])[] = [
    ['site', named(site)],
    ['forms', named(forms)],
    ['validators', named(validators)],
    ['stylesheet', parts.filter(({ kind }) => kind === 'css')],
    ['fonts', parts.filter(({ kind }) => kind === 'font')],
    ...Object.entries(strings).map(([language, hash]) => [`texts ${language}`, named(hash)] as const),
    ...Object.entries(assets).map(([name, hash]) => [`asset ${name}`, named(hash)] as const),
  ];
  return ['WEIGHTS, at most', ...lines.map(([name, of]) => `${name} ${weigh(of)} kB`)];
}

function weigh(parts: readonly EmittedPart[]): number {
  const bytes = parts.reduce((sum, part) => sum + part.bytes.byteLength, 0);
  return Math.ceil(bytes / 1024 / STEP_KB) * STEP_KB;
}
