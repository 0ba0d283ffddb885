import { useId } from 'react';
import { styled } from 'styled-components';
import { above } from '../theme/media.ts';
import { token } from '../theme/token.ts';
import { ControlBox, ControlInput } from './control-box.ts';
import { FieldFrame, fieldAria } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useEarlyInput } from './use-early-input.ts';

export interface GetCodeButtonProps {
  readonly label: string;
  /** Seconds until a code can be asked for again; 0 or absent when ready. */
  readonly secondsLeft?: number;
  /** The code is being sent. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  onRequest(): void;
}

/** Asks for a code; counts down and cannot be pressed while a sent one is fresh (row A-095). */
export function GetCodeButton({
  label,
  secondsLeft = 0,
  busy = false,
  disabled = false,
  onRequest,
}: GetCodeButtonProps) {
  const waiting = secondsLeft > 0;
  return (
    <Ask type="button" disabled={disabled || busy || waiting} aria-busy={busy} onClick={onRequest} $waiting={waiting}>
      <AskLabel>{waiting ? <bdi dir="ltr">{`${secondsLeft} s`}</bdi> : label}</AskLabel>
    </Ask>
  );
}

export interface CodeFieldProps extends FieldProps {
  /** Button at the end of the box; absent where the code is asked for elsewhere. */
  readonly getCode?: GetCodeButtonProps;
}

/** A code received by text message or mail. */
export function CodeField({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  onBlur,
  getCode,
  disabled = false,
  valid: _valid,
  autoComplete = 'one-time-code',
  ...rest
}: CodeFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const control = useEarlyInput('value', value, onChange, onBlur);
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error}>
      <ControlBox $wrong={Boolean(error)} $disabled={disabled}>
        <ControlInput
          {...rest}
          {...fieldAria(inputId, { hint, error })}
          ref={control}
          id={inputId}
          type="text"
          inputMode="numeric"
          dir="ltr"
          autoComplete={autoComplete}
          value={value}
          disabled={disabled}
          onBlur={onBlur}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {getCode === undefined ? null : <GetCodeButton {...getCode} />}
      </ControlBox>
    </FieldFrame>
  );
}

const Ask = styled.button<{ $waiting: boolean }>`
  position: relative;
  flex: none;
  block-size: 40px;
  [lang|='ur'] & { block-size: max(40px, 2.2em); }
  min-inline-size: 64px;
  margin-inline-end: -9px;
  padding-inline: 10px;
  ${above('phone')} { padding-inline: 14px; }
  border-radius: calc(${token('radius.field')} - 4px);
  background: ${({ $waiting }) => ($waiting ? token('color.raised') : token('color.second'))};
  color: ${({ $waiting }) => ($waiting ? token('color.text') : token('color.onSecond'))};
  font-size: 0.90625rem;
  font-weight: ${token('weight.strong')};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  white-space: nowrap;
  transition: opacity 90ms, transform 90ms;
  &::before { content: ''; position: absolute; inset: -2px; }
  &:active:not(:disabled) { transform: scale(0.97); }
  &:disabled { opacity: ${({ $waiting }) => ($waiting ? 1 : 0.5)}; }
`;

const AskLabel = styled.span`
  [lang|='ur'] & { display: block; margin-block: -0.75em -0.5em; line-height: normal; }
`;
