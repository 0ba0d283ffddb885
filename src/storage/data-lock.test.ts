import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DataInUseError, lockDataFolder } from './data-lock.ts';

const aFolder = () => mkdtempSync(join(tmpdir(), 'livery-lock-'));

describe('lockDataFolder', () => {
  it('keeps a second user out until the first gives the folder free', () => {
    const folder = aFolder();
    const release = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(DataInUseError);
    expect(() => lockDataFolder(folder, 'sandbox data')).toThrow(
      `The sandbox data in ${folder} are in use by process ${process.pid}. Stop it first, or set LIVERY_DATA to another folder.`,
    );
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

  it('lets one of many processes take over at the same moment', async () => {
    const folder = aFolder();
    const { pid } = spawnSync('true');
    writeFileSync(join(folder, 'lock'), `${pid} 1 gone`);
    const lock = pathToFileURL(join(import.meta.dirname, 'data-lock.ts')).href;
    const taker = `import(${JSON.stringify(lock)}).then(({ lockDataFolder }) => {
      lockDataFolder(${JSON.stringify(folder)});
      process.stdout.write('took');
      setTimeout(() => {}, 60_000);
    }).catch(() => process.stdout.write('stayed out'));`;
    const takers = Array.from({ length: 8 }, () => spawn(process.execPath, ['--eval', taker]));
    const said = await Promise.all(takers.map(({ stdout }) => once(stdout, 'data').then(String)));
    for (const taking of takers) taking.kill('SIGKILL');
    expect(said.filter((words) => words === 'took')).toHaveLength(1);
    expect(said.filter((words) => words === 'stayed out')).toHaveLength(7);
  });

  it('is not deceived by a process id that somebody else has by chance', () => {
    const folder = aFolder();
    writeFileSync(join(folder, 'lock'), `${process.pid} 1 older`);
    expect(lockDataFolder(folder)).toBeTypeOf('function');
  });
});
