import { useId } from 'react';
import { styled } from 'styled-components';
import { useSite, useText } from '../../../client/index.ts';
import type { LayoutForms } from '../../../contracts/layout-forms.ts';
import type { Answer } from '../../../contracts/platform-answer.ts';
import { Money, type MoneyCurrency, SignedMoney, token, useLayout } from '../../../ui/index.ts';
import { pnlForms } from './pnl-forms.ts';
import { stackedPnl } from './stacked-pnl.ts';

type Page = Answer<'teamPnl'>;
const columns = ['bets', 'wins', 'deposits', 'withdrawals', 'rebates', 'bonuses'] as const;

export interface PnlTableProps {
  readonly rows: Page['list'];
  readonly sums: Page['sums'];
}

/** Members with their figures: the name stays in view while the columns scroll, the result stands next to it (row G-248). */
export function PnlTable({ rows, sums }: PnlTableProps) {
  const text = useText();
  const caption = useId();
  const { list } = useLayout();
  const { currency } = useSite().identity;
  return (
    <Frame>
      {/* Not a caption of the table: that would scroll with the columns, and of large text half of it would be out of sight. */}
      <Caption id={caption}>{text('agentIncome:pnlCaption', { currency: currency.code })}</Caption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <Scroller $form={list} role="region" tabIndex={0} aria-labelledby={caption}>
        <table aria-labelledby={caption}>
          <thead>
            <tr>
              <th scope="col">{text('agentIncome:member')}</th>
              <th scope="col">{text('agentIncome:column.net')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {text(`agentIncome:column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.userName}>
                <th scope="row">
                  <bdi dir="auto" translate="no">
                    {row.userName}
                  </bdi>
                  <small>{text('agentIncome:level', { level: row.level })}</small>
                </th>
                <Figures row={row} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                {text('agentIncome:total')}
                <small>{text('agentIncome:members', { count: sums.count })}</small>
              </th>
              <Figures row={sums} />
            </tr>
          </tfoot>
        </table>
      </Scroller>
    </Frame>
  );
}

type Row = Readonly<Record<(typeof columns)[number] | 'net', string>>;

/** Amounts without the currency, which the table names once. */
function Figures({ row }: { readonly row: Row }) {
  const text = useText();
  const currency: MoneyCurrency = { ...useSite().identity.currency, symbol: '', position: 'before' };
  return (
    <>
      <td data-name={text('agentIncome:column.net')}>
        <SignedMoney amount={row.net} currency={currency} coloured />
      </td>
      {columns.map((column) => (
        <td key={column} data-name={text(`agentIncome:column.${column}`)}>
          <Money amount={row[column]} currency={currency} />
        </td>
      ))}
    </>
  );
}

const Frame = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

const Caption = styled.p`
  padding-block: 10px 8px;
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
`;

const Scroller = styled.div<{ readonly $form: LayoutForms['list'] }>`
  max-inline-size: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  border: ${token('border.width')} solid ${token('color.line')};
  border-radius: min(${token('radius.card')}, 16px);
  background: ${token('color.surface')};
  table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: lining-nums tabular-nums; }
  th, td { padding: 9px 12px; border-block-start: 1px solid ${token('color.line')}; text-align: end; white-space: nowrap; }
  thead th { color: ${token('color.muted')}; font-size: ${token('size.small')}; font-weight: ${token('weight.control')}; }
  th:first-child {
    position: sticky;
    inset-inline-start: 0;
    min-inline-size: 6.5em;
    max-inline-size: 9em;
    border-inline-end: 1px solid ${token('color.line')};
    background: ${token('color.surface')};
    text-align: start;
    white-space: normal;
    /* Names stay whole: this way of breaking lets a column become no narrower than its longest word. */
    overflow-wrap: break-word;
  }
  tbody th { font-weight: ${token('weight.strong')}; }
  td { font-family: ${token('font.numeric')}; }
  td:nth-child(2) { font-weight: ${token('weight.strong')}; }
  small { display: block; color: ${token('color.muted')}; font-size: ${token('size.small')}; font-weight: ${token('weight.text')}; }
  tfoot :is(th, td) { border-block-start: 2px solid ${token('color.hair')}; background: ${token('color.raised')}; font-weight: ${token('weight.strong')}; }
  ${({ $form }) => pnlForms[$form]}
  ${stackedPnl}
`;
