import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Measures of a wall of tiles, all of one size. */
export interface WallShape {
  readonly columns: number;
  /** From the top of one row to the top of the next; 0 until it is measured. */
  readonly pitch: number;
  /** From the top of the page to the first row. */
  readonly top: number;
}

const unmeasured: WallShape = { columns: 2, pitch: 0, top: 0 };

/**
 * Measures the list inside a wall, again whenever the wall or what is above it changes its size. A new shape is drawn
 * before the frame that would show the old one; `measure` says whether there is one that nobody heard of.
 */
export function useWallShape(wall: RefObject<HTMLElement | null>): {
  readonly shape: WallShape;
  /** Measures at once, and returns whether that changed the shape. */
  measure(): boolean;
} {
  const [shape, setShape] = useState(unmeasured);
  const measure = useCallback(() => {
    const next = shapeOf(wall.current);
    const isNew = next !== undefined && !isSame(next, shape);
    if (isNew) setShape(next);
    return isNew;
  }, [wall, shape]);
  useLayoutEffect(() => {
    measure();
    if (!wall.current) return undefined;
    const sizes = new ResizeObserver(() => flushSync(() => void measure()));
    sizes.observe(wall.current);
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, [wall, measure]);
  return { shape, measure };
}

function shapeOf(wall: HTMLElement | null): WallShape | undefined {
  const list = wall?.firstElementChild;
  const first = list?.firstElementChild;
  if (!wall || !list || !first) return undefined;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  return {
    columns: Math.max(gridTemplateColumns.split(' ').length, 1),
    pitch: first.getBoundingClientRect().height + (Number.parseFloat(rowGap) || 0),
    top: Math.round(wall.getBoundingClientRect().top + window.scrollY),
  };
}

function isSame(one: WallShape, other: WallShape): boolean {
  return one.columns === other.columns && one.pitch === other.pitch && one.top === other.top;
}
