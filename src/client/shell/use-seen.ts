import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Whether an element has been in the window since it was drawn, or so near that it is there when it comes. */
export function useSeen(place: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current || isSeen) return undefined;
    const sight = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setSeen(true));
      },
      { rootMargin: '300px' },
    );
    sight.observe(place.current);
    return () => sight.disconnect();
  }, [isSeen, place]);
  return isSeen;
}
