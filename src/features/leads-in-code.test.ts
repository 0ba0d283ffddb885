import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { features } from './index.ts';

const ids = features.map(({ id }) => id);

/** Routes, actions and dialogs of other features that a source text leads to by their names. */
function namesLedTo(source: string, own: string): readonly string[] {
  const calls = source.matchAll(/\b(?:go|pathOf|run|open)\(\s*'((\w+)\.\w+)'/g);
  const names = [...calls].flatMap(([, name = '', owner = '']) => (owner !== own && ids.includes(owner) ? [name] : []));
  return [...new Set(names)].sort();
}

describe('what a feature says its code leads to', () => {
  it.each(features.map((feature) => [feature.id, feature.leadsInCode ?? []] as const))('%s', (id, declared) => {
    const files = globSync(`src/features/${id}/**/*.{ts,tsx}`, {
      exclude: (path) => /\.test\.|\.fixture\.|feature\.ts$/.test(path),
    });
    const source = files.map((path) => readFileSync(path, 'utf8')).join('\n');
    expect([...declared].sort()).toEqual(namesLedTo(source, id));
  });
});
