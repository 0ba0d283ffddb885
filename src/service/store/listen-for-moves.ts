import pg from 'pg';
import type { Store } from './open-store.ts';

/** A pointer that somebody moved. */
export interface PointerNews {
  readonly merchant: string;
  readonly seq: number;
}

/** How pointer moves of other nodes are heard. */
export interface MoveListener {
  /** False when notifications do not arrive (a pooler in between, for example) and only the poll repairs. */
  readonly isNotified: boolean;
  close(): Promise<void>;
}

interface ListenOptions {
  readonly pollMs: number;
  readonly onNews: (news: PointerNews) => void;
  readonly onTrouble: (message: string, error?: unknown) => void;
}

/**
 * Hears every pointer move: by NOTIFY on a connection of its own, probed at start, and by a slow poll that finds what
 * a lost notification left out.
 */
export async function listenForMoves(store: Store, options: ListenOptions): Promise<MoveListener> {
  const stopPoll = await startPoll(store, options);
  const client = store.listenUrl ? await connectListener(store.listenUrl, options) : undefined;
  return {
    isNotified: client !== undefined,
    close: async () => {
      stopPoll();
      await client?.end();
    },
  };
}

async function connectListener(url: string, { onNews, onTrouble }: ListenOptions): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on('error', (error) =>
    onTrouble('The connection for notifications was lost; the slow poll takes over.', error),
  );
  try {
    await client.connect();
    const probe = new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), 2_000);
      client.on('notification', ({ channel, payload }) => {
        if (channel === 'livery_probe' && payload === String(process.pid)) {
          clearTimeout(timer);
          resolve(true);
        } else if (channel === 'livery_pointer' && payload) {
          const [merchant, seq] = payload.split(':');
          if (merchant) onNews({ merchant, seq: Number(seq) });
        }
      });
    });
    await client.query('listen livery_pointer');
    await client.query('listen livery_probe');
    await client.query("select pg_notify('livery_probe', $1)", [String(process.pid)]);
    if (await probe) return client;
    onTrouble('Notifications do not arrive through this database address; the slow poll takes over.');
  } catch (error) {
    onTrouble('The connection for notifications could not be made; the slow poll takes over.', error);
  }
  await client.end().catch(() => {});
  return undefined;
}

/** Looks at the audit entries after the last one seen; overlaps a little, since ids can commit out of order. */
async function startPoll({ db }: Store, { pollMs, onNews, onTrouble }: ListenOptions): Promise<() => void> {
  const newest = await db
    .selectFrom('audit')
    .select((select) => select.fn.max('id').as('id'))
    .executeTakeFirst();
  let seen = newest?.id ?? 0;
  const look = async () => {
    const rows = await db
      .selectFrom('audit')
      .select(['id', 'merchant', 'seq'])
      .where('id', '>', seen - 100)
      .orderBy('id')
      .execute();
    for (const { id, merchant, seq } of rows) {
      seen = Math.max(seen, id);
      onNews({ merchant, seq });
    }
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => onTrouble('The slow poll for pointer moves failed.', error));
  }, pollMs);
  timer.unref();
  return () => clearInterval(timer);
}
