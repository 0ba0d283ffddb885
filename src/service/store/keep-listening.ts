import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A connection that hears notifications, made again whenever it is lost. */
export interface KeptConnection {
  /** Whether notifications arrive at this moment. */
  isUp(): boolean;
  /** Asks whether the server still answers on it; one that does not answer in time counts as lost. */
  examine(): Promise<void>;
  close(): Promise<void>;
}

/** What is heard, and what is called when the connection comes and goes. */
export interface KeepOptions {
  readonly channels: readonly string[];
  readonly onPayload: (payload: string, channel: string) => void;
  /** Called once when the connection is lost, whatever number of attempts to make it again fail. */
  readonly onLost: (error: unknown) => void;
  /** Called once when notifications arrive again. What was sent meanwhile is not heard. */
  readonly onBack: () => void;
  /** Called when the server answers and notifications do not arrive, as behind a pooler; nothing is tried again then. */
  readonly onUnfit: () => void;
}

/** How long the server may take to let in, to answer, and to send a notification to ourselves. */
const ANSWER_MS = 2_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/**
 * How long to wait for the next attempt after some that failed: doubled each time up to a cap, and shortened by up to half
 * at random (`random` from 0 to 1), so that the nodes of a fleet do not all come back at one moment.
 */
export function pauseBeforeAttempt(failures: number, random: number): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures, 20));
  return longest * (1 - random / 2);
}

/** Connects and listens; resolves after the first attempt, whatever came of it. */
export async function keepListening(url: string, options: KeepOptions): Promise<KeptConnection> {
  let client: pg.Client | undefined;
  let isClosed = false;
  let isLossReported = false;
  let timer: NodeJS.Timeout | undefined;
  let attempt = Promise.resolve();
  let isExamined = false;

  const lose = (error: unknown) => {
    client = undefined;
    if (isClosed) return;
    if (!isLossReported) options.onLost(error);
    isLossReported = true;
    retry(0);
  };
  const retry = (failures: number) => {
    if (isClosed) return;
    timer = setTimeout(
      () => {
        attempt = tryOnce().catch(() => retry(failures + 1));
      },
      pauseBeforeAttempt(failures, Math.random()),
    );
    timer.unref();
  };
  const tryOnce = async () => {
    const next = await connect(url, options, (lost, error) => {
      if (lost === client) lose(error);
    });
    if (!next) throw new Error('Notifications do not arrive.');
    if (isClosed) return end(next);
    client = next;
    if (isLossReported) options.onBack();
    isLossReported = false;
    return undefined;
  };

  try {
    client = await connect(url, options, (lost, error) => {
      if (lost === client) lose(error);
    });
    if (!client) options.onUnfit();
  } catch (error) {
    lose(error);
  }
  return {
    isUp: () => client !== undefined,
    examine: async () => {
      const examined = client;
      if (!examined || isExamined) return;
      isExamined = true;
      try {
        await inTime(examined.query('select 1'));
      } catch (error) {
        if (examined === client) lose(error);
        await end(examined);
      } finally {
        isExamined = false;
      }
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await attempt.catch(() => {});
      const last = client;
      client = undefined;
      if (last) await end(last);
    },
  };
}

/** A client that has heard a notification of its own; nothing when that did not arrive. Rejects when there is no connection. */
async function connect(
  url: string,
  { channels, onPayload }: KeepOptions,
  onLost: (client: pg.Client, error: unknown) => void,
): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: ANSWER_MS });
  client.on('error', (error) => onLost(client, error));
  client.on('end', () => onLost(client, new Error('The server ended the connection.')));
  const own = randomUUID();
  try {
    await client.connect();
    const heard = new Promise<void>((resolve) => {
      client.on('notification', ({ channel: from, payload }) => {
        if (from === 'livery_probe' && payload === own) resolve();
        else if (channels.includes(from) && payload) onPayload(payload, from);
      });
    });
    for (const channel of channels) await inTime(client.query(`listen ${pg.escapeIdentifier(channel)}`));
    await inTime(client.query('listen livery_probe'));
    await inTime(client.query("select pg_notify('livery_probe', $1)", [own]));
    const isHeard = await inTime(heard).then(
      () => true,
      () => false,
    );
    if (isHeard) return client;
  } catch (error) {
    await end(client);
    throw error;
  }
  await end(client);
  return undefined;
}

/** Ends a client; does not wait for a server that does not answer. */
async function end(client: pg.Client): Promise<void> {
  await inTime(client.end()).catch(() => {});
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ANSWER_MS} ms.`)), ANSWER_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
