import { memo, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

/** Lines that are drawn, and taken away, together. */
const together = 10;
/** How far beyond the window lines are drawn: more than a flick moves the page before they come. */
const ahead = '1200px 0px';

export interface LongListProps<T> {
  readonly lines: readonly T[];
  /** Height of a line in px as long as it was never drawn. */
  readonly usualHeight: number;
  /** Draws a line, in an element of the role `listitem`. Keep it the same function, so that lines are drawn once. */
  readonly draw: (line: T) => ReactNode;
}

/**
 * A list of lines of any height. However many there are, only those near the window are in the page; the others are room of
 * their height, and each keeps the height that it had when it was drawn last.
 */
export function LongList<T>({ lines, usualHeight, draw }: LongListProps<T>) {
  const count = Math.ceil(lines.length / together);
  return (
    <div role="list">
      {Array.from({ length: count }, (_, place) => (
        <Part
          key={place}
          lines={lines}
          from={place * together}
          end={Math.min((place + 1) * together, lines.length)}
          usualHeight={usualHeight}
          draw={draw}
        />
      ))}
    </div>
  );
}

interface PartProps<T> extends LongListProps<T> {
  readonly from: number;
  /** The line after the last one. */
  readonly end: number;
}

/** Some lines of the list, while they are near the window. The first ones are in the page that the server sends. */
function LinesNear<T>({ lines, from, end, usualHeight, draw }: PartProps<T>) {
  const box = useRef<HTMLDivElement>(null);
  // Room in px in place of the lines; none while they are drawn.
  const [room, setRoom] = useState(from === 0 ? undefined : (end - from) * usualHeight);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    // Drawing gives way to the finger.
    return watch(element, ({ isIntersecting, boundingClientRect }) =>
      startTransition(() => setRoom(isIntersecting ? undefined : boundingClientRect.height)),
    );
  }, []);
  return (
    <Room ref={box} style={room === undefined ? undefined : { blockSize: `${room}px` }}>
      {room === undefined ? lines.slice(from, end).map(draw) : null}
    </Room>
  );
}

/** What was drawn stays as it is while only lines after it are added. */
const Part = memo(
  LinesNear,
  (before, after) =>
    before.draw === after.draw &&
    before.end === after.end &&
    (before.lines === after.lines || sameLines(before, after)),
) as typeof LinesNear;

function sameLines<T>(before: PartProps<T>, after: PartProps<T>): boolean {
  for (let place = after.from; place < after.end; place += 1)
    if (before.lines[place] !== after.lines[place]) return false;
  return true;
}

/** Margins of the lines are part of its height. */
const Room = styled.div`
  display: flow-root;
  min-inline-size: 0;
`;

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
