import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { ArrivalCurve } from '../../contracts/console/arrival.ts';
import { useLooks } from '../style/use-looks.ts';
import { useText } from '../texts/use-text.ts';
import { drawArrival } from './draw-arrival.ts';

/** How many pages showed a change set how soon: a drawing of what stands in words beside it. Keeps its place until there is one. */
export function ArrivalChart({ curve }: { readonly curve: ArrivalCurve | undefined }) {
  const text = useText();
  const looks = useLooks();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!curve || !place.current) return;
    return drawArrival(place.current, curve, text);
    // The translation changes with the language alone, of which there is one.
  }, [curve, looks, text]);
  return (
    <Figure aria-hidden="true">
      <p>{text(curve ? 'arrival.chart' : 'arrival.none')}</p>
      <div ref={place} />
    </Figure>
  );
}

const Figure = styled.div`
  /* As wide as there is room, also once it was wider: the drawing follows it. */
  min-inline-size: 0;
  overflow: hidden;
  min-block-size: 156px;
  padding: 10px 12px 6px;
  border: 1px solid var(--line);
  border-radius: 8px;
  & > p { color: var(--muted); font-size: 0.75rem; }
  /* What the drawing takes its colours from: words and marks, lines, the curve. */
  & > div { color: var(--muted); border-color: var(--line); outline-color: var(--accent); }
`;
