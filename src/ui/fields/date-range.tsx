import { useState } from 'react';
import { styled } from 'styled-components';
import { Chip, ChipRow } from '../controls/chips.tsx';
import { type UiTextKey, useUiText } from '../theme/theme-provider.tsx';
import { token } from '../theme/token.ts';
import { DateField } from './date-field.tsx';

/** A range of days, both included, as `YYYY-MM-DD`; `custom` is picked by hand. */
export interface PickedRange {
  readonly name: 'today' | 'yesterday' | 'week' | 'month' | 'custom';
  readonly startDate: string;
  readonly endDate: string;
}

export interface DateRangeProps {
  readonly value: PickedRange;
  /** The last day on offer, as `YYYY-MM-DD`. */
  readonly today: string;
  /** A named range comes without days, a custom one with both; one that ends before it begins never comes. */
  onChange(value: Pick<PickedRange, 'name'> & Partial<PickedRange>): void;
}

const labels = {
  today: 'range.today',
  yesterday: 'range.yesterday',
  week: 'range.week',
  month: 'range.month',
  custom: 'range.custom',
} as const satisfies Record<PickedRange['name'], UiTextKey>;
const names = ['today', 'yesterday', 'week', 'month', 'custom'] as const;

/** Which days a list covers: a row of usual ranges, and two date fields for any other (row G-242). */
export function DateRange({ value, today, onChange }: DateRangeProps) {
  const text = useUiText();
  const [draft, setDraft] = useState({ startDate: value.startDate, endDate: value.endDate });
  const error = errorOf(draft, today);

  function choose(name: PickedRange['name']) {
    const { startDate, endDate } = value;
    setDraft({ startDate, endDate });
    onChange(name === 'custom' ? { name, startDate, endDate } : { name });
  }

  function pick(changed: Partial<typeof draft>) {
    const next = { ...draft, ...changed };
    setDraft(next);
    if (errorOf(next, today) === undefined) onChange({ name: 'custom', ...next });
  }

  return (
    <>
      <ChipRow label={text('range')}>
        {names.map((name) => (
          <Chip key={name} pressed={value.name === name} onPress={() => choose(name)}>
            {text(labels[name])}
          </Chip>
        ))}
      </ChipRow>
      {value.name === 'custom' ? (
        <Days>
          <DateField
            label={text('range.start')}
            value={draft.startDate}
            lastYear={Number(today.slice(0, 4))}
            onChange={(startDate) => pick({ startDate })}
          />
          <DateField
            label={text('range.end')}
            value={draft.endDate}
            lastYear={Number(today.slice(0, 4))}
            {...(error === undefined ? {} : { error: text(error) })}
            onChange={(endDate) => pick({ endDate })}
          />
        </Days>
      ) : null}
    </>
  );
}

/** Days as `YYYY-MM-DD` compare as texts do. */
function errorOf({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }, today: string) {
  if (endDate < startDate) return 'range.endsBefore' as const;
  return endDate > today ? ('range.future' as const) : undefined;
}

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: 12px;
  padding: 10px ${token('space.gutter')} 2px;
`;
