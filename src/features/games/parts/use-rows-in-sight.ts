import { useCallback, useSyncExternalStore } from 'react';
import type { WallShape } from './use-wall-shape.ts';

/** Rows beyond the window that are drawn at either end. */
const overscan = 5;
/** Rows that are drawn to measure one. */
const measured = 4;

export interface Rows {
  readonly first: number;
  /** The row after the last one. */
  readonly end: number;
}

/**
 * The rows of a wall that are in the window or near it: all rows have one height, so it is arithmetic. `goal` is where
 * the page is about to be scrolled to, in pixels from its top.
 */
export function useRowsInSight(count: number, { pitch, top }: WallShape, goal: number | undefined): Rows {
  const row = useSyncExternalStore(
    followScroll,
    useCallback(() => (pitch === 0 ? 0 : rowAt(window.scrollY, { pitch, top })), [pitch, top]),
    () => 0,
  );
  const inWindow = useSyncExternalStore(
    followSize,
    () => (pitch === 0 ? 0 : Math.ceil(window.innerHeight / pitch) + 1),
    () => 0,
  );
  if (pitch === 0) return { first: 0, end: Math.min(count, measured) };
  return rowsAround(goal === undefined ? row : rowAt(goal, { pitch, top }), { count, inWindow });
}

/** Rows to draw when `row` is the first in the window, which has room for `inWindow`. */
export function rowsAround(row: number, { count, inWindow }: { readonly count: number; readonly inWindow: number }) {
  const top = Math.min(Math.max(row, 0), Math.max(count - inWindow, 0));
  return { first: Math.max(top - overscan, 0), end: Math.min(Math.max(row, 0) + inWindow + overscan, count) };
}

function rowAt(offset: number, { pitch, top }: Pick<WallShape, 'pitch' | 'top'>): number {
  return Math.floor((offset - top) / pitch);
}

function followScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

function followSize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
