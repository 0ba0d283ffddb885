import { useLanguage, useSite, useText } from '../../../client/index.ts';
import { wordsIn } from '../../../forms/described-form.tsx';
import { ChoiceGroup, Money } from '../../../ui/index.ts';
import type { Method } from './use-cashier.ts';

export interface MethodChoiceProps {
  readonly methods: readonly Method[];
  readonly current: string;
  onChoose(id: string): void;
}

/** The ways to pay, each with its limits; a single one needs no choice. */
export function MethodChoice({ methods, current, onChoose }: MethodChoiceProps) {
  const text = useText();
  const { language } = useLanguage();
  const { currency } = useSite().identity;
  if (methods.length < 2) return null;
  return (
    <ChoiceGroup
      label={text('cashier:channel')}
      layout="list"
      current={current}
      onChoose={onChoose}
      choices={methods.map(({ id, title, min, max }) => ({
        id,
        label: wordsIn(title, language) ?? id,
        note: (
          <>
            <Money amount={min} currency={currency} /> – <Money amount={max} currency={currency} />
          </>
        ),
      }))}
    />
  );
}
