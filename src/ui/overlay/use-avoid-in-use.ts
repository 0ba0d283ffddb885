import { type RefObject, useLayoutEffect } from 'react';

/** What a message never lies over: a field that is being filled in, and the action of a page of fields. */
const kept = ':is(input, textarea, select):focus, [data-form="foot"]';

/** Sends messages to the other end of the window while they would lie over something that is in use: `data-away`. */
export function useAvoidInUse(
  region: RefObject<HTMLElement | null>,
  shown: readonly unknown[],
  isDrawn: boolean,
): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null || !isDrawn || shown.length === 0) return;
    element.removeAttribute('data-away');
    const own = element.getBoundingClientRect();
    const isOver = (other: Element) => {
      const { top, bottom, height } = other.getBoundingClientRect();
      return height > 0 && top < own.bottom && bottom > own.top;
    };
    element.toggleAttribute('data-away', [...document.querySelectorAll(kept)].some(isOver));
  }, [region, shown, isDrawn]);
}
