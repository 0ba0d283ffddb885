import { type PointerEvent, useRef } from 'react';

/** Distance in px from which a swipe counts (row A-382). */
const SWIPE = 60;

/**
 * Lets a finger drag an element down and away. The element is moved through its style object, so nothing renders while
 * the finger moves.
 */
export function useDragAway(target: () => HTMLElement | null, onAway: () => void) {
  const drag = useRef<number | undefined>(undefined);

  function settle(element: HTMLElement) {
    element.style.transition = 'transform 200ms ease-out';
    element.style.transform = '';
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      drag.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const element = target();
      if (drag.current === undefined || element === null) return;
      element.style.transition = 'none';
      element.style.transform = `translateY(${Math.max(0, event.clientY - drag.current)}px)`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const element = target();
      const from = drag.current;
      drag.current = undefined;
      if (from === undefined || element === null) return;
      // Where it was let go is where it leaves from.
      if (event.clientY - from >= SWIPE) onAway();
      else settle(element);
    },
    onPointerCancel() {
      const element = target();
      drag.current = undefined;
      if (element !== null) settle(element);
    },
  };
}
