import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCompiler } from '../../src/release/compiler.ts';
import { formatText } from '../../src/release/format/format-text.ts';
import { readFolder } from '../../src/release/load/read-folder.ts';
import { writeManifest } from '../../src/release/manifest/write-manifest.ts';
import { foldManifests } from './fold-manifests.ts';
import { projectRoot } from './run-command.ts';

const brandsDir = join(projectRoot, 'tests/brands');

describe('foldManifests', () => {
  it('has what all brands say once, and names the brands of the rest', () => {
    const one = 'ROUTES\n/m/home  "Home"\n/m/help  "Help"\n\nSLOTS\nmenu\n  guest\n    help  icon a\n';
    const two = 'ROUTES\n/m/home  "Home"\n/m/vip  "VIP"\n\nSLOTS\nmenu\n  guest\n    help  icon b\n  agent\n    team\n';
    const three = 'ROUTES\n/m/home  "Home"\n';
    expect(foldManifests({ one, two, three }).split('\n')).toEqual([
      'ROUTES',
      '/m/home  "Home"',
      '/m/vip  "VIP"  [two]',
      '/m/help  "Help"  [one]',
      'SLOTS  [one, two]',
      'menu',
      '  guest',
      '    help  icon b  [two]',
      '    help  icon a  [one]',
      '  agent  [two]',
      '    team',
      '',
    ]);
  });
});

describe('the brands that tests keep', () => {
  // `vitest run tests/gate/brand-manifests -u` writes the text anew; its difference is what a review reads.
  it('are what tests/brands/manifests.txt says', async () => {
    const compiler = await openCompiler({ rootDir: projectRoot });
    const manifests: Record<string, string> = {};
    for (const entry of readdirSync(brandsDir, { withFileTypes: true })) {
      if (!entry.isDirectory()) continue;
      const result = await compiler.compile(
        await readFolder(join(brandsDir, entry.name), `tests/brands/${entry.name}`),
        { overrides: [] },
      );
      if (!result.ok) throw new Error(formatText(result.problems));
      manifests[entry.name] = writeManifest(result);
    }
    await expect(foldManifests(manifests)).toMatchFileSnapshot(join(brandsDir, 'manifests.txt'));
  });
});
