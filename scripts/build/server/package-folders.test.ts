import { expect, it } from 'vitest';
import { packageFolders } from './package-folders.ts';

it('finds what packages depend on in the nearest folder, and no peer that one can do without', () => {
  const locked = {
    'node_modules/a': { dependencies: { b: '1', c: '1' }, peerDependencies: { d: '1', e: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '2' }, optionalDependencies: { absent: '1' } },
    'node_modules/a/node_modules/b/node_modules/c': {},
    'node_modules/b': { dependencies: { f: '1' } },
    'node_modules/c': {},
    'node_modules/d': {},
    'node_modules/e': {},
    'node_modules/f': {},
  };
  const peersMeta = { ...locked['node_modules/a'], peerDependenciesMeta: { e: { optional: true } } };
  expect(packageFolders(['a'], { ...locked, 'node_modules/a': peersMeta })).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/a/node_modules/b/node_modules/c',
    'node_modules/c',
    'node_modules/d',
  ]);
});
