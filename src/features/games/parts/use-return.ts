import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { Game } from '../../../client/index.ts';
import type { PlaceMemory } from './use-place.ts';
import type { WallShape } from './use-wall-shape.ts';

export interface ReturnOptions extends WallShape {
  readonly games: readonly Game[];
  readonly memory: PlaceMemory | undefined;
}

/**
 * Scrolls to the game that was at the top when the player left, again while what is above it still grows, until he
 * touches the page; and notes which game is there now.
 */
export function useReturn({ games, columns, pitch, top, memory }: ReturnOptions): void {
  const note = useEffectEvent(() => {
    const below = window.scrollY - top;
    if (memory?.back() || pitch === 0) return;
    const row = Math.floor(below / pitch);
    const game = below < 0 ? undefined : games[row * columns];
    memory?.note(game ? { nodeId: game.nodeId, within: below - row * pitch } : { within: Math.max(window.scrollY, 0) });
  });

  useLayoutEffect(() => {
    const place = memory?.back();
    if (!place || games.length === 0 || pitch === 0) return;
    const index = games.findIndex(({ nodeId }) => nodeId === place.nodeId);
    if (place.nodeId !== undefined && index < 0) return;
    window.scrollTo(0, index < 0 ? place.within : top + Math.floor(index / columns) * pitch + place.within);
  }, [games, columns, pitch, top, memory]);

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
