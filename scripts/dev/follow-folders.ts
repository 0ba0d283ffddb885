import type { FSWatcher } from 'node:fs';
import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Editors write a file in several steps; so much later they are done. */
const QUIET_MS = 25;

/**
 * Calls back after every change below the folders, never twice at once: what changes meanwhile is taken by one more call
 * after it. Gives the function that ends it. `act` must not throw.
 */
export function followFolders(dirs: readonly string[], act: () => Promise<void>): () => void {
  let isDirty = false;
  let isBusy = false;
  let isOver = false;
  const work = async () => {
    isBusy = true;
    while (isDirty && !isOver) {
      await pause(QUIET_MS);
      isDirty = false;
      if (!isOver) follow();
      await act();
    }
    isBusy = false;
  };
  // Each folder by itself: the recursive watch of Node loses a file on Linux once an editor has replaced it.
  const watchers = new Map<string, FSWatcher>();
  const follow = () => {
    const present = new Set(dirs.filter((dir) => existsSync(dir)).flatMap((dir) => [dir, ...foldersBelow(dir)]));
    for (const [dir, watcher] of watchers) {
      if (present.has(dir)) continue;
      watcher.close();
      watchers.delete(dir);
    }
    for (const dir of present) if (!watchers.has(dir)) watchers.set(dir, watchOne(dir));
  };
  const watchOne = (dir: string): FSWatcher =>
    watch(dir, () => {
      isDirty = true;
      if (!isBusy) void work();
    });
  follow();
  return () => {
    isOver = true;
    for (const watcher of watchers.values()) watcher.close();
  };
}

function foldersBelow(dir: string): readonly string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
}
