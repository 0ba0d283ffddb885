import { chmodSync, mkdirSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DataFolderError, makeDataFolder } from './make-data-folder.ts';

const aFolder = () => mkdtempSync(join(tmpdir(), 'livery-data-'));
const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8);

describe('makeDataFolder', () => {
  it('makes a folder that nobody else may open', () => {
    const folder = join(aFolder(), 'deep/data');
    makeDataFolder(folder, []);
    expect(modeOf(folder)).toBe('700');
  });

  it('takes from others what an older start let them read, and leaves foreign files and links alone', () => {
    const folder = aFolder();
    const elsewhere = join(aFolder(), 'elsewhere');
    mkdirSync(join(folder, 'service/postgres'), { recursive: true });
    const files = ['service/postgres/rows', 'internal.key', 'storage.key', 'notes.txt'];
    for (const file of [...files.map((name) => join(folder, name)), elsewhere])
      writeFileSync(file, '', { mode: 0o644 });
    for (const name of files) chmodSync(join(folder, name), 0o644);
    chmodSync(elsewhere, 0o644);
    chmodSync(join(folder, 'service'), 0o755);
    chmodSync(folder, 0o755);
    symlinkSync(elsewhere, join(folder, 'service/link'));
    makeDataFolder(folder, []);
    expect(['', 'service', 'service/postgres'].map((name) => modeOf(join(folder, name)))).toEqual([
      '700',
      '700',
      '700',
    ]);
    expect(files.map((name) => modeOf(join(folder, name)))).toEqual(['600', '600', '600', '644']);
    expect(modeOf(elsewhere)).toBe('644');
  });

  it('says in one sentence that a folder cannot be made', () => {
    const file = join(aFolder(), 'file');
    writeFileSync(file, '');
    expect(() => makeDataFolder(join(file, 'data'), [])).toThrow(
      /^The folder .*file\/data cannot be made: Error: ENOTDIR: .*\. Set LIVERY_DATA to a folder of its own\.$/,
    );
  });

  it('refuses a folder that holds what others must read, and changes nothing', () => {
    const folder = aFolder();
    chmodSync(folder, 0o755);
    expect(() => makeDataFolder(folder, [join(folder, '.build')])).toThrow(
      `The data folder ${folder} must not hold ${join(folder, '.build')}. Set LIVERY_DATA to a folder of its own.`,
    );
    expect(() => makeDataFolder(folder, [folder])).toThrow(DataFolderError);
    expect(modeOf(folder)).toBe('755');
    makeDataFolder(folder, [`${folder}-beside`]);
  });

  it('refuses a folder that all users share', () => {
    const folder = aFolder();
    chmodSync(folder, 0o1777);
    expect(() => makeDataFolder(folder, [])).toThrow(`The folder ${folder} is shared by all users.`);
    expect(modeOf(folder)).toBe('1777');
  });
});
