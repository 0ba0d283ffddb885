import { type CSSProperties, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage, useMoments, useSite, useText } from '../../../client/index.ts';
import { moneyText, SignedMoney, token } from '../../../ui/index.ts';
import type { DayNet } from './every-day.ts';

export interface DayBarsProps {
  /** Each day of the range, oldest first. */
  readonly days: readonly DayNet[];
}

/**
 * Net profit day by day as bars above and below a line, in the direction of the page. One slider lies over them: arrow keys,
 * a tap or a drag choose a day, whose date and amount stand above the bars and are what a screen reader says.
 */
export function DayBars({ days }: DayBarsProps) {
  const text = useText();
  const { language } = useLanguage();
  const { currency } = useSite().identity;
  const moments = useMoments();
  const captionId = useId();
  const [chosen, setChosen] = useState<number>();
  const current = chosen ?? days.findLastIndex(({ netProfit }) => Number(netProfit) !== 0);
  const { day: currentDay = '', netProfit: currentNet = '0' } = days[current] ?? {};
  const [first, last] = [days.at(0)?.day ?? '', days.at(-1)?.day ?? ''];
  const most = Math.max(...days.map(({ netProfit }) => Math.abs(Number(netProfit))), 1);
  const sign = { '-1': '−', '0': '', '1': '+' }[String(Math.sign(Number(currentNet)))] ?? '';
  return (
    <>
      <figcaption id={captionId}>{text('agentTeam:netByDay')}</figcaption>
      <Ends aria-hidden>
        <bdi dir="ltr">{moments.day(currentDay)}</bdi>
        <strong>
          <SignedMoney amount={currentNet} currency={currency} coloured />
        </strong>
      </Ends>
      <Plot style={{ '--count': days.length } as CSSProperties}>
        <Slider
          type="range"
          min={0}
          max={days.length - 1}
          value={Math.max(0, current)}
          aria-labelledby={captionId}
          aria-valuetext={`${moments.day(currentDay)}: ${sign}${moneyText(currentNet.replace('-', ''), currency, language)}`}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        />
        <Bars aria-hidden $isDense={days.length > 62}>
          {days.map(({ day, netProfit }, index) => (
            <Bar
              key={day}
              data-current={index === current}
              $isLoss={Number(netProfit) < 0}
              style={{ '--height': heightOf(Number(netProfit) / most) } as CSSProperties}
            />
          ))}
        </Bars>
      </Plot>
      <Ends aria-hidden>
        <bdi dir="ltr">{moments.day(first)}</bdi>
        <bdi dir="ltr">{moments.day(last)}</bdi>
      </Ends>
    </>
  );
}

const half = 60;

/** A day on which little moved is seen all the same; one on which nothing did has no bar. */
function heightOf(share: number): string {
  return share === 0 ? '0px' : `${Math.max(Math.abs(share) * half, 2)}px`;
}

const Ends = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  padding-block: 6px;
  color: ${token('color.muted')};
  font-variant-numeric: tabular-nums;
  line-height: ${token('leading.text')};
  strong { font-weight: ${token('weight.strong')}; }
`;

const Plot = styled.div`
  position: relative;
  min-inline-size: 0;
`;

/** Its thumb is as wide as a bar, so that a tap chooses the bar under it. */
const thumb = `
  appearance: none;
  inline-size: calc(100% / var(--count));
  block-size: 100%;
  border: 0;
  border-radius: 0;
`;

const Slider = styled.input`
  appearance: none;
  position: absolute;
  inset: 0;
  z-index: 1;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
  touch-action: pan-y;
  &::-webkit-slider-runnable-track { block-size: 100%; }
  &::-webkit-slider-thumb {${thumb}}
  &::-moz-range-thumb {${thumb}}
  &:focus-visible + * { outline: 2px solid ${token('color.focus')}; outline-offset: 2px; }
`;

const Bars = styled.div<{ readonly $isDense: boolean }>`
  display: flex;
  gap: ${({ $isDense }) => ($isDense ? '0' : '2px')};
  block-size: ${2 * half}px;
  background: linear-gradient(${token('color.line')}, ${token('color.line')}) center / 100% 1px no-repeat;
`;

const Bar = styled.span<{ readonly $isLoss: boolean }>`
  flex: 1 1 0;
  min-inline-size: 0;
  &[data-current='true'] { background: ${token('color.raised')}; }
  &::before {
    content: '';
    display: block;
    inline-size: min(100%, 28px);
    block-size: var(--height);
    margin-inline: auto;
    translate: 0 ${({ $isLoss }) => ($isLoss ? `${half}px` : `calc(${half}px - var(--height))`)};
    background: ${({ $isLoss }) => token($isLoss ? 'color.danger' : 'color.success')};
  }
`;
