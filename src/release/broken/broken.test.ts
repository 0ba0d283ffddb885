import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Problem, ProblemCode } from '../../contracts/problems.ts';
import { problemCatalogue } from '../../contracts/problems.ts';
import { checkFleet } from '../check/check-fleet.ts';
import { readFolder } from '../load/read-folder.ts';
import { checkManifest } from '../manifest/check-manifest.ts';
import type { FolderBench, MerchantFolder } from './a-merchant-folder.fixture.ts';
import { openFolderBench } from './a-merchant-folder.fixture.ts';
import type { BrokenFolder } from './broken-folder.fixture.ts';
import { everyBroken } from './every-broken.fixture.ts';

const cases = Object.entries(everyBroken).flatMap(([code, folders]) =>
  folders.map((folder) => [code, folder.mistake, folder] as const),
);

let bench: FolderBench;
beforeAll(async () => {
  bench = await openFolderBench();
});

async function problemsOf(folder: MerchantFolder, { overrides = [], features, beside = [] }: BrokenFolder) {
  const at = { author: 'a', reason: 'b', at: '2030-01-01T00:00:00Z' };
  const result = await bench.compiler.compileFolder(folder.dir, folder.name, {
    overrides: overrides.map((override) => ({ ...override, ...at })),
    ...(features ? { features } : {}),
  });
  const files = await readFolder(folder.dir, folder.name);
  const manifest = checkManifest(files, result);
  const others = await Promise.all(
    beside.map((options) => bench.write(options)).map((one) => readFolder(one.dir, one.name)),
  );
  const fleet = beside.length > 0 ? checkFleet([...others, files]) : [];
  const own = result.ok ? [...result.warnings, ...result.breaches().map(({ problem }) => problem)] : result.problems;
  return { ok: result.ok, problems: [...own, ...fleet, ...manifest] };
}

/** The line of a file on disk that a problem names. */
function lineOf({ file, line }: Problem, { dir, name }: MerchantFolder): string | undefined {
  const path = file.startsWith('themes/') ? join(dir, '../..', file) : join(dir, file.slice(name.length + 1));
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n')[line - 1] : undefined;
}

const isWholeName = (file: string) => /^(\^|themes\/|override |src\/)/.test(file);

describe('a broken merchant folder', () => {
  it.each(cases)('%s: %s', async (code, _mistake, options) => {
    const folder = bench.write(options);
    const { ok, problems } = await problemsOf(folder, options);
    const own = problems.filter((problem) => problem.code === code);
    const found = own.find(({ message }) => options.says.test(message));
    if (!found) throw new Error(`${code} is not reported: ${JSON.stringify(problems, null, 2)}`);
    const name = isWholeName(options.file) ? options.file : [folder.name, options.file].filter(Boolean).join('/');
    expect(found.file).toMatch(name.startsWith('^') ? new RegExp(name) : name);
    expect(found.pointer).toBe(options.pointer ?? '');
    if (options.line === undefined) expect(found.line).toBe(1);
    else expect(lineOf(found, folder)).toContain(options.line);
    expect(found.nearest).toBe(options.nearest);
    expect(found.hint.length).toBeGreaterThan(10);
    const isBesides = options.beside !== undefined || code === 'MANIFEST_STALE' || code === 'PROMISE_BROKEN';
    expect(ok).toBe(found.severity === 'warning' || isBesides);
    const others = problems.filter((problem) => problem !== found).map((problem) => problem.code);
    const allowed: readonly ProblemCode[] = options.also ?? [];
    expect(others.filter((other) => !allowed.includes(other))).toEqual([]);
  });

  it('says nothing about a folder without a mistake', async () => {
    const folder = bench.write({});
    expect(await problemsOf(folder, { mistake: '', file: '', says: /./ })).toEqual({ ok: true, problems: [] });
  });

  it('hears of every problem of every file at once, and of none that only follows from another', async () => {
    const folder = bench.write({
      merchant: { logo: 'no.svg', patterns: { odd: '(' }, languages: 'en', settings: { 'dates.timeZone': 'Mars' } },
      site: { flags: { CBS33: true }, maintenance: 'yes', imageCDNs: ['http://img.example'] },
      navigation: { slots: { 'footer.tab': ['promotion.tab'], 'sideMenu.items': [] } },
      registration: { fields: { email: { min: 9, max: 3, patternId: 'emial' } } },
      raw: { 'strings/en.json': '{ "a": ', 'assets/x.exe': 'MZ' },
    });
    const { problems } = await problemsOf(folder, { mistake: '', file: '', says: /./ });
    expect(
      problems.map(({ code, file, pointer }) => `${code} ${file.slice(folder.name.length + 1)}${pointer}`).sort(),
    ).toEqual([
      'ASSET_INVALID assets/x.exe',
      'ASSET_MISSING merchant.json/logo',
      'CONTRIBUTION_UNKNOWN navigation.json/slots/footer.tab/0',
      'FLAG_UNKNOWN site.json/flags/CBS33',
      'JSON_SYNTAX strings/en.json',
      'PATTERN_INVALID merchant.json/patterns/odd',
      'RANGE_INVERTED registration.json/fields/email/min',
      'SCHEMA_TYPE merchant.json/languages',
      'SCHEMA_TYPE site.json/maintenance',
      'SLOT_EMPTY navigation.json/slots/footer.tab',
      'SLOT_UNKNOWN navigation.json/slots/sideMenu.items',
      'TIMEZONE_UNKNOWN merchant.json/settings/dates.timeZone',
      'URL_UNSAFE site.json/imageCDNs/0',
    ]);
  });
});

describe('an example of the reference', () => {
  const examples = Object.entries(everyBroken).map(([code, [example]]) => [code, example] as const);

  it.each(examples)('%s: yields its own code alone, and mended nothing at all', async (code, example) => {
    const wrong = await problemsOf(bench.write(example), example);
    expect([...new Set(wrong.problems.map((problem) => problem.code))]).toEqual([code]);
    const mended = { ...example, ...example.mended };
    expect(await problemsOf(bench.write(mended), mended)).toEqual({ ok: true, problems: [] });
  });
});

describe('the problem catalogue', () => {
  it('has a broken folder for every code, and no code without one', () => {
    expect(Object.keys(everyBroken).sort()).toEqual(Object.keys(problemCatalogue).sort());
  });

  it('knows more than forty kinds of mistake', () => {
    expect(cases.length).toBeGreaterThanOrEqual(40);
  });

  it('says of every code what it is, why it matters and what to do, in whole sentences', () => {
    const sentences = Object.entries(problemCatalogue).flatMap(([code, { what, why, hint }]) =>
      [what, why, hint].map((text) => [code, text] as const),
    );
    expect(sentences.filter(([, text]) => !/^[\p{Lu}_<–\d].+[.]$/u.test(text))).toEqual([]);
  });
});
