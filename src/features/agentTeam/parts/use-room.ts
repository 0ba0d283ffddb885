import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../../client/index.ts';

/** How far beyond the window an element is near it: more than a flick moves the page before lines come. */
const ahead = '1200px 0px';

/**
 * An element, and the room in px that it keeps in place of what it holds; none while that is near the window. What left the
 * window's surroundings is taken out of the page once the browser has time, and `leave` hears of its height.
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
    const empty = (height: number) => {
      left.current?.(height);
      setRoom(height);
    };
    return watch(element, ({ isIntersecting, boundingClientRect: { height } }) => {
      if (isIntersecting) {
        leaving.delete(element);
        // Drawing gives way to the finger.
        startTransition(() => setRoom(undefined));
      } else if (height > 0) emptyLater(element, () => empty(height));
    });
  }, []);
  return [box, room];
}

/** Elements that went out of sight, and what empties them. */
const leaving = new Map<Element, () => void>();

/** Emptying can wait, and drawing cannot: in the midst of a flick both together take twice the time of a frame. */
function emptyLater(element: Element, empty: () => void): void {
  leaving.set(element, empty);
  if (leaving.size === 1) void whenIdle().then(emptyAll);
}

function emptyAll(): void {
  const all = [...leaving.values()];
  leaving.clear();
  startTransition(() => {
    for (const empty of all) empty();
  });
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
    leaving.delete(element);
    observer?.unobserve(element);
  };
}
