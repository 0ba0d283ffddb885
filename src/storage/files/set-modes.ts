import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Permissions of folders and of everything else. */
export interface Modes {
  readonly folder: number;
  readonly file: number;
}

/** Who may do what below the data folder. */
export const privateModes: Modes = { folder: 0o700, file: 0o600 };

/**
 * Gives a file, or a folder with all that is in it, these permissions; `isMeant` leaves out entries of the folder itself.
 * Links are not followed; what is gone meanwhile is passed over.
 */
export function setModes(path: string, modes: Modes, isMeant: (name: string) => boolean = () => true): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink()) return;
  const mode = found.isDirectory() ? modes.folder : modes.file;
  try {
    if ((found.mode & 0o777) !== mode) chmodSync(path, mode);
    if (found.isDirectory()) for (const name of readdirSync(path).filter(isMeant)) setModes(join(path, name), modes);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
