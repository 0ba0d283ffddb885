import { mkdirSync, mkdtempSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderLimits, hashFolder, readFolder } from './read-folder.ts';

/** A folder on disk: path → text, or the size of a file that nobody reads. */
function aFolder(files: Readonly<Record<string, string | number>>, name = 'brand'): string {
  const dir = join(mkdtempSync(join(tmpdir(), 'livery-read-')), name);
  mkdirSync(dir);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), typeof content === 'string' ? content : '');
    if (typeof content === 'number') truncateSync(join(dir, path), content);
  }
  return dir;
}

async function read(dir: string) {
  const { folder, files, problems } = await readFolder(dir, 'merchants/brand');
  expect(folder).toBe('merchants/brand');
  return {
    files: [...files].map(([path, bytes]) => `${path} ${Buffer.from(bytes).toString()}`.trimEnd()),
    problems: problems.map(
      ({ code, file, message, nearest }) => `${code} ${file}: ${message}${nearest ? ` (${nearest})` : ''}`,
    ),
  };
}

const lots = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`assets/${index}.svg`, '']));

describe('readFolder', () => {
  it('reads all files below a folder in the order of their names, but hidden ones', async () => {
    const dir = aFolder({
      'site.json': '{}',
      'assets/b.svg': 'b',
      'assets/a.svg': 'a',
      'strings/en.json': 'en',
      '.DS_Store': 'x',
      'assets/.hidden': 'x',
      '.git/HEAD': 'x',
    });
    expect(await read(dir)).toEqual({
      files: ['assets/a.svg a', 'assets/b.svg b', 'site.json {}', 'strings/en.json en'],
      problems: [],
    });
  });

  it('reads three folders deep, and says which lies deeper', async () => {
    expect(await read(aFolder({ 'a/b/c/d.txt': 'd', 'a/b/c/e/f.txt': 'f' }))).toEqual({
      files: ['a/b/c/d.txt d'],
      problems: ['FOLDER_TOO_DEEP merchants/brand/a/b/c/e: a/b/c/e lies deeper than 3 folders.'],
    });
  });

  it('follows no link, neither to a file nor to a folder', async () => {
    const dir = aFolder({ 'site.json': '{}' });
    symlinkSync(join(dir, 'site.json'), join(dir, 'merchant.json'));
    symlinkSync(dir, join(dir, 'strings'));
    expect(await read(dir)).toEqual({
      files: ['site.json {}'],
      problems: [
        'FILE_UNSAFE merchants/brand/merchant.json: merchant.json is a link.',
        'FILE_UNSAFE merchants/brand/strings: strings is a link.',
      ],
    });
  });

  it('reads no file that is larger than its kind may be', async () => {
    const { jsonBytes, fileBytes } = folderLimits;
    expect([jsonBytes, fileBytes]).toEqual([524_288, 4_194_304]);
    const sizes = {
      'a.json': jsonBytes,
      'b.json': jsonBytes + 1,
      'c.svg': fileBytes,
      'd.svg': fileBytes + 1,
    };
    const { files, problems } = await readFolder(aFolder(sizes), 'merchants/brand');
    expect([...files].map(([path, { byteLength }]) => [path, byteLength])).toEqual([
      ['a.json', jsonBytes],
      ['c.svg', fileBytes],
    ]);
    expect(problems.map(({ code, file, message }) => `${code} ${file}: ${message}`)).toEqual([
      'FILE_TOO_LARGE merchants/brand/b.json: b.json has 524289 bytes; 524288 is the limit.',
      'FILE_TOO_LARGE merchants/brand/d.svg: d.svg has 4194305 bytes; 4194304 is the limit.',
    ]);
  });

  const tooLarge =
    'FOLDER_TOO_LARGE merchants/brand: A folder may have 400 files and 32 MB in all; the rest was not read.';

  it('ends at the four hundred and first file', async () => {
    const full = await read(aFolder(lots(400)));
    expect([full.files.length, full.problems]).toEqual([400, []]);
    const over = await read(aFolder({ ...lots(401), 'b.txt': 'not read' }));
    expect([over.files.length, over.problems]).toEqual([400, [tooLarge]]);
  });

  it('ends where the files have more bytes in all than a folder may', async () => {
    const pictures = Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7, 8].map((name) => [`${name}.svg`, folderLimits.fileBytes]),
    );
    const full = await readFolder(aFolder(pictures), 'merchants/brand');
    expect([full.files.size, full.problems]).toEqual([8, []]);
    const over = await readFolder(aFolder({ ...pictures, '9.svg': 'x' }), 'merchants/brand');
    expect([over.files.size, over.problems.map(({ code }) => code)]).toEqual([8, ['FOLDER_TOO_LARGE']]);
  });

  it('names the folder beside it that somebody probably means by one that is not there', async () => {
    const dir = aFolder({}, 'karat');
    writeFileSync(join(dirname(dir), 'carat'), 'a file');
    mkdirSync(join(dirname(dir), '.carat'));
    expect(await read(join(dirname(dir), 'carat'))).toEqual({
      files: [],
      problems: ['FILE_MISSING merchants/brand: merchants/brand is not a folder. (karat)'],
    });
    expect(await read(join(dirname(dir), 'carad'))).toMatchObject({ problems: [expect.stringContaining('(karat)')] });
    expect(await read(join(dirname(dir), 'something-else'))).toEqual({
      files: [],
      problems: ['FILE_MISSING merchants/brand: merchants/brand is not a folder.'],
    });
    expect(await read(join(dir, 'no/such'))).toMatchObject({ problems: [expect.stringMatching(/not a folder\.$/)] });
  });

  it('throws what is no fault of the folder', async () => {
    await expect(readFolder('merchants/\0', 'merchants/brand')).rejects.toThrow(/null bytes/);
  });
});

describe('hashFolder', () => {
  const hash = (...files: [string, string][]) =>
    hashFolder({ files: new Map(files.map(([path, text]) => [path, Buffer.from(text)])) });

  it('is the same for the same content, whatever the order in which it was read', () => {
    expect(hash(['a', '1'], ['b', '2'], ['c', '3'])).toBe(hash(['c', '3'], ['a', '1'], ['b', '2']));
    expect(hash(['a', '1'])).toMatch(/^[0-9a-f]{64}$/);
  });

  it('differs for other names, other content, and content that is cut elsewhere', () => {
    const hashes = [
      hash(),
      hash(['a', '1']),
      hash(['b', '1']),
      hash(['a', '2']),
      hash(['a', '1'], ['b', '']),
      hash(['a', ''], ['b', '1']),
      hash(['a', '1b\u00000\u0000']),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
