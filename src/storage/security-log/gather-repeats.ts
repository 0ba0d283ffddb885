import type { SecurityEvent } from './security-log.ts';

/** An event, and how often it happened again while it was held back. */
export type GatheredEvent = SecurityEvent & { readonly times?: number };

interface RepeatOptions {
  readonly now: () => Date;
  readonly write: (event: GatheredEvent) => void;
  readonly windowMs?: number;
  readonly most?: number;
}

interface Held {
  readonly event: SecurityEvent;
  readonly endsAt: number;
  times: number;
}

/**
 * Writes a refusal at once and those after it that are the very same as one line a minute, with their number: whoever is
 * refused all the time must not push everything else out of the log. What was done is always written.
 */
export function gatherRepeats({ now, write, windowMs = 60_000, most = 5000 }: RepeatOptions) {
  const held = new Map<string, Held>();
  const release = (key: string, { event, times }: Held) => {
    held.delete(key);
    if (times > 0) write({ ...event, times });
  };
  const releaseUntil = (at: number) => {
    // In the order of their beginning, so that the first that goes on is the last to look at.
    for (const [key, entry] of held) {
      if (entry.endsAt > at) return;
      release(key, entry);
    }
  };
  return {
    note: (event: SecurityEvent) => {
      const at = now().getTime();
      releaseUntil(at);
      if (event.outcome === 'done') return write(event);
      const key = JSON.stringify([event.event, event.merchant, event.account, event.address, event.reference]);
      const entry = held.get(key);
      if (entry) {
        entry.times += 1;
        return undefined;
      }
      const [oldest] = held;
      if (oldest && held.size >= most) release(...oldest);
      held.set(key, { event, endsAt: at + windowMs, times: 0 });
      return write(event);
    },
    /** Writes what is held back. */
    end: () => releaseUntil(Number.POSITIVE_INFINITY),
  };
}
