import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives a run of unit tests one folder for all that they write, and removes it with them, whatever they leave there. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'livery-unit-'));
  // A database server runs as a user of its own when the tests run as root.
  chmodSync(folder, 0o755);
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  return () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(folder, { recursive: true, force: true });
  };
}
