import { useState } from 'react';
import { type DayRange, useText } from '../../../client/index.ts';
import { Chip, ChipRow, DateRange, type DateRangeProps, Icon, TextField } from '../../../ui/index.ts';

/** Kinds of movement that can be asked for alone, and all of them. */
const kinds = ['', 'deposit', 'withdraw', 'stake', 'payout', 'bonus', 'reward', 'rebate'] as const;

export interface TeamFilterProps {
  readonly range: DayRange;
  readonly today: string;
  readonly kind: string;
  readonly member: string;
  readonly onRange: DateRangeProps['onChange'];
  onKind(kind: string): void;
  onMember(member: string): void;
}

/** Whose movements of which kind and of which days are shown (row G-244). */
export function TeamFilter({ range, today, kind, member, onRange, onKind, onMember }: TeamFilterProps) {
  const text = useText();
  const [typed, setTyped] = useState(member);
  return (
    <>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          onMember(typed.trim());
        }}
      >
        <TextField
          type="search"
          label={text('records:member')}
          value={typed}
          autoComplete="off"
          end={<Icon name="search" size="medium" />}
          onChange={(value) => {
            setTyped(value);
            if (value === '') onMember('');
          }}
          onBlur={() => onMember(typed.trim())}
        />
      </form>
      <DateRange value={range} today={today} onChange={onRange} />
      <ChipRow label={text('records:kind')}>
        {kinds.map((id) => (
          <Chip key={id} pressed={kind === id} onPress={() => onKind(id)}>
            {text(id === '' ? 'records:kind.all' : `records:kind.${id}`)}
          </Chip>
        ))}
      </ChipRow>
    </>
  );
}
