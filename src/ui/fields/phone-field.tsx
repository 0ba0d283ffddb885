import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { useUiText } from '../theme/theme-provider.tsx';
import { token } from '../theme/token.ts';
import { ControlBox, ControlInput } from './control-box.ts';
import { FieldFrame, fieldAria } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useEarlyInput } from './use-early-input.ts';

export interface DialingCode {
  /** With plus sign, for example `+92`. */
  readonly code: string;
  /** Country in the player's language. */
  readonly label: string;
}

export interface PhoneFieldProps extends FieldProps {
  readonly dialingCode: string;
  readonly dialingCodes: readonly DialingCode[];
  onDialingCode(code: string): void;
  onFocus?(): void;
  onKeyDown?(event: { readonly key: string }): void;
  /** A button at the end of the box, for example get-code. */
  readonly end?: ReactNode;
}

/** A phone number with its country's dialling code, both left to right in every language. */
export function PhoneField({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  onBlur,
  dialingCode,
  dialingCodes,
  onDialingCode,
  end,
  disabled = false,
  valid: _valid,
  ...rest
}: PhoneFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const control = useEarlyInput('value', value, onChange, onBlur);
  const text = useUiText();
  const known = dialingCodes.some((entry) => entry.code === dialingCode);
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error}>
      <Wrapping $wrong={Boolean(error)} $disabled={disabled}>
        <Number dir="ltr">
          <Code>
            <span aria-hidden>{dialingCode}</span>
            <Icon name="down" size="small" />
            <Codes
              aria-label={text('dialingCode')}
              value={dialingCode}
              disabled={disabled}
              onChange={(event) => onDialingCode(event.currentTarget.value)}
            >
              {known ? null : <option value={dialingCode}>{dialingCode}</option>}
              {dialingCodes.map((entry) => (
                <option key={`${entry.code} ${entry.label}`} value={entry.code}>
                  {entry.label} {entry.code}
                </option>
              ))}
            </Codes>
          </Code>
          <ControlInput
            {...rest}
            {...fieldAria(inputId, { hint, error })}
            ref={control}
            id={inputId}
            type="tel"
            inputMode="tel"
            dir="ltr"
            value={value}
            disabled={disabled}
            onBlur={onBlur}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Number>
        {end}
      </Wrapping>
    </FieldFrame>
  );
}

/** Where eleven digits have no room beside the button, it goes below the number instead of covering it. */
const Wrapping = styled(ControlBox)`
  flex-wrap: wrap;
  row-gap: 0;
  > button { margin-block: 4px; margin-inline-start: auto; }
`;

/** Code and number keep their order in every language, and stand on lines of their own where one cannot hold both. */
const Number = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-self: stretch;
  flex: 1 1 13rem;
  gap: 0 8px;
  min-inline-size: 0;
  min-block-size: calc(${token('control.field')} - 4px);
  > input { flex-basis: calc(7.75rem + 12px); min-block-size: 2em; }
  [dir='rtl'] & input[dir='ltr'] { text-align: left; }
`;

const Code = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  gap: 4px;
  flex: none;
  padding-inline-end: 8px;
  border-inline-end: 2px solid ${token('color.line')};
  font-size: 1.0625rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  &:focus-within { outline: 2px solid ${token('color.focus')}; outline-offset: 4px; border-radius: 4px; }
`;

const Codes = styled.select`
  position: absolute;
  inset: -10px -4px -10px -16px;
  inline-size: calc(100% + 20px);
  opacity: 0;
  cursor: pointer;
  appearance: none;
  option { color: CanvasText; background: Canvas; }
`;
