import { styled } from 'styled-components';
import { token } from '../../../ui/index.ts';
import { DayBars } from './day-bars.tsx';
import { DayTable } from './day-table.tsx';
import { type DayNet, everyDay } from './every-day.ts';

export interface DayChartProps {
  /** Days on which something happened, oldest first. */
  readonly days: readonly DayNet[];
  readonly startDate: string;
  readonly endDate: string;
  /** Net profit of all of them. */
  readonly sum: string;
}

/** Net profit of a range of days as bars and as a table; nothing for a single day, or where nothing happened. */
export function DayChart({ days, sum, ...range }: DayChartProps) {
  const all = everyDay(days, range);
  if (all.length < 2 || days.length === 0) return null;
  return (
    <Chart key={`${range.startDate} ${range.endDate}`}>
      <DayBars days={all} />
      <DayTable days={days} sum={sum} />
    </Chart>
  );
}

const Chart = styled.figure`
  margin: 0;
  min-inline-size: 0;
  figcaption { font-weight: ${token('weight.strong')}; line-height: ${token('leading.text')}; }
`;
