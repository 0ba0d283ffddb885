import { useId } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { token } from '../theme/token.ts';
import { ControlBox, ControlInput } from './control-box.ts';
import { errorText } from './error-line.tsx';
import { FieldFrame, fieldAria } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

export interface SelectFieldProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of several values; the phone's own list opens. An empty value shows the placeholder. */
export function SelectField({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  onBlur,
  options,
  placeholder,
  disabled = false,
  name,
  required,
}: SelectFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error}>
      <ControlBox $wrong={errorText(error) !== undefined} $disabled={disabled}>
        <Choice
          {...fieldAria(inputId, { hint, error })}
          as="select"
          id={inputId}
          name={name}
          required={required}
          disabled={disabled}
          value={value}
          onBlur={onBlur}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Choice>
        <Arrow>
          <Icon name="down" size="small" />
        </Arrow>
      </ControlBox>
    </FieldFrame>
  );
}

const Choice = styled(ControlInput)`
  margin-inline-end: -26px;
  padding-inline-end: 30px;
  cursor: pointer;
  &:has(option[value='']:checked) { color: ${token('color.muted')}; }
  option { color: CanvasText; background: Canvas; }
`;

const Arrow = styled.span`
  pointer-events: none;
`;
