import { mkdirSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { privateModes, setModes } from './set-modes.ts';

/** Thrown with one sentence when a folder cannot hold the data. */
export class DataFolderError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(`${message} Set LIVERY_DATA to a folder of its own.`, options);
    this.name = 'DataFolderError';
  }
}

/** What the product writes into its data folder; what others have put there keeps its permissions. */
const own = /^(?:service|sandbox|art|tls|lock|internal\.key|storage\.key)$/;

/**
 * Makes the data folder, or takes away what others may do in one that is there already. Throws when it is shared with
 * other users, belongs to one, or holds a folder that others must be able to read.
 */
export function makeDataFolder(dataDir: string, mustNotHold: readonly string[]): void {
  const held = mustNotHold.find((folder) => !relative(dataDir, folder).startsWith('..'));
  if (held !== undefined) throw new DataFolderError(`The data folder ${dataDir} must not hold ${held}.`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: privateModes.folder });
  } catch (cause) {
    throw new DataFolderError(`The folder ${dataDir} cannot be made: ${String(cause)}.`, { cause });
  }
  const { mode, uid } = statSync(dataDir);
  if (mode & 0o1000) throw new DataFolderError(`The folder ${dataDir} is shared by all users.`);
  const user = process.getuid?.();
  if (user !== undefined && uid !== user) throw new DataFolderError(`The folder ${dataDir} belongs to another user.`);
  setModes(dataDir, privateModes, (name) => own.test(name));
}
