import { setTimeout as pause } from 'node:timers/promises';
import type { AlarmChange } from './alarm-list.ts';

interface PostOptions {
  readonly url: string;
  /** Which node speaks. */
  readonly node: string;
  readonly onTrouble: (message: string, error?: unknown) => void;
  readonly timeoutMs?: number;
  readonly pausesMs?: readonly number[];
}

/** Sends alarms to a webhook. */
export interface AlarmPost {
  /** Puts a change in the queue and returns at once. */
  send(change: AlarmChange): void;
  /** Drops what still waits. */
  close(): void;
}

/** Changes that wait at most; a webhook that is gone holds no memory. */
const MOST_WAITING = 200;

/**
 * Posts each change as JSON, one after the other, so that what is cleared comes after what was raised. A webhook that does
 * not take one is asked again after each pause, then left alone; the log has every alarm anyway.
 */
export function postAlarms(options: PostOptions): AlarmPost {
  const { url, node, onTrouble, timeoutMs = 5_000, pausesMs = [1_000, 10_000] } = options;
  const ending = new AbortController();
  let waiting = 0;
  let queue = Promise.resolve();
  const post = async (change: AlarmChange) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event: 'alarm', node, ...change }),
      redirect: 'error',
      signal: AbortSignal.any([ending.signal, AbortSignal.timeout(timeoutMs)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`It answered ${response.status}.`);
  };
  const deliver = async (change: AlarmChange) => {
    for (const milliseconds of [...pausesMs, undefined]) {
      try {
        await post(change);
        return;
      } catch (error) {
        if (ending.signal.aborted) return;
        if (milliseconds === undefined) onTrouble('The webhook of LIVERY_ALARM_WEBHOOK did not take an alarm.', error);
        else await pause(milliseconds, undefined, { ref: false, signal: ending.signal }).catch(() => undefined);
      }
    }
  };
  return {
    send(change) {
      if (waiting >= MOST_WAITING) return;
      waiting += 1;
      queue = queue.then(() => deliver(change)).finally(() => (waiting -= 1));
    },
    close: () => ending.abort(),
  };
}
