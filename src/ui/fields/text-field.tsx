import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { useUiText } from '../theme/theme-provider.tsx';
import { ControlBox, ControlInput, ControlTick } from './control-box.ts';
import { FieldFrame, fieldAria } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useEarlyInput } from './use-early-input.ts';

export interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  readonly inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search';
  /** Codes, user names and addresses read left to right in every language; `auto` goes by what is written. */
  readonly direction?: 'ltr' | 'auto';
  readonly readOnly?: boolean;
  /** More than one line. */
  readonly rows?: number;
  readonly autoCapitalize?: 'none' | 'words' | 'sentences';
  /** A picture or button at the end of the box, for example a captcha. */
  readonly end?: ReactNode;
}

/** One line of text, or several with `rows`. */
export function TextField({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  onBlur,
  valid = false,
  disabled = false,
  readOnly = false,
  direction = 'ltr',
  rows,
  end,
  type = 'text',
  inputMode,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const control = useEarlyInput('value', value, onChange, onBlur);
  const text = useUiText();
  const shared = {
    ...rest,
    ...fieldAria(inputId, { hint, error }),
    id: inputId,
    // An empty box reads like the page, so that its placeholder does too.
    dir: value === '' ? undefined : direction,
    value,
    disabled,
    readOnly,
    onBlur,
    spellCheck: rows !== undefined,
  };
  const wrong = Boolean(error);
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error}>
      {rows === undefined ? (
        <ControlBox $wrong={wrong} $disabled={disabled}>
          <ControlInput
            {...shared}
            ref={control}
            type={type}
            inputMode={inputMode}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {valid && !wrong ? (
            <ControlTick role="img" aria-label={text('valid')}>
              <Icon name="check" />
            </ControlTick>
          ) : null}
          {end}
        </ControlBox>
      ) : (
        <AreaBox $wrong={wrong} $disabled={disabled}>
          <ControlInput
            {...shared}
            as="textarea"
            rows={rows}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </AreaBox>
      )}
    </FieldFrame>
  );
}

const AreaBox = styled(ControlBox)`
  block-size: auto;
  padding-block: 13px;
  textarea { resize: none; line-height: 1.4; }
`;
