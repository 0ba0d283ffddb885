import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/token.ts';

export interface WheelProps {
  readonly label: string;
  readonly values: readonly { readonly value: number; readonly label: string }[];
  readonly value: number;
  onChoose(value: number): void;
}

/** Height of one row, in px; the middle of the window is the chosen one. */
const ROW = 44;

/** One column of a wheel picker: scroll, tap or arrow keys choose. */
export function Wheel({ label, values, value, onChoose }: WheelProps) {
  const list = useRef<HTMLUListElement>(null);
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const index = values.findIndex((entry) => entry.value === value);

  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const turn = () => {
      if (Math.round(element.scrollTop / ROW) !== index) element.scrollTop = index * ROW;
    };
    turn();
    // A dialog shows what is in it a moment later; until then there is nothing to scroll.
    const shown = new ResizeObserver(turn);
    shown.observe(element);
    return () => shown.disconnect();
  }, [index]);

  useEffect(() => () => clearTimeout(settle.current), []);

  /** A tap or a key is the last word: a scroll that has not settled yet must not choose after it. */
  function choose(next: number) {
    clearTimeout(settle.current);
    const entry = values[Math.min(Math.max(next, 0), values.length - 1)];
    if (entry !== undefined && entry.value !== value) onChoose(entry.value);
  }

  function keys(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };
    const step = steps[event.key];
    const edge = event.key === 'Home' ? 0 : event.key === 'End' ? values.length - 1 : undefined;
    if (step === undefined && edge === undefined) return;
    event.preventDefault();
    choose(edge ?? index + (step ?? 0));
  }

  return (
    <Window
      ref={list}
      role="listbox"
      aria-label={label}
      aria-activedescendant={`${id}-${value}`}
      tabIndex={0}
      onKeyDown={keys}
      onScroll={({ currentTarget }) => {
        clearTimeout(settle.current);
        // Where it stands by then: a tap may have moved it meanwhile.
        settle.current = setTimeout(() => choose(Math.round(currentTarget.scrollTop / ROW)), 120);
      }}
    >
      {values.map((entry, row) => (
        <Row
          key={entry.value}
          id={`${id}-${entry.value}`}
          role="option"
          aria-selected={entry.value === value}
          onClick={() => choose(row)}
        >
          {entry.label}
        </Row>
      ))}
    </Window>
  );
}

const Window = styled.ul`
  block-size: ${ROW * 5}px;
  padding-block: ${ROW * 2}px;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-snap-type: y mandatory;
  scrollbar-width: none;
  mask-image: linear-gradient(transparent, black 38% 62%, transparent);
`;

const Row = styled.li`
  display: grid;
  place-items: center;
  block-size: ${ROW}px;
  scroll-snap-align: center;
  color: ${token('color.muted')};
  font-size: 1.0625rem;
  font-variant-numeric: tabular-nums;
  line-height: 1;
  cursor: pointer;
  &[aria-selected='true'] { color: ${token('color.text')}; font-weight: ${token('weight.strong')}; }
`;
