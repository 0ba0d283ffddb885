import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ChangeSet } from '../../../contracts/console/change-sets.ts';
import type { Database } from '../../store/tables.ts';
import { readChangeSet } from '../changes/change-set-store.ts';
import type { ConsoleHub } from './console-hub.ts';

/** Where nodes notify each other of change sets. */
export const CONSOLE_CHANNEL = 'livery_console';

/** The hub of a node whose consoles hear of the change sets of every node. */
export interface SharedHub extends ConsoleHub {
  /** Takes what a node said on the channel; its own words are known already. */
  receive(payload: string): Promise<void>;
}

/** Shares the change sets of a hub by notifications of the database; all else is of its own node. */
export function shareEvents(
  hub: ConsoleHub,
  db: Database,
  onTrouble: (message: string, error: unknown) => void,
): SharedHub {
  const node = randomUUID();
  return {
    ...hub,
    send(name, data, merchants) {
      hub.send(name, data, merchants);
      if (name !== 'change-set') return;
      const payload = JSON.stringify({ node, ...data });
      sql`select pg_notify(${CONSOLE_CHANNEL}, ${payload})`
        .execute(db)
        .catch((error: unknown) => onTrouble('Other nodes could not be notified of a change set.', error));
    },
    async receive(payload) {
      const said = read(payload);
      if (!said || said.node === node) return;
      const { id, state } = said;
      try {
        // A notification is too short for the merchants of a large set.
        const set = await readChangeSet(db, id);
        const merchants = new Set(set?.changes.map(({ merchant }) => merchant));
        hub.send('change-set', { id, state }, [...merchants]);
      } catch (error) {
        onTrouble('What another node said of a change set could not be read.', error);
      }
    },
  };
}

interface ChangeSetNews {
  readonly node: string;
  readonly id: string;
  readonly state: ChangeSet['state'];
}

/** What another node said; nothing when it is no such word. */
function read(payload: string): ChangeSetNews | undefined {
  try {
    const { node, id, state }: Partial<ChangeSetNews> = Object(JSON.parse(payload));
    return typeof node === 'string' && typeof id === 'string' && typeof state === 'string'
      ? { node, id, state }
      : undefined;
  } catch {
    return undefined;
  }
}
