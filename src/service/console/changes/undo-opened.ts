import { isDeepStrictEqual } from 'node:util';
import { isMoney } from '../../publishing/is-money.ts';
import type { HistoryEntry } from '../../store/read-history.ts';
import type { ConsoleContext } from '../console-context.ts';
import { openRelease } from '../releases/open-release.ts';
import type { StoredChangeSet } from './change-set-store.ts';
import { findOpened, openedBetween, type Standing } from './find-opened.ts';
import { readOwnApprovals, type WantsApproval } from './own-approvals.ts';
import { isRunning } from './running-stop.ts';
import type { Back } from './ways-back.ts';

type OpenedContext = Pick<ConsoleContext, 'db' | 'parts' | 'publisher' | 'compiler' | 'summaries'>;

/** What the undo of a change set opens (`findOpened`). Who ends a stop that runs keeps it from what it has not reached. */
export async function undoOpened(
  context: OpenedContext,
  set: StoredChangeSet,
  backs: readonly Back[],
): Promise<readonly string[]> {
  const wantsApproval = await readOwnApprovals(
    context,
    set.changes.map(({ merchant }) => merchant),
  );
  const isGuarded: WantsApproval = (change) => isMoney(change.name) || wantsApproval(change);
  const opened = new Set(isRunning(set) ? set.changes.filter(isGuarded).map(({ name }) => name) : []);
  for (const back of backs) for (const name of await openedBy(context, back, isGuarded)) opened.add(name);
  return [...opened];
}

async function openedBy(context: OpenedContext, back: Back, isGuarded: WantsApproval): Promise<readonly string[]> {
  const { merchant, names, restore } = back;
  if (!names.some((name) => isGuarded({ merchant, name }) || name.startsWith('roles.'))) return [];
  const stored = await betweenReleases(context, back);
  if (stored) return stored;
  const state = await context.publisher.stateOf(merchant);
  return state ? findOpened(context, state, { ...state, overrides: restore(state.overrides) }) : [];
}

/** As the releases say, where an undo goes back to exactly the state before; nothing when one of them is gone. */
async function betweenReleases(
  context: OpenedContext,
  { restore, earlier, live }: Back,
): Promise<readonly string[] | undefined> {
  if (!earlier || !isDeepStrictEqual(restore(live.overrides), earlier.overrides)) return undefined;
  const [before, after] = [await standingIn(context, live), await standingIn(context, earlier)];
  return before && after && openedBetween(before, after);
}

async function standingIn(context: OpenedContext, { release, overrides }: HistoryEntry): Promise<Standing | undefined> {
  const opened = await openRelease(context, release).catch(() => undefined);
  return opened && { site: opened.site, overrides };
}
