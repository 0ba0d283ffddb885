import { listDueMerchants, listExpiryFailures, saveExpiryFailure } from '../store/expiries.ts';
import { readOverrides } from '../store/read-overrides.ts';
import type { Database } from '../store/tables.ts';
import { reportOnce } from '../report-once.ts';
import { type RunningTurns, startTurns } from '../start-turns.ts';
import { pauseAfter } from '../upstream/back-off.ts';
import { breakWords } from './break-words.ts';
import { withoutEnded } from './override-stack.ts';
import type { Publisher } from './publisher.ts';

interface ExpiryOptions {
  readonly db: Database;
  readonly publisher: Pick<Publisher, 'expire'>;
  readonly now: () => Date;
  readonly onTrouble: (message: string, error?: unknown) => void;
}

/** The first pause after a failure; it doubles with each further one. */
const FIRST_PAUSE_MS = 1_000;

/** How long an end may be left to nodes of a newer engine before staff hear that none of them does it. */
const LEFT_MS = 60_000;

/** An end that comes later than this is said to be late. */
const LATE_MS = 60_000;

/**
 * Ends the overrides whose time has come, merchant by merchant. Any node may do it: the pointer is compared, so that it
 * happens once. A merchant for which it fails is noted for staff to see and tried again ever more rarely; the others do not
 * wait for it.
 */
export async function expireOverrides(options: ExpiryOptions): Promise<void> {
  const { db, now } = options;
  for (const merchant of await listDueMerchants(db, now())) {
    const trouble = await expireOne(merchant, options).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    if (trouble !== undefined) await noteFailure(merchant, trouble, options);
  }
}

/** Why the overrides of one merchant could not end; nothing when they did. */
async function expireOne(
  merchant: string,
  { db, publisher, now, onTrouble }: ExpiryOptions,
): Promise<string | undefined> {
  const stored = await readOverrides(db, merchant);
  const left = withoutEnded(stored, now());
  const names = [...new Set(stored.filter((entry) => !left.includes(entry)).map(({ name }) => name))];
  const due = Math.min(...stored.map(({ until }) => (until === undefined ? Infinity : Date.parse(until))));
  const detail = { names, ...(await lateNote(merchant, due, { db, now })) };
  const result = await publisher.expire(merchant, { author: 'schedule', reason: 'Its end has come.', detail });
  if (result.kind === 'impossible') {
    // A newer node does it within a second or two, unless none runs.
    return result.isLeft && now().getTime() - due < LEFT_MS ? undefined : result.message;
  }
  if (result.kind !== 'refused') {
    for (const found of result.breaks)
      onTrouble(`${names.join(', ')} of ${merchant} ended at its time. ${breakWords(found, (at) => at)}`);
    return undefined;
  }
  const errors = result.problems.filter(({ severity }) => severity === 'error');
  const words = errors.map(({ file, pointer, message }) => `${file}${pointer}: ${message}`);
  return `What is live does not compile without them. ${words.join(' ')}`;
}

/** What the history says of an end that came late: when it was due, and whether tries before it failed. */
async function lateNote(
  merchant: string,
  due: number,
  { db, now }: Pick<ExpiryOptions, 'db' | 'now'>,
): Promise<Readonly<Record<string, unknown>>> {
  if (now().getTime() - due <= LATE_MS) return {};
  const failures = await listExpiryFailures(db, merchant);
  return { due: new Date(due).toISOString(), late: failures.length > 0 ? 'failed' : 'not-running' };
}

async function noteFailure(merchant: string, message: string, { db, now, onTrouble }: ExpiryOptions): Promise<void> {
  const [before] = await listExpiryFailures(db, merchant);
  const at = now();
  const attempts = (before?.attempts ?? 0) + 1;
  const retryAt = new Date(at.getTime() + pauseAfter(attempts - 1, FIRST_PAUSE_MS));
  await saveExpiryFailure(db, { merchant, since: before?.since ?? at, at, attempts, message, retryAt });
  if (!before) onTrouble(`Overrides of ${merchant} could not end at their time; they still count. ${message}`);
}

/** Ends overrides every second until it is closed. */
export function startExpiry(options: Omit<ExpiryOptions, 'now'>): RunningTurns {
  const undone = reportOnce(options.onTrouble, 'Overrides could not be ended at their time.');
  return startTurns(1_000, () =>
    expireOverrides({ ...options, now: () => new Date() }).then(undone.worked, undone.failed),
  );
}
