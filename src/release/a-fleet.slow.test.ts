import { describe, expect, it } from 'vitest';
import { aFleet } from './a-fleet.fixture.ts';
import { aCompiler, projectDir } from './fixture.ts';
import { prove } from '../engine/index.ts';
import { loadEngineTexts } from './load/engine-texts.ts';
import { hashFolder } from './load/read-folder.ts';
import { createMatchCheck } from './prove/can-match.ts';
import { readSubject } from './prove/read-subject.ts';

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

  it('makes merchants that keep every promise', async () => {
    const compiler = await aCompiler();
    const surroundings = { texts: await loadEngineTexts(`${projectDir}/src`), canMatch: createMatchCheck() };
    for (const folder of aFleet(12)) {
      const result = await compiler.compile(folder, { overrides: [] });
      if (!result.ok) throw new Error(JSON.stringify(result.problems, null, 2));
      const { findings } = prove(readSubject(folder, result, surroundings));
      expect([folder.folder, ...findings.map(({ text }) => text)]).toEqual([folder.folder]);
    }
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
