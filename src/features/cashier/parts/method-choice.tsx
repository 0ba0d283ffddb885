import { styled } from 'styled-components';
import { useLanguage, useSite, useText } from '../../../client/index.ts';
import { wordsIn } from '../../../forms/described-form.tsx';
import { ChoiceGroup, FromTo, Money, token } from '../../../ui/index.ts';
import type { Method } from './use-cashier.ts';

export interface MethodChoiceProps {
  readonly direction: 'deposit' | 'withdraw';
  readonly methods: readonly Method[];
  /** Nothing when the one that was chosen is offered no longer. */
  readonly current: string | undefined;
  /** Of what says so, to be focused. */
  readonly id: string;
  onChoose(id: string): void;
}

/** The ways to pay, each with its limits; a single one needs no choice, unless it is not the one that was chosen. */
export function MethodChoice({ direction, id: noticeId, methods, current, onChoose }: MethodChoiceProps) {
  const text = useText();
  const { language } = useLanguage();
  const { currency } = useSite().identity;
  if (methods.length < 2 && current !== undefined) return null;
  return (
    <>
      {current === undefined ? (
        <Gone id={noticeId} role="alert" tabIndex={-1}>
          {text('cashier:methodGone')}
        </Gone>
      ) : null}
      <ChoiceGroup
        label={text(`cashier:channel.${direction}`)}
        layout="list"
        current={current}
        onChoose={onChoose}
        choices={methods.map(({ id, title, min, max }) => ({
          id,
          label: wordsIn(title, language) ?? id,
          note: (
            <FromTo from={<Money amount={min} currency={currency} />} to={<Money amount={max} currency={currency} />} />
          ),
        }))}
      />
    </>
  );
}

const Gone = styled.p`
  margin: 0 ${token('space.gutter')};
  color: ${token('color.danger')};
`;
