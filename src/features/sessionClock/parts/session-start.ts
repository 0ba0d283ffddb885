import type { KeyValueStore } from '../../../client/index.ts';
import { storageNames } from '../../../client/browser/storage-names.ts';

/** When the session of a player, or of a guest, began in this tab; another player's, or a first look, begins now. */
export function sessionStart(storage: KeyValueStore, who: string, now: number): number {
  const [since = '', ...name] = (storage.read(storageNames.clock) ?? '').split(' ');
  const startedAt = Number(since);
  if (since !== '' && Number.isFinite(startedAt) && startedAt <= now && name.join(' ') === who) return startedAt;
  storage.write(storageNames.clock, `${now} ${who}`);
  return now;
}
