import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own, in memory, that can be filled to its last byte. */
export interface SmallDisk {
  readonly folder: string;
  /** Writes until nothing more goes in. */
  fill(): void;
  /** Gives back what `fill` took. */
  free(): void;
  close(): void;
}

/** Mounts a disk of so many megabytes; nothing where this user may not mount. */
export function openSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'livery-disk-'));
  const options = `size=${megabytes}m,mode=755`;
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a');
      for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2)) writeWhileRoom(file, Buffer.alloc(size, 1));
      closeSync(file);
    },
    free: () => rmSync(filler, { force: true }),
    close() {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeWhileRoom(file: number, block: Buffer): void {
  try {
    for (;;) if (writeSync(file, block) < block.length) return;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}
