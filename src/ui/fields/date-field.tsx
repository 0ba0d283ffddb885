import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/button.tsx';
import { useUiLanguage, useUiText } from '../theme/theme-provider.tsx';
import { token } from '../theme/token.ts';
import { clampDay, type DateParts, daysInMonth, FIRST_YEAR, monthNames, parseDate, writeDate } from './date-parts.ts';
import type { FieldProps } from './field-props.ts';
import { PickerField } from './picker-field.tsx';
import { Wheel } from './wheel.tsx';
import { WheelNumber } from './wheel-number.tsx';

export interface DateFieldProps extends FieldProps {
  /** Last year on offer; the current one when absent (row A-101). */
  readonly lastYear?: number;
}

/**
 * A day that is picked: the field itself cannot be typed into (row A-099). It opens three wheels, each with its value as a
 * number above it for whoever would rather type; confirming writes `YYYY-MM-DD` (row A-100), dismissing keeps the value.
 */
export function DateField({ value, onChange, onBlur, lastYear, ...field }: DateFieldProps) {
  const text = useUiText();
  const [draft, setDraft] = useState<Draft>();

  function open() {
    const last = lastYear ?? new Date().getFullYear();
    const middle = { year: Math.max(last - 30, FIRST_YEAR), month: 1, day: 1 };
    setDraft({ date: parseDate(value) ?? middle, lastYear: last });
  }

  // Of what the others have chosen by then: wheels settle one after the other.
  const change = (part: Partial<DateParts>) =>
    setDraft((last) => last && { ...last, date: clampDay({ ...last.date, ...part }) });

  function close() {
    setDraft(undefined);
    onBlur?.();
  }

  function confirm() {
    if (draft !== undefined) onChange(writeDate(draft.date));
    close();
  }

  return (
    <PickerField
      {...field}
      shown={value}
      dir="ltr"
      icon={{ name: 'calendar', size: 'medium' }}
      isOpen={draft !== undefined}
      sheetTitle={text('chooseDate')}
      onOpen={open}
      onClose={close}
      actions={
        <Button size="large" wide onClick={confirm}>
          {text('confirm')}
        </Button>
      }
    >
      {draft === undefined ? null : <DateWheels value={draft.date} lastYear={draft.lastYear} onChange={change} />}
    </PickerField>
  );
}

/** The day that the wheels show, and the last year that they offered when they opened. */
interface Draft {
  readonly date: DateParts;
  readonly lastYear: number;
}

interface DateWheelsProps {
  readonly value: DateParts;
  readonly lastYear: number;
  onChange(part: Partial<DateParts>): void;
}

function DateWheels({ value, lastYear, onChange }: DateWheelsProps) {
  const text = useUiText();
  const months = monthNames(useUiLanguage());
  const columns = [
    {
      label: text('day'),
      values: numbers(1, daysInMonth(value.year, value.month)),
      value: value.day,
      onChoose: (day: number) => onChange({ day }),
    },
    {
      label: text('month'),
      values: months.map((month, index) => ({ value: index + 1, label: month })),
      value: value.month,
      onChoose: (month: number) => onChange({ month }),
    },
    {
      label: text('year'),
      values: numbers(FIRST_YEAR, lastYear),
      value: value.year,
      onChoose: (year: number) => onChange({ year }),
    },
  ];
  return (
    <Columns>
      {columns.map((column) => (
        <WheelNumber key={column.label} {...column} />
      ))}
      <Wheels>
        {columns.map((column) => (
          <Wheel key={column.label} {...column} />
        ))}
      </Wheels>
    </Columns>
  );
}

function numbers(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, step) => ({ value: first + step, label: String(first + step) }));
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1.6fr 1.2fr;
  gap: 12px 8px;
`;

const Wheels = styled.div`
  position: relative;
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: 88px;
    block-size: 44px;
    border-radius: ${token('radius.field')};
    background: ${token('color.raised')};
  }
  > * { position: relative; }
`;
