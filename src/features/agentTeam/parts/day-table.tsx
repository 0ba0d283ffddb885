import { styled } from 'styled-components';
import { useMoments, useSite, useText } from '../../../client/index.ts';
import { Disclosure, SignedMoney, token } from '../../../ui/index.ts';
import type { DayNet } from './every-day.ts';

export interface DayTableProps {
  /** Days on which something happened, oldest first. */
  readonly days: readonly DayNet[];
  /** What they come to. */
  readonly sum: string;
}

/** Net profit by day as a table with its sum at the foot, opened on demand: what the bars above it show. */
export function DayTable({ days, sum }: DayTableProps) {
  const text = useText();
  const { currency } = useSite().identity;
  const moments = useMoments();
  const net = (amount: string) => <SignedMoney amount={amount} currency={currency} coloured />;
  return (
    <Disclosure label={text('agentTeam:asTable')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <Scroller role="region" tabIndex={0} aria-label={text('agentTeam:netByDay')}>
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
                  <bdi dir="ltr">{moments.day(day)}</bdi>
                </th>
                <td>{net(netProfit)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text('agentTeam:daysTotal')}</th>
              <td>{net(sum)}</td>
            </tr>
          </tfoot>
        </table>
      </Scroller>
    </Disclosure>
  );
}

/** Large text and long amounts are wider than a narrow phone. */
const Scroller = styled.div`
  max-inline-size: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  :is(th, td) { padding-block: 7px; border-block-end: 1px solid ${token('color.line')}; font-weight: inherit; text-align: start; }
  :is(th, td) + :is(th, td) { padding-inline-start: 12px; text-align: end; }
  thead th { color: ${token('color.muted')}; font-size: ${token('size.small')}; }
  tfoot :is(th, td) { font-weight: ${token('weight.strong')}; }
`;
