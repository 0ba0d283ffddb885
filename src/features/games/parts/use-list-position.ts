import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { type Runtime, useRuntime } from '../../../client/index.ts';
import type { GamePages } from './use-game-pages.ts';

/** Where a player is in a list: at a game, not at a pixel, so that a turned phone comes back to the same one. */
export interface ListPosition {
  /** Game at the top of the window; absent above the first. */
  readonly nodeId?: string | undefined;
  /** Distance from the top of that game, or of the page. */
  readonly within: number;
}

interface Kept extends ListPosition {
  readonly page: number;
}

/** How a wall of games tells where the player is, and hears where to go back to. */
export interface PositionMemory {
  /** Where the player is, or where to go back to; absent for a list that is opened anew, until it is scrolled. */
  position(): ListPosition | undefined;
  /** The same while the list has still to go back there. */
  goal(): ListPosition | undefined;
  /** The goal is reached, and is where the player is; or there is no way back to it. */
  reached(): void;
  note(position: ListPosition): void;
}

const storageName = 'games.positions';
const remembered = 20;

/**
 * Brings a list back as it was when the player returns to it by Back: its games from memory, or after a reload from as
 * many pages as there were, and the game that was at the top. A list that is opened anew begins at its top.
 */
export function useListPosition(): {
  readonly kept: GamePages | undefined;
  readonly firstPages: number;
  readonly memory: PositionMemory;
  keep(pages: GamePages): void;
} {
  const { key: entry, pathname, search } = useLocation();
  // The first page of every visit to the site has one and the same key.
  const key = `${entry} ${pathname}${search}`;
  const isReturn = useNavigationType() === 'POP';
  const { storage, resources } = useRuntime();
  const [start] = useState(() => ({
    kept: isReturn ? resources.read<GamePages>(`games.kept.${key}`).value : undefined,
    position: isReturn ? readPositions(storage)[key] : undefined,
  }));
  const pages = useRef<GamePages>(undefined);
  const position = useRef<ListPosition | undefined>(start.position);
  const goal = useRef<ListPosition | undefined>(start.position);

  useLayoutEffect(() => {
    // The browser would go back to a pixel of a page that is not there yet. The entry that follows copies the mode.
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
  const write = useEffectEvent(() => {
    const { current } = pages;
    // Nothing has come yet: what was kept before stays.
    if (!current || (current.status === 'loading' && current.games.length === 0)) return;
    resources.put(`games.kept.${key}`, { ...current, status: current.status === 'loading' ? 'ready' : current.status });
    writePosition(storage, key, { ...(position.current ?? { within: window.scrollY }), page: current.page });
  });
  useLayoutEffect(() => {
    const leave = () => write();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const [memory] = useState<PositionMemory>(() => ({
    position: () => position.current,
    goal: () => goal.current,
    reached() {
      goal.current = undefined;
    },
    note(next) {
      position.current = next;
    },
  }));
  return {
    kept: start.kept,
    firstPages: start.position?.page ?? 1,
    memory,
    keep(next) {
      pages.current = next;
    },
  };
}

type Stores = Runtime['storage'];

function readPositions({ session }: Stores): Readonly<Record<string, Kept | undefined>> {
  try {
    const value: unknown = JSON.parse(session.read(storageName) ?? '{}');
    return isPositions(value) ? value : {};
  } catch {
    return {};
  }
}

function isPositions(value: unknown): value is Readonly<Record<string, Kept | undefined>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((one) => typeof one === 'object' && one !== null && 'within' in one && 'page' in one)
  );
}

function writePosition(storage: Stores, key: string, position: Kept): void {
  const { [key]: _, ...others } = readPositions(storage);
  const recent = Object.entries(others).slice(1 - remembered);
  storage.session.write(storageName, JSON.stringify(Object.fromEntries([...recent, [key, position]])));
}
