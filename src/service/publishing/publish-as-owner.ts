import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { readOrMakeSecret } from '../../storage/files/read-or-make-secret.ts';
import { claimFolders } from '../store/folder-owner.ts';
import type { FolderOptions, FolderReport } from './publish-changed-folders.ts';
import { listChanged, listFolders, publishChangedFolders } from './publish-changed-folders.ts';

/**
 * What a start does with the merchants folder: `nothing` but serve what is live, as a node does; publish what changed, if
 * its data folder is the `owner` of the database or the first to start on it; or `takeOver` from the owner.
 */
export type FolderRole = 'nothing' | 'owner' | 'takeOver';

/**
 * Publishes changed folders where that is this start's role. Any number of nodes serve one database, each with a checkout of
 * its own age, so a start that published whatever it finds would bring old configuration back.
 */
export async function publishAsOwner(
  role: FolderRole,
  options: FolderOptions & { readonly dataDir: string },
): Promise<FolderReport> {
  const { db, merchantsDir, dataDir } = options;
  const nothing = { published: [], left: [], broken: [] };
  if (role === 'nothing') return { merchants: await listFolders(merchantsDir), ...nothing };
  const node = readOrMakeSecret(join(dataDir, 'node.id'), randomUUID);
  const place = `${hostname()}:${dataDir}`;
  const owner = await claimFolders(db, { node, place }, role === 'takeOver');
  if (owner.node === node) return publishChangedFolders(options);
  const left = await listChanged(db, merchantsDir);
  return { merchants: await listFolders(merchantsDir), ...nothing, left, owner: owner.place };
}
