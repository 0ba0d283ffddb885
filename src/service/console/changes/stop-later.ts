import { randomUUID } from 'node:crypto';
import type { ChangeSet, StopBody } from '../../../contracts/console/change-sets.ts';
import { readPointer } from '../../store/read-pointer.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { insertChangeSet, type StoredChangeSet, withoutPrivate } from './change-set-store.ts';
import { noteAct } from './note-act.ts';
import { type Author, futureOf } from './publish-changes.ts';
import { sendChangeSet } from './send-change-set.ts';

/**
 * Keeps maintenance for its start. It is a change set that starts by force, so that nothing that it breaks holds it; it is
 * called off, held and shown as any other one that starts later.
 * @throws RefusedError when a time is none, or a merchant is not published.
 */
export async function stopLater(
  context: ConsoleContext,
  { startAt, ...body }: StopBody & { readonly startAt: string },
  author: Author,
): Promise<ChangeSet> {
  const { db, now } = context;
  const { merchants, name, reason, until } = body;
  const start = futureOf(startAt, now(), { what: 'start' });
  const base: Record<string, number> = {};
  for (const merchant of merchants) {
    const pointer = await readPointer(db, merchant);
    if (!pointer) throw new RefusedError('NOT_FOUND', `There is no published merchant "${merchant}".`);
    base[merchant] = pointer.seq;
  }
  const set: StoredChangeSet = {
    id: randomUUID(),
    kind: 'change',
    state: 'scheduled',
    isForced: true,
    author: author.name,
    person: author.id,
    ...(author.token === undefined ? {} : { token: author.token }),
    reason: reason.trim(),
    at: now().toISOString(),
    startAt: start,
    ...(until === undefined ? {} : { until: futureOf(until, now(), { start }) }),
    changes: merchants.map((merchant) => ({ merchant, name, value: stopValueOf(body) })),
    base,
    results: [],
  };
  await insertChangeSet(db, set);
  await noteAct(context, `schedule ${set.id}`, author);
  sendChangeSet(context, set);
  return withoutPrivate(set);
}

/** The value of the override that a stop adds. */
export function stopValueOf({ value, messages }: Pick<StopBody, 'value' | 'messages'>): unknown {
  return messages ? { messages } : value;
}
