import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { productBrands } from '../../../tests/gate/product-brands.ts';
import type { FolderBench, FolderOptions } from '../broken/a-merchant-folder.fixture.ts';
import { openFolderBench } from '../broken/a-merchant-folder.fixture.ts';
import { projectDir } from '../fixture.ts';
import { diffManifests } from './diff-manifests.ts';
import { writeManifest } from './write-manifest.ts';

let bench: FolderBench;
beforeAll(async () => {
  bench = await openFolderBench();
});

const bilingual = { languages: { default: 'en', offered: ['en', 'ur'] } };

async function manifestOf(options: FolderOptions): Promise<string> {
  const { dir, name } = bench.write(options);
  const result = await bench.compiler.compileFolder(dir, name, { overrides: [] });
  if (!result.ok) throw new Error(JSON.stringify(result.problems, null, 2));
  return writeManifest(result);
}

async function changes(before: FolderOptions, after: FolderOptions): Promise<readonly string[]> {
  return diffManifests(await manifestOf(before), await manifestOf(after));
}

const openDoor = { flags: { USERNAMEREG3: true } };

describe('writeManifest', () => {
  it('gives the same text for the same folder', async () => {
    expect(await manifestOf({})).toBe(await manifestOf({}));
  });

  it('shows a new required field as one line of each form that has it', async () => {
    const registration = { fields: { birthday: { enabled: true, required: true } } };
    // Also who comes from a provider says it.
    const lines = await changes({ site: openDoor }, { site: openDoor, registration });
    expect(lines.filter((line) => !/WEIGHTS|validators/.test(line))).toEqual([
      '  FORMS',
      '  registrationMobile',
      expect.stringMatching(/^\+ {3}field birthday {2}"Date of birth" {2}\w+ {2}required .*18\+$/),
      '  registrationSocial',
      expect.stringMatching(/^\+ {3}field birthday .* required /),
      '  registrationUsername',
      expect.stringMatching(/^\+ {3}field birthday .* required /),
    ]);
  });

  it('shows other first games as one line', async () => {
    const lines = await changes({}, { lobby: { games: ['crown-reserve', 'nile-keeper'] } });
    expect(lines.filter((line) => !/WEIGHTS|KiB|bytes/.test(line))).toContain(
      '+ first games: crown-reserve, nile-keeper',
    );
  });

  it('says for whom a slot changes, in every language', async () => {
    const tab = { id: 'promotions.tab', label: 'merchant:offers' };
    const folder = {
      merchant: bilingual,
      strings: { en: { merchant: { offers: 'Offers' } }, ur: { merchant: { offers: 'آفرز' } } },
    };
    const only = (...items: unknown[]) => ({
      ...folder,
      navigation: { slots: { 'footer.tab': ['home.tab', ...items] } },
    });
    const lines = await changes(only(), only({ ...tab, when: { session: true } }));
    expect(lines).toContain('  SLOTS');
    expect(lines).toContain('  footer.tab');
    // Not the sizes of parts, which stand at the margin.
    expect(lines.filter((line) => line.startsWith('+   '))).toEqual([
      '+   guest',
      '+   member, agent-member, trial, agent',
      expect.stringMatching(/home\.tab/),
      '+     promotions.tab  "Offers" · "آفرز"  → promotions.list  icon gift',
    ]);
  });
});

describe('every brand of the product', () => {
  it('keeps a reviewed manifest, which livery check compares', () => {
    const missing = productBrands.filter((code) => !existsSync(join(projectDir, 'merchants', code, 'manifest.txt')));
    expect(missing).toEqual([]);
  });
});
