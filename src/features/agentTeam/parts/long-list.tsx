import { memo, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useRoom } from './use-room.ts';

/** Lines that are drawn, and taken away, together: few, so that a slow phone draws them between two frames. */
const drawnTogether = 4;
/** Lines of a section. */
const sectionSize = 160;

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
 *
 * It stands in sections, and those near the window in parts: a browser measures with every frame all that is watched, and a
 * thousand parts would take longer than all else that a frame has to do.
 */
export function LongList<T>({ lines, usualHeight, draw }: LongListProps<T>) {
  const [heights] = useState(() => new Map<number, number>());
  return (
    <div role="list">
      {rangesOf(0, lines.length, sectionSize).map(([from, end]) => (
        <Section key={from} {...{ lines, from, end, usualHeight, draw, heights }} />
      ))}
    </div>
  );
}

interface RangeProps<T> extends LongListProps<T> {
  readonly from: number;
  /** The line after the last one. */
  readonly end: number;
  /** Heights of the parts in px when they were drawn last, by their first lines. */
  readonly heights: Map<number, number>;
}

/** Parts of the list, while they are near the window. */
function PartsNear<T>(props: RangeProps<T>) {
  const { from, end, usualHeight } = props;
  const [box, room] = useRoom(from === 0 ? undefined : (end - from) * usualHeight);
  return (
    <Room ref={box} style={styleOf(room)}>
      {room === undefined
        ? rangesOf(from, end, drawnTogether).map(([first, after]) => (
            <Part key={first} {...props} from={first} end={after} />
          ))
        : null}
    </Room>
  );
}

/** Some lines of the list, while they are near the window. The first ones are in the page that the server sends. */
function LinesNear<T>({ lines, from, end, usualHeight, draw, heights }: RangeProps<T>) {
  const usual = heights.get(from) ?? (end - from) * usualHeight;
  const [box, room] = useRoom(from === 0 ? undefined : usual, (height) => heights.set(from, height));
  return (
    <Room ref={box} style={styleOf(room)}>
      {room === undefined ? lines.slice(from, end).map(draw) : null}
    </Room>
  );
}

const Section = memo(PartsNear, isSameRange) as typeof PartsNear;
const Part = memo(LinesNear, isSameRange) as typeof LinesNear;

/** What was drawn stays as it is while only lines after it are added. */
function isSameRange<T>(before: RangeProps<T>, after: RangeProps<T>): boolean {
  if (before.draw !== after.draw || before.end !== after.end) return false;
  if (before.lines === after.lines) return true;
  for (let place = after.from; place < after.end; place += 1)
    if (before.lines[place] !== after.lines[place]) return false;
  return true;
}

function styleOf(room: number | undefined) {
  return room === undefined ? undefined : { blockSize: `${room}px` };
}

/** The ranges of so many lines each between two places. */
function rangesOf(from: number, end: number, size: number): readonly (readonly [number, number])[] {
  return Array.from({ length: Math.ceil((end - from) / size) }, (_, place) => {
    const first = from + place * size;
    return [first, Math.min(first + size, end)] as const;
  });
}

/** Margins of the lines are part of its height. */
const Room = styled.div`
  display: flow-root;
  min-inline-size: 0;
`;
