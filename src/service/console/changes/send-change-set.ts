import type { ChangeSet } from '../../../contracts/console/change-sets.ts';
import type { ConsoleContext } from '../console-context.ts';

/** Notifies open consoles of its merchants where a change set stands. */
export function sendChangeSet(
  { events }: Pick<ConsoleContext, 'events'>,
  { id, state, changes }: Pick<ChangeSet, 'id' | 'state' | 'changes'>,
): void {
  const merchants = changes.map(({ merchant }) => merchant);
  events.send('change-set', { id, state }, merchants);
}
