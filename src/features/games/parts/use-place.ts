import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { type Runtime, useRuntime } from '../../../client/index.ts';
import type { GamePages } from './use-game-pages.ts';

/** Where a player was in a list: at a game, not at a pixel, so that a turned phone comes back to the same one. */
export interface Place {
  /** Game at the top of the window; absent above the first. */
  readonly nodeId?: string | undefined;
  /** Distance from the top of that game, or of the page. */
  readonly within: number;
}

interface Kept extends Place {
  readonly page: number;
}

/** How a wall of games tells where the player is, and hears where to go back to. */
export interface PlaceMemory {
  /** Where to go back to; absent for a list that is opened anew, and once it is reached. */
  back(): Place | undefined;
  reached(): void;
  note(place: Place): void;
}

const storageName = 'games.places';
const remembered = 20;

/**
 * Brings a list back as it was when the player returns to it by Back: its games from memory, or after a reload from as
 * many pages as there were, and the game that was at the top. A list that is opened anew begins at its top.
 */
export function usePlace(): {
  readonly kept: GamePages | undefined;
  readonly firstPages: number;
  readonly memory: PlaceMemory;
  keep(pages: GamePages): void;
} {
  const { key: entry, pathname, search } = useLocation();
  // The first page of every visit to the site has one and the same key.
  const key = `${entry} ${pathname}${search}`;
  const isReturn = useNavigationType() === 'POP';
  const { storage, resources } = useRuntime();
  const [start] = useState(() => ({
    kept: isReturn ? resources.read<GamePages>(`games.kept.${key}`).value : undefined,
    place: isReturn ? readPlaces(storage)[key] : undefined,
  }));
  const pages = useRef<GamePages>(undefined);
  const place = useRef<Place>(undefined);
  const goal = useRef<Place | undefined>(start.place);

  useLayoutEffect(() => {
    if (!start.place) window.scrollTo(0, 0);
  }, [start]);
  const write = useEffectEvent(() => {
    if (pages.current?.status === 'loading') return;
    resources.put(`games.kept.${key}`, pages.current);
    writePlace(storage, key, {
      ...(place.current ?? goal.current ?? { within: window.scrollY }),
      page: pages.current?.page ?? 1,
    });
  });
  useLayoutEffect(() => {
    const leave = () => write();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    kept: start.kept,
    firstPages: start.place?.page ?? 1,
    memory: {
      back: () => goal.current,
      reached() {
        goal.current = undefined;
      },
      note(next) {
        place.current = next;
      },
    },
    keep(next) {
      pages.current = next;
    },
  };
}

type Stores = Runtime['storage'];

function readPlaces({ session }: Stores): Readonly<Record<string, Kept | undefined>> {
  try {
    const value: unknown = JSON.parse(session.read(storageName) ?? '{}');
    return isPlaces(value) ? value : {};
  } catch {
    return {};
  }
}

function isPlaces(value: unknown): value is Readonly<Record<string, Kept | undefined>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (place) => typeof place === 'object' && place !== null && 'within' in place && 'page' in place,
    )
  );
}

function writePlace(storage: Stores, key: string, place: Kept): void {
  const { [key]: _, ...others } = readPlaces(storage);
  const recent = Object.entries(others).slice(1 - remembered);
  storage.session.write(storageName, JSON.stringify(Object.fromEntries([...recent, [key, place]])));
}
