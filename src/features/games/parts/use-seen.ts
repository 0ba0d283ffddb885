import { type RefObject, useEffect, useState } from 'react';

/** How far below the window something counts as seen, so that it is there when it comes. */
const margin = '300px 0px';

/** Whether an element has been in the window, or near it, since it was drawn. */
export function useSeen(place: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (isSeen || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen, place]);
  return isSeen;
}
