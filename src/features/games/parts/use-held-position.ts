import { type RefObject, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import type { Game } from '../../../client/index.ts';
import type { ListPosition, PositionMemory } from './use-list-position.ts';
import type { WallShape } from './use-wall-shape.ts';

export interface HeldPositionOptions {
  /** The wall, whose list has the drawn games as its children. */
  readonly wall: RefObject<HTMLElement | null>;
  readonly games: readonly Game[];
  /** Index of the first game that is drawn. */
  readonly first: number;
  readonly shape: WallShape;
  measure(): boolean;
  readonly memory: PositionMemory | undefined;
}

/**
 * Keeps the game at the top of the window where it is: when the player comes back to the list, and whenever what is above
 * it or the tiles themselves change their size. Where the player scrolls to is noted, and held from then on.
 */
export function useHeldPosition({ wall, games, first, shape, measure, memory }: HeldPositionOptions): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  /** Pixels from the top of the page to what is held. */
  const held = useRef<number>(undefined);

  useLayoutEffect(() => {
    const position = memory?.position();
    if (!position || shape.pitch === 0 || games.length === 0) return;
    const goal = offsetOf(position, games, shape);
    if (goal === undefined) {
      memory?.reached();
      return;
    }
    if (position.nodeId === undefined && !memory?.goal()) return;
    const tile = drawnIn(wall)[games.findIndex(({ nodeId }) => nodeId === position.nodeId) - first];
    const exact = tile ? tile.getBoundingClientRect().top + window.scrollY + position.within : goal;
    // Where it has not moved, the page was scrolled, and the event that says so may be on its way for long.
    const isMoved = held.current === undefined || Math.abs(exact - held.current) > 0.5;
    if (isMoved || memory?.goal()) {
      if (Math.abs(exact - window.scrollY) > 0.5) window.scrollTo(0, exact);
      // A page that is still too short for it has yet to go there.
      held.current = Math.abs(exact - window.scrollY) < 1 ? exact : undefined;
    }
    // Only where the tile itself is drawn is the place exact; the rows are drawn again where the page now is.
    if (memory?.goal() && (tile ?? position.nodeId === undefined)) memory.reached();
    redraw();
  }, [wall, games, first, shape, memory]);

  const note = useEffectEvent(() => {
    // What moved the page was not the player but its layout, or a return that is still under way.
    if (shape.pitch === 0 || games.length === 0 || memory?.goal() || measure()) return;
    memory?.note(positionNow({ wall, games, first, shape }));
    held.current = window.scrollY;
  });
  // Leaves with the page itself: what is drawn next scrolls elsewhere.
  useLayoutEffect(() => {
    const onScroll = () => note();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
}

/** Pixels from the top of the page to a position in a list; absent where its game is no longer in it. */
export function offsetOf(
  { nodeId, within }: ListPosition,
  games: readonly Game[],
  { columns, pitch, top }: WallShape,
): number | undefined {
  if (nodeId === undefined) return within;
  const index = games.findIndex((game) => game.nodeId === nodeId);
  return index < 0 ? undefined : top + Math.floor(index / columns) * pitch + within;
}

function positionNow({ wall, games, first, shape }: Omit<HeldPositionOptions, 'measure' | 'memory'>): ListPosition {
  const row = Math.floor((window.scrollY - shape.top) / shape.pitch);
  const index = Math.min(row * shape.columns, games.length - 1);
  const game = games[index];
  if (row < 0 || !game) return { within: Math.max(window.scrollY, 0) };
  const tile = drawnIn(wall)[index - first];
  const from = tile ? tile.getBoundingClientRect().top : shape.top + row * shape.pitch - window.scrollY;
  return { nodeId: game.nodeId, within: -from };
}

function drawnIn(wall: RefObject<HTMLElement | null>): readonly Element[] {
  return [...(wall.current?.firstElementChild?.children ?? [])];
}
