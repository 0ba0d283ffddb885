import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSite, useText } from '../../../client/index.ts';
import type { Pages } from '../../../client/shell/use-pages.ts';
import { Button, ListRow, Money, token } from '../../../ui/index.ts';
import { PagedList } from './paged-list.tsx';
import { Sums } from './sums.tsx';
import type { Earning, EarningPage } from './use-earnings.ts';

export interface EarningListProps {
  readonly pages: Pages<EarningPage>;
  /** Accessible name of the list. */
  readonly label: string;
  readonly emptyNote: string;
  /** When it was: a day, an hour, a period. */
  readonly when: (earning: Earning) => ReactNode;
  /** Whose it is stands before the time. */
  readonly isNamed?: boolean;
  /** Begins the payment of a pending one that the agent may pay. */
  readonly onPay?: ((earning: Earning) => void) | undefined;
}

/** What was earned, of what figure at what rate, whether it was paid, and what all of it comes to (rows G-251…G-255). */
export function EarningList({ pages, label, emptyNote, when, isNamed = false, onPay }: EarningListProps) {
  const text = useText();
  const { currency } = useSite().identity;
  const sums = pages.last?.sums;
  return (
    <PagedList pages={pages} emptyNote={emptyNote}>
      <List aria-label={label}>
        {pages.list?.map((earning) => (
          <li key={earning.id} data-state={earning.state}>
            <ListRow
              title={
                isNamed ? (
                  <>
                    <bdi dir="auto" translate="no">
                      {earning.userName}
                    </bdi>{' '}
                    <When>{when(earning)}</When>
                  </>
                ) : (
                  <Whole>{when(earning)}</Whole>
                )
              }
              note={
                <bdi dir="ltr">
                  <Money amount={earning.base} currency={currency} /> × {earning.rate}%
                </bdi>
              }
              wraps
              end={<End earning={earning} onPay={onPay} />}
            />
          </li>
        ))}
      </List>
      {sums === undefined ? null : (
        <Sums
          figures={[
            [text('agentIncome:total'), <Money key="total" amount={sums.amount} currency={currency} />],
            [text('agentIncome:pending'), <Money key="pending" amount={sums.pending} currency={currency} />],
          ]}
        />
      )}
    </PagedList>
  );
}

/** What it comes to, with its state or, where it can be paid here, the way to pay it. */
function End({ earning, onPay }: { readonly earning: Earning } & Pick<EarningListProps, 'onPay'>) {
  const text = useText();
  const { currency } = useSite().identity;
  const { userName, amount, state, canPay } = earning;
  return (
    <Figure>
      <b>
        <Money amount={amount} currency={currency} />
      </b>
      {canPay && onPay !== undefined ? (
        <Button aria-label={text('agentIncome:payNamed', { name: userName })} onClick={() => onPay(earning)}>
          {text('agentIncome:pay')}
        </Button>
      ) : (
        <em>{text(`agentIncome:state.${state}`)}</em>
      )}
    </Figure>
  );
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A date or an hour does not break. */
const Whole = styled.span`
  white-space: nowrap;
`;

const When = styled(Whole)`
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
`;

const Figure = styled.span`
  display: grid;
  justify-items: end;
  gap: 4px;
  b {
    color: ${token('color.text')};
    font-family: ${token('font.numeric')};
    font-weight: ${token('weight.strong')};
    font-variant-numeric: lining-nums tabular-nums;
    white-space: nowrap;
  }
  em { font-size: ${token('size.small')}; font-style: normal; }
  [data-state='pending'] & em { color: ${token('color.text')}; }
  [data-state='paid'] & em { color: ${token('color.success')}; }
`;
