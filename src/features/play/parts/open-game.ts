import type { KeyValueStore } from '../../../client/index.ts';
import { storageNames } from '../../../client/browser/storage-names.ts';

/** The game in the frame: kept for the tab, so that a page that is loaded again shows it again. */
export interface OpenGame {
  readonly url: string;
  readonly name: string;
  /** When it was opened, in milliseconds. */
  readonly since: number;
}

export function keepOpenGame(storage: KeyValueStore, game: OpenGame): void {
  storage.write(storageNames.openGame, JSON.stringify(game));
}

/** The kept game; nothing when there is none, or what is kept cannot be read. */
export function readOpenGame(storage: KeyValueStore): OpenGame | undefined {
  try {
    const { url, name, since } = Object(JSON.parse(storage.read(storageNames.openGame) ?? '{}'));
    const isWhole = typeof url === 'string' && typeof name === 'string' && typeof since === 'number';
    return isWhole && isWebAddress(url) ? { url, name, since } : undefined;
  } catch {
    return undefined;
  }
}

/** Only addresses of the web are opened (row G-148). */
export function isWebAddress(url: string): boolean {
  return /^https?:$/.test(URL.parse(url)?.protocol ?? '');
}
