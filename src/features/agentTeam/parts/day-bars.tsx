import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { useMoments, useSite, useText } from '../../../client/index.ts';
import { SignedMoney, token } from '../../../ui/index.ts';

export interface DayBarsProps {
  /** Days on which something happened, oldest first. */
  readonly days: readonly { readonly day: string; readonly netProfit: string }[];
}

/** Net profit day by day as bars above and below a line; the same as a table for who wants to read it. */
export function DayBars({ days }: DayBarsProps) {
  const text = useText();
  const { currency } = useSite().identity;
  const moments = useMoments();
  if (days.length < 2) return null;
  // Noon is that day in every zone that a brand may have.
  const dateOf = (day: string) => moments.day(`${day}T12:00:00Z`);
  const most = Math.max(...days.map(({ netProfit }) => Math.abs(Number(netProfit))), 1);
  const [first, last] = [days.at(0)?.day ?? '', days.at(-1)?.day ?? ''];
  return (
    <Chart>
      <figcaption>{text('agentTeam:netByDay')}</figcaption>
      <Bars aria-hidden dir="ltr">
        {days.map(({ day, netProfit }) => {
          const share = Number(netProfit) / most;
          return (
            <Bar
              key={day}
              $isLoss={share < 0}
              style={{ '--height': `${Math.max(Math.abs(share) * 60, 2)}px` } as CSSProperties}
            />
          );
        })}
      </Bars>
      <p aria-hidden dir="ltr">
        <span>{dateOf(first)}</span>
        <span>{dateOf(last)}</span>
      </p>
      <details>
        <summary>{text('agentTeam:asTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('agentTeam:day')}</th>
              <th scope="col">{text('agentTeam:sum.netProfit')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, netProfit }) => (
              <tr key={day}>
                <th scope="row">
                  <bdi dir="ltr">{dateOf(day)}</bdi>
                </th>
                <td>
                  <SignedMoney amount={netProfit} currency={currency} coloured />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Chart>
  );
}

const Chart = styled.figure`
  margin: 0;
  min-inline-size: 0;
  figcaption { padding-block-end: 10px; font-weight: ${token('weight.strong')}; }
  > p { display: flex; justify-content: space-between; padding-block-start: 6px; color: ${token('color.muted')}; font-size: ${token('size.small')}; }
  summary { min-block-size: 44px; align-content: center; color: ${token('color.link')}; font-weight: ${token('weight.strong')}; cursor: pointer; }
  table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  :is(th, td) { padding-block: 7px; border-block-end: 1px solid ${token('color.line')}; font-weight: inherit; text-align: start; }
  thead th { color: ${token('color.muted')}; font-size: ${token('size.small')}; }
  :is(th, td):last-child { text-align: end; }
`;

const Bars = styled.div`
  display: flex;
  gap: 2px;
  block-size: 120px;
  background: linear-gradient(${token('color.line')}, ${token('color.line')}) center / 100% 1px no-repeat;
`;

const Bar = styled.span<{ readonly $isLoss: boolean }>`
  flex: 1 1 0;
  max-inline-size: 28px;
  block-size: var(--height);
  margin-block-start: ${({ $isLoss }) => ($isLoss ? '60px' : 'calc(60px - var(--height))')};
  background: ${({ $isLoss }) => token($isLoss ? 'color.danger' : 'color.success')};
`;
