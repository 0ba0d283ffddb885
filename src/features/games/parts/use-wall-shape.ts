import { type RefObject, useLayoutEffect, useState } from 'react';

/** Measures of a wall of tiles, all of one size. */
export interface WallShape {
  readonly columns: number;
  /** From the top of one row to the top of the next. */
  readonly pitch: number;
  /** From the top of the page to the first row. */
  readonly top: number;
}

const unmeasured: WallShape = { columns: 2, pitch: 0, top: 0 };

/** Measures the list inside a wall, again whenever the wall or what is above it changes its size. */
export function useWallShape(wall: RefObject<HTMLElement | null>): WallShape {
  const [shape, setShape] = useState(unmeasured);
  useLayoutEffect(() => {
    const element = wall.current;
    if (!element) return undefined;
    const measure = () =>
      setShape((last) => {
        const next = shapeOf(element) ?? last;
        return next.columns === last.columns && next.pitch === last.pitch && next.top === last.top ? last : next;
      });
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, [wall]);
  return shape;
}

function shapeOf(wall: HTMLElement): WallShape | undefined {
  const list = wall.firstElementChild;
  const first = list?.firstElementChild;
  if (!list || !first) return undefined;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  return {
    columns: Math.max(gridTemplateColumns.split(' ').length, 1),
    pitch: first.getBoundingClientRect().height + (Number.parseFloat(rowGap) || 0),
    top: Math.round(wall.getBoundingClientRect().top + window.scrollY),
  };
}
