import { type PointerEvent, useRef } from 'react';

/** Distance in px, or speed in px per ms, at which a dragged sheet lets go. */
const FAR = 110;
const FAST = 0.55;

interface Drag {
  readonly from: number;
  readonly at: number;
}

/**
 * Lets a finger drag an element down and away. The element is moved through its style object, so nothing renders while
 * the finger moves.
 */
export function useDragAway(target: () => HTMLElement | null, onAway: () => void) {
  const drag = useRef<Drag | undefined>(undefined);

  function settle(element: HTMLElement) {
    element.style.transition = 'transform 200ms ease-out';
    element.style.transform = '';
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      drag.current = { from: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const element = target();
      if (drag.current === undefined || element === null) return;
      element.style.transition = 'none';
      element.style.transform = `translateY(${Math.max(0, event.clientY - drag.current.from)}px)`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const element = target();
      const started = drag.current;
      drag.current = undefined;
      if (started === undefined || element === null) return;
      const distance = event.clientY - started.from;
      const speed = distance / Math.max(event.timeStamp - started.at, 1);
      // Where it was let go is where it leaves from.
      if (distance > FAR || (distance > 24 && speed > FAST)) onAway();
      else settle(element);
    },
    onPointerCancel() {
      const element = target();
      drag.current = undefined;
      if (element !== null) settle(element);
    },
  };
}
