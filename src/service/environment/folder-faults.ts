import { readdirSync, statSync, type Stats } from 'node:fs';
import { join, relative } from 'node:path';
import type { Fault } from './fault.ts';

/** The folders of a production server, absolute. */
export interface ServerFolders {
  /** The built folder that the service runs from. */
  readonly root: string;
  readonly dataDir: string;
  readonly merchantsDir: string;
  readonly themesDir: string;
}

/** The group and everybody else; everybody else alone. */
const writableByOthers = 0o022;
const writableByAll = 0o002;

/**
 * What makes the folders unfit: data that another user may write or that lie where an update puts a new build, brands or
 * code that every user of the machine may change. A group may write brands: that is how several people publish.
 */
export function folderFaults({ root, dataDir, merchantsDir, themesDir }: ServerFolders): readonly Fault[] {
  return [
    ...dataFaults(root, dataDir),
    ...contentFaults('LIVERY_MERCHANTS', 'merchants folder', merchantsDir),
    ...contentFaults('LIVERY_THEMES', 'themes folder', themesDir),
    ...openFolders([root, join(root, 'src'), join(root, 'scripts'), join(root, 'node_modules')]).map((folder) => ({
      about: 'Built folder',
      says: `The built folder ${folder} may be written by every user of this machine`,
      todo: `run chmod -R go-w ${root}`,
    })),
  ];
}

function dataFaults(root: string, dataDir: string): readonly Fault[] {
  const about = 'LIVERY_DATA';
  const todo = 'name a folder of its own outside the built folder, such as /var/lib/livery';
  if (isWithin(root, dataDir))
    return [{ about, says: `The data folder ${dataDir} lies in the built folder, which an update replaces`, todo }];
  const found = statOf(dataDir);
  if (found === undefined) return [];
  if (!found.isDirectory()) return [{ about, says: `The data folder ${dataDir} is no folder`, todo }];
  if ((found.mode & writableByOthers) === 0) return [];
  const says = `The data folder ${dataDir} may be written by other users`;
  return [{ about, says, todo: `run chmod 700 ${dataDir}` }];
}

function contentFaults(about: string, what: string, folder: string): readonly Fault[] {
  if (!statOf(folder)?.isDirectory()) {
    return [{ about, says: `The ${what} ${folder} is not there`, todo: 'make it, or name the one that you mean' }];
  }
  const children = readdirSync(folder).map((name) => join(folder, name));
  return openFolders([folder, ...children])
    .slice(0, 1)
    .map((open) => ({
      about,
      says: `${open === folder ? `The ${what} ${open}` : `${open} in the ${what}`} may be written by every user of this machine`,
      todo: `run chmod -R o-w ${folder}`,
    }));
}

function openFolders(folders: readonly string[]): readonly string[] {
  return folders.filter((folder) => ((statOf(folder)?.mode ?? 0) & writableByAll) !== 0);
}

function isWithin(outer: string, inner: string): boolean {
  const path = relative(outer, inner);
  return path === '' || !(path === '..' || path.startsWith('../'));
}

function statOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
