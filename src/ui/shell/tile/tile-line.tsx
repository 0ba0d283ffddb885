import { Children, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Tiles that a line begins with, and that come each time its end is near: a phone shows three or four at once. */
const step = 12;

/**
 * The tiles of a line that scrolls sideways, as far as anybody has come: a list of sixty is no more to draw than one of
 * a dozen. Each tile is handed to `item`, which puts it into the line.
 */
export function useTileLine(tiles: ReactNode, item: (tile: ReactNode) => ReactNode): ReactNode {
  const [most, setMost] = useState(step);
  const all = Children.toArray(tiles);
  return (
    <>
      {Children.map(all.slice(0, most), item)}
      {all.length > most ? <LineEnd key={most} onNear={() => setMost((last) => last + step)} /> : null}
    </>
  );
}

/** Says once that the end of its line is less than a line's width away. */
function LineEnd({ onNear }: { onNear(): void }) {
  const mark = useRef<HTMLLIElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const place = mark.current;
    if (!place) return undefined;
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && near(), {
      root: place.parentElement,
      rootMargin: '0px 100%',
    });
    sight.observe(place);
    return () => sight.disconnect();
  }, []);
  return <li ref={mark} aria-hidden />;
}
