import { styled } from 'styled-components';
import { useSite, useText } from '../../../client/index.ts';
import { Money, token } from '../../../ui/index.ts';

export interface TierTableProps {
  readonly tiers: readonly { readonly threshold: string; readonly rate: string }[];
}

/** From which figure on which rate is paid. */
export function TierTable({ tiers }: TierTableProps) {
  const text = useText();
  const { currency } = useSite().identity;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{text('contracts:from')}</th>
          <th scope="col">{text('contracts:rate')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ threshold, rate }) => (
          <tr key={threshold}>
            <td>
              <Money amount={threshold} currency={currency} />
            </td>
            <td>
              <bdi dir="ltr">{rate}%</bdi>
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
  font-variant-numeric: tabular-nums lining-nums;
  th, td { padding-block: 8px; text-align: start; overflow-wrap: anywhere; }
  th { color: ${token('color.muted')}; font-size: ${token('size.small')}; font-weight: 400; }
  td { border-block-start: 1px solid ${token('color.line')}; font-family: ${token('font.numeric')}; }
  :is(th, td):last-child { text-align: end; }
  td:last-child { font-weight: ${token('weight.strong')}; }
`;
