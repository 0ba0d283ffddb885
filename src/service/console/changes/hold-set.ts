import type { ConsoleContext } from '../console-context.ts';
import { listWaitingOf, moveChangeSet, type StoredChangeSet } from './change-set-store.ts';
import { sendChangeSet } from './send-change-set.ts';

type HoldContext = Pick<ConsoleContext, 'db' | 'now' | 'events'>;

/** Keeps a change set from starting, with the reason, for its author to see. */
export async function holdSet(context: HoldContext, set: StoredChangeSet, message: string): Promise<void> {
  const held = { at: context.now().toISOString(), message };
  if (await moveChangeSet(context.db, set.id, { from: ['scheduled', 'proposed'], to: 'held', held }))
    sendChangeSet(context, { ...set, state: 'held' });
}

/** Holds what a token that was revoked has planned. */
export async function holdSetsOf(context: HoldContext, token: string): Promise<void> {
  for (const set of await listWaitingOf(context.db, token))
    await holdSet(context, set, `The token of ${set.author} was revoked.`);
}
