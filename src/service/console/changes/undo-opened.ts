import { isMoney } from '../../publishing/is-money.ts';
import type { ConsoleContext } from '../console-context.ts';
import { findOpened } from './find-opened.ts';
import type { StoredChangeSet } from './change-set-store.ts';
import { isRunning } from './running-stop.ts';
import type { Back } from './ways-back.ts';

/** What the undo of a change set opens (`findOpened`). Who ends a stop that runs keeps it from what it has not reached. */
export async function undoOpened(
  context: Pick<ConsoleContext, 'publisher' | 'compiler'>,
  set: StoredChangeSet,
  backs: readonly Back[],
): Promise<readonly string[]> {
  const opened = new Set(isRunning(set) ? set.changes.map(({ name }) => name).filter(isMoney) : []);
  for (const back of backs) for (const name of await openedBy(context, back)) opened.add(name);
  return [...opened];
}

async function openedBy(
  context: Pick<ConsoleContext, 'publisher' | 'compiler'>,
  { merchant, names, restore }: Back,
): Promise<readonly string[]> {
  if (!names.some((name) => isMoney(name) || name.startsWith('roles.'))) return [];
  const state = await context.publisher.stateOf(merchant);
  return state ? findOpened(context, state, { ...state, overrides: restore(state.overrides) }) : [];
}
