import { Children, type ReactNode, type UIEvent, useState } from 'react';

/**
 * What a line that scrolls sideways shows of its tiles: as far as anybody has come, so that a list of sixty is no more to draw
 * than a short one. Each tile is handed to `item`, which puts it into the line. It begins with `least` tiles, more than the
 * column shows at once and all of a top ten, and has twice as many each time its end is near.
 */
export function useTileLine(tiles: ReactNode, item: (tile: ReactNode) => ReactNode, least = 10) {
  const [most, setMost] = useState(least);
  return {
    children: Children.map(tiles, (tile, place) => place < most && item(tile)),
    // Negative where it is read from right to left.
    onScroll: ({ currentTarget: { scrollWidth, scrollLeft, clientWidth } }: UIEvent) => {
      if (scrollWidth - Math.abs(scrollLeft) < 3 * clientWidth) setMost(2 * most);
    },
  };
}
