import { describe, expect, it } from 'vitest';
import { aFleet } from './a-fleet.fixture.ts';
import { aCompiler } from './fixture.ts';
import { hashFolder } from './load/read-folder.ts';

const hashes = (count: number, seed?: number) => aFleet(count, seed).map(hashFolder);

describe('aFleet', () => {
  it('makes the same merchants for the same seed, others for another', () => {
    expect(hashes(20, 7)).toEqual(hashes(20, 7));
    expect(hashes(30, 7).slice(0, 20)).toEqual(hashes(20, 7));
    expect(hashes(20, 8)).not.toEqual(hashes(20, 7));
  });

  it('makes a thousand different ones', () => {
    expect(new Set(hashes(1_000)).size).toBe(1_000);
  });

  it('makes merchants that compile, each to a release of its own', async () => {
    const compiler = await aCompiler();
    const releases = new Set<string>();
    for (const folder of aFleet(6, 3)) {
      const result = await compiler.compile(folder, { overrides: [] });
      expect(result.ok ? [] : result.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      if (result.ok) releases.add(result.release);
    }
    expect(releases.size).toBe(6);
  });
});
