import { nextExpiry, readOverrides } from '../store/read-overrides.ts';
import type { Database } from '../store/tables.ts';
import type { Publisher } from './publisher.ts';

interface ExpiryOptions {
  readonly db: Database;
  readonly publisher: Publisher;
  readonly onTrouble: (message: string, error: unknown) => void;
  readonly everyMs?: number;
}

/** Ends overrides at their time. Any node may do it: the pointer is compared, so that it happens once. */
export function expireOverrides({ db, publisher, onTrouble, everyMs = 1_000 }: ExpiryOptions): () => void {
  let isBusy = false;
  const look = async () => {
    const next = await nextExpiry(db);
    if (!next || next.until.getTime() > Date.now()) return;
    const overrides = await readOverrides(db, next.merchant);
    const ended = overrides.filter(({ until }) => until !== undefined && Date.parse(until) <= Date.now());
    const remove = ended.map(({ name }) => name);
    const note = {
      action: 'expire',
      author: 'schedule',
      reason: 'The time of the override has come.',
      detail: { names: remove },
    } as const;
    await publisher.override(next.merchant, { remove }, note);
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    look()
      .catch((error: unknown) => onTrouble('Overrides could not be ended at their time.', error))
      .finally(() => {
        isBusy = false;
      });
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
