import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { Game } from '../../../client/index.ts';
import type { PlaceMemory } from './use-place.ts';
import type { WallShape } from './use-wall-shape.ts';

export interface ReturnOptions extends WallShape {
  /** The wall, whose list has the drawn games as its children. */
  readonly wall: RefObject<HTMLElement | null>;
  readonly games: readonly Game[];
  /** Index of the first game that is drawn. */
  readonly first: number;
  readonly memory: PlaceMemory | undefined;
}

/**
 * Scrolls to the game that was at the top when the player left, again while what is above it still grows, until he
 * touches the page; and notes which game is there now. Drawn games are where they are; only the place of one that is not
 * drawn is reckoned, and looked at again once it is.
 */
export function useReturn({ wall, games, first, columns, pitch, top, memory }: ReturnOptions): void {
  const note = useEffectEvent(() => {
    if (memory?.back() || pitch === 0) return;
    const drawn = drawnIn(wall);
    if (drawn.length === 0) return;
    const reckoned = Math.floor((window.scrollY - top) / pitch) * columns - first;
    let at = Math.min(Math.max(reckoned, 0), drawn.length - 1);
    while (at > 0 && bottomOf(drawn[at - 1]) > 0) at -= 1;
    while (at < drawn.length - 1 && bottomOf(drawn[at]) <= 0) at += 1;
    const game = games[first + at];
    const from = drawn[at]?.getBoundingClientRect().top ?? 0;
    memory?.note(
      game && (first + at > 0 || from < 0)
        ? { nodeId: game.nodeId, within: -from }
        : { within: Math.max(window.scrollY, 0) },
    );
  });

  useLayoutEffect(() => {
    const place = memory?.back();
    if (!place || games.length === 0 || pitch === 0) return;
    const index = games.findIndex(({ nodeId }) => nodeId === place.nodeId);
    if (place.nodeId !== undefined && index < 0) return;
    window.scrollTo(0, index < 0 ? place.within : topOf(index) + place.within);

    function topOf(game: number): number {
      const tile = drawnIn(wall)[game - first];
      return tile ? tile.getBoundingClientRect().top + window.scrollY : top + Math.floor(game / columns) * pitch;
    }
  }, [wall, games, first, columns, pitch, top, memory]);

  const arrive = useEffectEvent(() => memory?.reached());
  useEffect(() => {
    const stop = () => arrive();
    const leaving = new AbortController();
    const once = { passive: true, once: true, signal: leaving.signal };
    for (const name of ['pointerdown', 'wheel', 'keydown']) window.addEventListener(name, stop, once);
    return () => leaving.abort();
  }, []);

  // Leaves with the page itself: what is drawn next scrolls elsewhere.
  useLayoutEffect(() => {
    const hear = () => note();
    window.addEventListener('scroll', hear, { passive: true });
    return () => window.removeEventListener('scroll', hear);
  }, []);
}

function drawnIn(wall: RefObject<HTMLElement | null>): readonly Element[] {
  return [...(wall.current?.firstElementChild?.children ?? [])];
}

function bottomOf(tile: Element | undefined): number {
  return tile?.getBoundingClientRect().bottom ?? 0;
}
