import { Children, type ReactNode, type UIEvent, useState } from 'react';

/** Tiles that a line begins with, and that come each time its end is near: a phone shows three or four at once. */
const perLine = 12;

/**
 * What a line that scrolls sideways shows of its tiles: as far as anybody has come, so that a list of sixty is no more to draw
 * than one of a dozen. Each tile is handed to `item`, which puts it into the line. Where `lines` stand one below the other
 * and scroll as one, each has as many.
 */
export function useTileLine(tiles: ReactNode, item: (tile: ReactNode) => ReactNode, lines = 1) {
  const step = perLine * lines;
  const [most, setMost] = useState(step);
  return {
    children: Children.map(Children.toArray(tiles).slice(0, most), item),
    // Negative where it is read from right to left.
    onScroll: ({ currentTarget: { scrollWidth, scrollLeft, clientWidth } }: UIEvent) => {
      if (scrollWidth - Math.abs(scrollLeft) < 3 * clientWidth) setMost(most + step);
    },
  };
}
