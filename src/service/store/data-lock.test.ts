import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DataInUseError, lockDataFolder } from './data-lock.ts';

const aFolder = () => mkdtempSync(join(tmpdir(), 'livery-lock-'));

describe('lockDataFolder', () => {
  it('keeps a second user out until the first gives the folder free', () => {
    const folder = aFolder();
    const release = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(DataInUseError);
    release();
    lockDataFolder(folder)();
  });

  it('takes over the lock of a process that has ended', () => {
    const folder = aFolder();
    const { pid } = spawnSync('true');
    writeFileSync(join(folder, 'lock'), `${pid} 1 gone`);
    const release = lockDataFolder(folder);
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    release();
  });

  it('is not deceived by a process id that somebody else has by chance', () => {
    const folder = aFolder();
    writeFileSync(join(folder, 'lock'), `${process.pid} 1 older`);
    expect(lockDataFolder(folder)).toBeTypeOf('function');
  });
});
