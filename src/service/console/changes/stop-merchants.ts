import { randomUUID } from 'node:crypto';
import type { ChangeResult, ChangeSet, StopBody } from '../../../contracts/console/change-sets.ts';
import { isMoney } from '../../publishing/is-money.ts';
import { readOwnApprovals } from './own-approvals.ts';
import { pushLongerOverride, pushOverride } from '../../publishing/override-stack.ts';
import type { OverrideRequest } from '../../publishing/publish-together.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { resultOf } from './change-results.ts';
import { insertChangeSet, type StoredChangeSet, withoutPrivate } from './change-set-store.ts';
import { listFlagLines } from '../flags/flag-lines.ts';
import { noteAct } from './note-act.ts';
import type { Author } from './publish-changes.ts';
import { futureOf } from './publish-changes.ts';
import { finishStop, lockRunningStop } from './running-stop.ts';
import { stopLater, stopValueOf } from './stop-later.ts';
import { sendChangeSet } from './send-change-set.ts';

/**
 * The fast lane: shows or ends the maintenance page, or switches a flag off. Merchant by merchant, so that one which cannot
 * be stopped keeps no other one running; what it breaks refuses nothing and is reported. The change set is kept before anything
 * moves, so that whatever happens in between is found. An undo ends it where it is.
 * Maintenance may start later. @throws RefusedError `CONFLICT` when it was undone before it was over.
 */
export async function stopMerchants(context: ConsoleContext, body: StopBody, author: Author): Promise<ChangeSet> {
  const { db, now } = context;
  const { merchants, name, reason, until } = body;
  refuseOther(body);
  if (body.startAt !== undefined) return stopLater(context, { ...body, startAt: body.startAt }, author);
  const value = stopValueOf(body);
  const by = {
    author: author.name,
    reason: reason.trim(),
    at: now().toISOString(),
    ...(until === undefined ? {} : { until: futureOf(until, now()) }),
  };
  const draft: StoredChangeSet = {
    id: randomUUID(),
    kind: 'stop',
    state: 'partly',
    person: author.id,
    ...by,
    changes: merchants.map((merchant) => ({ merchant, name, value })),
    base: {},
    results: [],
  };
  const wantsApproval = await readOwnApprovals(context, merchants);
  // Whoever stops money for an hour does not end the stop of somebody who stopped it for a day.
  const pushFor = (merchant: string) =>
    isMoney(name) || wantsApproval({ merchant, name }) ? pushLongerOverride : pushOverride;
  await insertChangeSet(db, draft);
  const results: ChangeResult[] = [];
  for (const merchant of merchants) {
    const detail = { name, value, ...(by.until ? { until: by.until } : {}), changeSet: draft.id, forced: true };
    const note = { action: 'override', author: by.author, reason: by.reason, detail } as const;
    const request = { merchant, change: pushFor(merchant)({ name, value, ...by }), note };
    const result = await stopOne(context, draft.id, request).catch((error: unknown) =>
      error instanceof StopEnded ? undefined : failed(merchant, error),
    );
    if (!result) break;
    results.push(result);
  }
  const state = results.some((one) => one.state === 'failed') ? 'partly' : 'published';
  // First the stop is over: a chain that takes no entry does not leave it running.
  const isFinished = await finishStop(db, draft.id, { state, results });
  if (isFinished) sendChangeSet(context, { ...draft, state });
  await noteAct(context, `stop ${name} ${draft.id}`, author);
  if (!isFinished) throw new RefusedError('CONFLICT', 'Somebody has undone the stop before it was over.');
  return withoutPrivate({ ...draft, state, results });
}

const ATTEMPTS = 5;

/** Stops one merchant, unless the stop is over meanwhile. @throws StopEnded */
async function stopOne({ publisher }: ConsoleContext, id: string, request: OverrideRequest): Promise<ChangeResult> {
  const { merchant } = request;
  for (let count = 1; ; count += 1) {
    const { results } = await publisher.overrideTogether([request], async (tx) => {
      if (!(await lockRunningStop(tx, id))) throw new StopEnded();
    });
    const result = results.get(merchant);
    if (!result) throw new Error('A change has a result.');
    const isOvertaken = result.kind === 'impossible' && result.isOvertaken === true;
    if (!isOvertaken || count === ATTEMPTS) return resultOf(merchant, result);
  }
}

/** Somebody has undone the stop while it ran. */
class StopEnded extends Error {
  override readonly name = 'StopEnded';
}

function refuseOther({ name, value, messages, startAt }: StopBody): void {
  const isMaintenance = name === 'maintenance' && value;
  if (messages && !isMaintenance)
    throw new RefusedError('INVALID', 'Only maintenance has messages to players: leave "messages" out.');
  if (startAt !== undefined && !isMaintenance)
    throw new RefusedError('INVALID', 'Only maintenance starts later: leave "startAt" out, or schedule a change.');
  if (name === 'maintenance') return;
  const isFlag = listFlagLines().some((flag) => flag.name === name);
  if (!isFlag || value)
    throw new RefusedError('INVALID', 'The fast lane takes maintenance, or a flag of the catalogue that goes off.');
}

function failed(merchant: string, error: unknown): ChangeResult {
  return { merchant, state: 'failed', message: error instanceof Error ? error.message : String(error), breaks: [] };
}
