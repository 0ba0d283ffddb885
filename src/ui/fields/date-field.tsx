import { type KeyboardEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Sheet } from '../overlay/sheet.tsx';
import { useUiLanguage, useUiText } from '../theme/theme-provider.tsx';
import { token } from '../theme/token.ts';
import { ControlBox, ControlInput } from './control-box.ts';
import { clampDay, type DateParts, daysInMonth, FIRST_YEAR, monthNames, parseDate, writeDate } from './date-parts.ts';
import { errorText } from './error-line.tsx';
import { FieldFrame, fieldAria } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { Wheel } from './wheel.tsx';

export interface DateFieldProps extends FieldProps {
  /** Last year on offer; the current one when absent (row A-101). */
  readonly lastYear?: number;
}

/**
 * A day that is picked, never typed (row A-099): the field opens three wheels, confirming writes `YYYY-MM-DD`
 * (row A-100), dismissing keeps the value.
 */
export function DateField({
  id,
  name,
  label,
  hint,
  error,
  value,
  onChange,
  onBlur,
  placeholder,
  required,
  disabled = false,
  lastYear,
}: DateFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const text = useUiText();
  const [draft, setDraft] = useState<Draft>();

  function open() {
    if (disabled) return;
    const last = lastYear ?? new Date().getFullYear();
    const middle = { year: Math.max(last - 30, FIRST_YEAR), month: 1, day: 1 };
    setDraft({ date: parseDate(value) ?? middle, lastYear: last });
  }

  function openByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    open();
  }

  function close() {
    setDraft(undefined);
    onBlur?.();
  }

  function confirm() {
    if (draft !== undefined) onChange(writeDate(draft.date));
    close();
  }

  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error}>
      <ControlBox $wrong={errorText(error) !== undefined} $disabled={disabled} onClick={open}>
        <ControlInput
          {...fieldAria(inputId, { hint, error })}
          id={inputId}
          name={name}
          dir="ltr"
          inputMode="none"
          autoComplete="off"
          aria-haspopup="dialog"
          readOnly
          required={required}
          disabled={disabled}
          placeholder={placeholder}
          value={value}
          onKeyDown={openByKey}
        />
        <Mark>
          <Icon name="calendar" size="medium" />
        </Mark>
      </ControlBox>
      <Sheet
        open={draft !== undefined}
        onClose={close}
        title={typeof label === 'string' ? label : text('chooseDate')}
        actions={
          <Button size="large" wide onClick={confirm}>
            {text('confirm')}
          </Button>
        }
      >
        {draft === undefined ? null : (
          <DateWheels value={draft.date} lastYear={draft.lastYear} onChange={(date) => setDraft({ ...draft, date })} />
        )}
      </Sheet>
    </FieldFrame>
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
  onChange(value: DateParts): void;
}

function DateWheels({ value, lastYear, onChange }: DateWheelsProps) {
  const text = useUiText();
  const months = monthNames(useUiLanguage());
  return (
    <Wheels>
      <Wheel
        label={text('day')}
        values={numbers(1, daysInMonth(value.year, value.month))}
        value={value.day}
        onChoose={(day) => onChange({ ...value, day })}
      />
      <Wheel
        label={text('month')}
        values={months.map((month, index) => ({ value: index + 1, label: month }))}
        value={value.month}
        onChoose={(month) => onChange(clampDay({ ...value, month }))}
      />
      <Wheel
        label={text('year')}
        values={numbers(FIRST_YEAR, lastYear)}
        value={value.year}
        onChoose={(year) => onChange(clampDay({ ...value, year }))}
      />
    </Wheels>
  );
}

function numbers(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, step) => ({ value: first + step, label: String(first + step) }));
}

const Wheels = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1.6fr 1.2fr;
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

const Mark = styled.span`
  color: ${token('color.muted')};
`;
