import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flagsCatalogue, settingsCatalogue } from '../contracts/generated/catalogues.ts';
import { namesReadIn } from './reads-in-code.fixture.ts';
import { features } from './index.ts';

const known = [
  ...Object.keys(settingsCatalogue.settings).map((name) => `settings.${name}`),
  ...Object.keys(flagsCatalogue.flags).map((name) => `flags.${name}`),
  ...Object.keys(flagsCatalogue.promotions).map((name) => `promotions.${name}`),
  ...Object.keys(flagsCatalogue.template).map((name) => `template.${name}`),
];

describe('what a feature says its code reads', () => {
  it.each(features.map((feature) => [feature.id, feature.readsInCode ?? []] as const))('%s', (id, declared) => {
    const files = globSync(`src/features/${id}/**/*.{ts,tsx}`, {
      exclude: (path) => /\.test\.|\.fixture\.|feature\.ts$/.test(path),
    });
    const sources = files.map((path) => readFileSync(join(path), 'utf8')).join('\n');
    expect([...declared].sort()).toEqual(namesReadIn(sources, known));
  });
});
