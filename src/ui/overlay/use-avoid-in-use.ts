import { type RefObject, useLayoutEffect } from 'react';

/** What a message never lies over: a field that is being filled in, and the action of a page of fields. */
const kept = ':is(input, textarea, select):focus, [data-form="foot"]';

/**
 * Sends messages to the other end of the window while they would lie over something that is in use: `data-away`. Of large
 * text they are laid out for it, `data-large`, and begin below the controls of the header: `--under`, in pixels.
 */
export function useAvoidInUse(
  region: RefObject<HTMLElement | null>,
  shown: readonly unknown[],
  isDrawn: boolean,
): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null || !isDrawn || shown.length === 0) return;
    element.removeAttribute('data-away');
    const isLarge = element.toggleAttribute('data-large', hasLargeText());
    element.style.setProperty('--under', `${isLarge && !element.closest('dialog') ? headerEnd() : 0}px`);
    const own = element.getBoundingClientRect();
    const isOver = (other: Element) => {
      const { top, bottom, height } = other.getBoundingClientRect();
      return height > 0 && top < own.bottom && bottom > own.top;
    };
    element.toggleAttribute('data-away', [...document.querySelectorAll(kept)].some(isOver));
  }, [region, shown, isDrawn]);
}

/** Letters so large that a message has no room to spare: the same bound as `largeText`. */
function hasLargeText(): boolean {
  return innerWidth < 17 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** Where the last control of a header at the top of the window ends, with a little air; 0 where there is none. */
function headerEnd(): number {
  const bounds = [...document.querySelectorAll('header :is(a, button)')].map((one) => one.getBoundingClientRect());
  const ends = bounds
    .filter(({ height, bottom }) => height > 0 && bottom < innerHeight / 3)
    .map(({ bottom }) => bottom);
  return Math.max(0, ...ends.map((end) => end + 6));
}
