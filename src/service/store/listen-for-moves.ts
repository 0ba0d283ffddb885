import { keepListening } from './keep-listening.ts';
import type { Store } from './open-store.ts';

/** A pointer that somebody moved. */
export interface PointerNews {
  readonly merchant: string;
  readonly seq: number;
}

/** How pointer moves of other nodes are heard. */
export interface MoveListener {
  /** False while notifications do not arrive (a lost connection, a pooler in between) and only the poll repairs. */
  isNotified(): boolean;
  close(): Promise<void>;
}

interface ListenOptions {
  readonly pollMs: number;
  readonly onNews: (news: PointerNews) => void;
  /** Hears what nodes report to each other for their consoles; the poll does not repair it. */
  readonly onConsole?: (payload: string) => void;
  /** What else is to be read again at every look of the poll and after a return. */
  readonly onLook?: () => Promise<void>;
  /** A loss and a return are reported once each, not at every attempt. */
  readonly onTrouble: (message: string, error?: unknown) => void;
}

/**
 * Hears every pointer move: by NOTIFY on a connection of its own, which is made again whenever it is lost, and by a slow
 * poll that finds what a lost notification left out. After a return it looks at once for what happened meanwhile.
 */
export async function listenForMoves(
  store: Store,
  { pollMs, onNews, onConsole, onLook, onTrouble }: ListenOptions,
): Promise<MoveListener> {
  const look = await createLook(store, onNews);
  let isPollLost = false;
  let isClosed = false;
  const catchUp = async () => {
    try {
      await look();
      await onLook?.();
      isPollLost = false;
    } catch (error) {
      // A look may be under way as everything ends; a server that is frozen is not waited for.
      if (!isPollLost && !isClosed) onTrouble('The slow poll for pointer moves failed; it goes on trying.', error);
      isPollLost = true;
    }
  };
  const kept = store.listenUrl
    ? await keepListening(store.listenUrl, {
        channels: ['livery_pointer', 'livery_console'],
        onPayload: (payload, channel) => {
          if (channel === 'livery_console') return onConsole?.(payload);
          const [merchant, seq] = payload.split(':');
          return merchant ? onNews({ merchant, seq: Number(seq) }) : undefined;
        },
        onLost: (error) =>
          onTrouble('The connection for notifications was lost; the slow poll takes over until it is back.', error),
        onBack: () => {
          onTrouble('The connection for notifications is back.');
          void catchUp();
        },
        onUnfit: () =>
          onTrouble('Notifications do not arrive through this database address; the slow poll takes over.'),
      })
    : undefined;
  const timer = setInterval(() => {
    void catchUp();
    void kept?.examine();
  }, pollMs);
  timer.unref();
  return {
    isNotified: () => kept?.isUp() ?? false,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await kept?.close();
    },
  };
}

/** Looks at the audit entries after the last one seen; overlaps a little, since ids can commit out of order. */
async function createLook({ db }: Store, onNews: ListenOptions['onNews']): Promise<() => Promise<void>> {
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
  let underWay: Promise<void> | undefined;
  let isAskedAgain = false;
  // One at a time, so that a database that is slow to answer is not asked ever more; a look that is asked for meanwhile
  // follows, since the one under way may have read before the move.
  return () => {
    if (underWay) isAskedAgain = true;
    underWay ??= look()
      .then(() => (isAskedAgain ? look() : undefined))
      .finally(() => {
        underWay = undefined;
        isAskedAgain = false;
      });
    return underWay;
  };
}
