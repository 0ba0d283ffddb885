import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** How far beyond the window an element is near it: more than a flick moves the page before lines come. */
const ahead = '1200px 0px';

/**
 * An element, and the room in px that it keeps in place of what it holds; none while that is near the window. `leave` hears
 * of its height when it goes out of sight.
 */
export function useRoom(
  first: number | undefined,
  leave?: (height: number) => void,
): [RefObject<HTMLDivElement | null>, number | undefined] {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(first);
  const left = useRef(leave);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    return watch(element, ({ isIntersecting, boundingClientRect: { height } }) => {
      if (!isIntersecting) left.current?.(height);
      // Drawing gives way to the finger.
      startTransition(() => setRoom(isIntersecting ? undefined : height));
    });
  }, []);
  return [box, room];
}

type Sighted = (entry: IntersectionObserverEntry) => void;

const watched = new Map<Element, Sighted>();
let observer: IntersectionObserver | undefined;

/** Says when an element comes near the window or leaves it. One observer sees to all of them: a thousand would each cost. */
function watch(element: Element, sighted: Sighted): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) watched.get(entry.target)?.(entry);
    },
    { rootMargin: ahead },
  );
  watched.set(element, sighted);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
  };
}
