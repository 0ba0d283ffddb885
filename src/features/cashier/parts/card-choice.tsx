import { styled } from 'styled-components';
import { useNavigation, useText } from '../../../client/index.ts';
import { Button, ChoiceGroup, ErrorCard, Skeleton, token } from '../../../ui/index.ts';
import type { ChosenCard } from './use-chosen-card.ts';

export interface CardChoiceProps {
  /** Of what says that no card is chosen, to be focused. */
  readonly id: string;
  readonly chosen: ChosenCard;
}

/** The bank cards that a withdrawal can go to, and the way to add the first one. Nothing for a way that pays to no card. */
export function CardChoice({ id: noticeId, chosen }: CardChoiceProps) {
  const text = useText();
  const navigation = useNavigation();
  const { isWanted, list, card, status, retry, choose } = chosen;
  if (!isWanted) return null;
  if (list === undefined && status === 'error')
    return <ErrorCard onRetry={retry} text={text('errors:loadingFailed')} />;
  if (list === undefined) {
    return (
      <div aria-busy>
        <Skeleton shape="control" />
      </div>
    );
  }
  if (list.length === 0) {
    return (
      <Missing>
        <p id={noticeId} tabIndex={-1}>
          {text('cashier:cardNeeded')}
        </p>
        <Button tone="action" icon="plus" wide onClick={() => navigation.go('cashier.addCard')}>
          {text('cashier:cardAdd')}
        </Button>
      </Missing>
    );
  }
  return (
    <>
      {card === undefined ? (
        <Gone id={noticeId} role="alert" tabIndex={-1}>
          {text('cashier:cardGone')}
        </Gone>
      ) : null}
      <ChoiceGroup
        label={text('cashier:card')}
        layout="list"
        current={card === undefined ? undefined : String(card.id)}
        onChoose={(chosenId) => choose(Number(chosenId))}
        choices={list.map(({ id, bank, lastDigits }) => ({
          id: String(id),
          label: <bdi dir="auto">{bank}</bdi>,
          note: text('cashier:cardEnding', { digits: lastDigits }),
        }))}
      />
    </>
  );
}

const Missing = styled.div`
  display: grid;
  gap: 10px;
  margin: 0 ${token('space.gutter')};
  p { line-height: ${token('leading.text')}; }
`;

const Gone = styled.p`
  margin: 0 ${token('space.gutter')};
  color: ${token('color.danger')};
`;
