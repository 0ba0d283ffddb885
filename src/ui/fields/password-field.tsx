import { useId, useState } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { useUiText } from '../theme/theme-provider.tsx';
import { ControlBox, ControlEnd, ControlInput } from './control-box.ts';
import { FieldFrame, fieldAria } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useEarlyInput } from './use-early-input.ts';

export interface PasswordFieldProps extends FieldProps {
  readonly inputMode?: 'text' | 'numeric';
}

/** A password with its own visibility toggle; two of them on one form do not move together (row A-098). */
export function PasswordField({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  onBlur,
  disabled = false,
  valid: _valid,
  ...rest
}: PasswordFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const control = useEarlyInput('value', value, onChange, onBlur);
  const text = useUiText();
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error}>
      <ControlBox $wrong={Boolean(error)} $disabled={disabled}>
        <ControlInput
          {...rest}
          {...fieldAria(inputId, { hint, error })}
          ref={control}
          id={inputId}
          type={shown ? 'text' : 'password'}
          dir="ltr"
          value={value}
          disabled={disabled}
          onBlur={onBlur}
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <ControlEnd>
          <IconButton
            icon={shown ? 'eye' : 'eyeOff'}
            label={text(shown ? 'hidePassword' : 'showPassword')}
            aria-pressed={shown}
            disabled={disabled}
            onClick={() => setShown(!shown)}
          />
        </ControlEnd>
      </ControlBox>
    </FieldFrame>
  );
}
