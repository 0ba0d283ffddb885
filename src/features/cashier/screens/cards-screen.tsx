import { useState } from 'react';
import { useNavigation, useText } from '../../../client/index.ts';
import { Button, EmptyState, ErrorCard, ListRow, ScreenBody, ScreenIntro, Skeleton } from '../../../ui/index.ts';
import { RemoveCardSheet } from '../parts/remove-card-sheet.tsx';
import { type BankCard, useBankCards } from '../parts/use-bank-cards.ts';

/** The bank cards that withdrawals go to: which there are, the way to one more, and what takes one away. */
export default function CardsScreen() {
  const text = useText();
  const navigation = useNavigation();
  const { value, status, retry } = useBankCards();
  const [doomed, setDoomed] = useState<BankCard>();
  if (value === undefined && status === 'error')
    return <ErrorCard onRetry={retry} text={text('errors:loadingFailed')} />;
  if (value === undefined) {
    return (
      <ScreenBody aria-busy>
        <Skeleton shape="title" />
        <Skeleton shape="control" count={3} />
      </ScreenBody>
    );
  }
  const { list, most } = value;
  const add = (
    <Button size="large" icon="plus" wide onClick={() => navigation.go('cashier.addCard')}>
      {text('cashier:cardAdd')}
    </Button>
  );
  if (list.length === 0) {
    return (
      <EmptyState
        kind="step"
        icon="wallet"
        title={text('cashier:cardsNone')}
        note={text('cashier:cardsNoneNote')}
        action={add}
      />
    );
  }
  return (
    <ScreenBody>
      <ScreenIntro note={text('cashier:cardsWhy')} />
      <div>
        {list.map((card) => (
          <ListRow
            key={card.id}
            wraps
            icon="wallet"
            title={<bdi dir="auto">{card.bank}</bdi>}
            note={text('cashier:cardEnding', { digits: card.lastDigits })}
            end={
              <Button
                tone="quiet"
                aria-label={text('cashier:cardRemoveNamed', { bank: card.bank, digits: card.lastDigits })}
                onClick={() => setDoomed(card)}
              >
                {text('cashier:cardRemove')}
              </Button>
            }
          />
        ))}
      </div>
      {list.length < most ? add : <p>{text('cashier:cardsFull')}</p>}
      {doomed === undefined ? null : (
        <RemoveCardSheet
          card={doomed}
          onClose={() => setDoomed(undefined)}
          onGone={() => {
            setDoomed(undefined);
            retry();
          }}
        />
      )}
    </ScreenBody>
  );
}
