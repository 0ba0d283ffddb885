import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENGINE_FORMAT } from '../../contracts/engine-format.ts';
import { aCompiler, projectDir } from '../fixture.ts';
import { releaseSteps } from './release-steps.ts';
import type { StoredManifest } from './upgrade-release.ts';
import { upgradeRelease } from './upgrade-release.ts';

interface OldRelease {
  readonly manifest: StoredManifest;
  readonly parts: Readonly<Record<string, string>>;
}

/** A release as an engine of that format really made it, from tests/brands/smallest. */
const anOldRelease = (format: number) =>
  JSON.parse(readFileSync(join(projectDir, `tests/releases/format-${format}.json`), 'utf8')) as OldRelease;

const lift = ({ manifest, parts }: OldRelease) =>
  upgradeRelease(manifest, async (hash) => JSON.parse(parts[hash] ?? '') as unknown);

const textOf = (bytes: Uint8Array | undefined) => JSON.parse(Buffer.from(bytes ?? []).toString('utf8')) as object;

describe('releaseSteps', () => {
  it('leads from the oldest format to the present one without a gap, each step with a real old release', () => {
    const formats = Object.keys(releaseSteps).map(Number);
    expect(formats).toEqual(Array.from({ length: ENGINE_FORMAT - 1 }, (_, index) => index + 1));
    expect(formats.map((format) => anOldRelease(format).manifest.engineFormat)).toEqual(formats);
  });
});

describe('upgradeRelease', () => {
  it.each(Object.keys(releaseSteps).map(Number))(
    'gives a release of format %i every key that a site has',
    async (format) => {
      const { manifest, parts } = await lift(anOldRelease(format));
      expect(manifest.engineFormat).toBe(ENGINE_FORMAT);
      expect(parts.map(({ hash }) => hash)).toEqual([manifest.parts.site]);
      const compiler = await aCompiler();
      const name = 'merchants/smallest';
      const fresh = await compiler.compileFolder(join(projectDir, 'tests/brands/smallest'), name, { overrides: [] });
      if (!fresh.ok) throw new Error(JSON.stringify(fresh.problems));
      expect(Object.keys(textOf(parts[0]?.bytes))).toEqual(expect.arrayContaining(Object.keys(fresh.site)));
    },
  );

  it('keeps every other part, and leaves a release of the present format alone', async () => {
    const old = anOldRelease(1);
    const { manifest } = await lift(old);
    expect({ ...manifest.parts, site: '' }).toEqual({ ...old.manifest.parts, site: '' });
    expect(await upgradeRelease(manifest, () => Promise.reject(new Error('read')))).toEqual({ manifest, parts: [] });
  });
});
