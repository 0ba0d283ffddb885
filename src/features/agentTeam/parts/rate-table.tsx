import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { token } from '../../../ui/index.ts';
import type { RateBounds } from './rate-fields.tsx';

export interface RateTableProps {
  readonly caption: string;
  readonly rates: readonly Pick<RateBounds, 'gameType' | 'most'>[];
}

/** The agent's own rate of each game type. */
export function RateTable({ caption, rates }: RateTableProps) {
  const text = useText();
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text('agentTeam:gameType')}</th>
          <th scope="col">{text('agentTeam:rebateOf')}</th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ gameType, most }) => (
          <tr key={gameType}>
            <th scope="row">{text(`agentTeam:type.${gameType}`)}</th>
            <td>
              <bdi dir="ltr">{`${most}%`}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  caption { padding-block-end: 8px; font-weight: ${token('weight.strong')}; text-align: start; }
  :is(th, td) { padding-block: 9px; border-block-end: 1px solid ${token('color.line')}; text-align: start; font-weight: inherit; }
  thead th { color: ${token('color.muted')}; font-size: ${token('size.small')}; }
  :is(td, th):last-child:not(:first-child) { text-align: end; }
  td { font-family: ${token('font.numeric')}; font-weight: ${token('weight.strong')}; }
`;
