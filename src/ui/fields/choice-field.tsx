import { type KeyboardEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Sheet } from '../overlay/sheet.tsx';
import { useUiText } from '../theme/theme-provider.tsx';
import { token } from '../theme/token.ts';
import { ControlBox, ControlInput } from './control-box.ts';
import { errorText } from './error-line.tsx';
import { FieldFrame, fieldAria } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

export interface ChoiceFieldProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of a few values, picked from a sheet with a title and a way to cancel (row A-146); dismissing keeps the value. */
export function ChoiceField({
  id,
  name,
  label,
  hint,
  error,
  value,
  onChange,
  onBlur,
  placeholder,
  options,
  required,
  disabled = false,
}: ChoiceFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const text = useUiText();
  const [isOpen, setOpen] = useState(false);

  function open() {
    if (!disabled) setOpen(true);
  }

  function openByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    open();
  }

  function close() {
    setOpen(false);
    onBlur?.();
  }

  function choose(next: string) {
    onChange(next);
    close();
  }

  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error}>
      <ControlBox $wrong={errorText(error) !== undefined} $disabled={disabled} onClick={open}>
        <Chosen
          {...fieldAria(inputId, { hint, error })}
          id={inputId}
          name={name}
          inputMode="none"
          autoComplete="off"
          aria-haspopup="dialog"
          readOnly
          required={required}
          disabled={disabled}
          placeholder={placeholder}
          value={options.find((option) => option.value === value)?.label ?? ''}
          onKeyDown={openByKey}
        />
        <Mark>
          <Icon name="down" size="small" />
        </Mark>
      </ControlBox>
      <Sheet
        open={isOpen}
        onClose={close}
        title={typeof label === 'string' ? label : ''}
        actions={
          <Button tone="quiet" size="large" wide onClick={close}>
            {text('cancel')}
          </Button>
        }
      >
        <Choices>
          {options.map((option) => (
            <li key={option.value}>
              <Choice type="button" aria-pressed={option.value === value} onClick={() => choose(option.value)}>
                <span>{option.label}</span>
                {option.value === value ? <Icon name="check" size="medium" /> : null}
              </Choice>
            </li>
          ))}
        </Choices>
      </Sheet>
    </FieldFrame>
  );
}

const Chosen = styled(ControlInput)`
  cursor: pointer;
  text-overflow: ellipsis;
`;

const Mark = styled.span`
  flex: none;
  color: ${token('color.muted')};
  pointer-events: none;
`;

const Choices = styled.ul`
  list-style: none;
`;

const Choice = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  inline-size: 100%;
  min-block-size: 52px;
  padding-block: 8px;
  border-block-end: 1px solid ${token('color.line')};
  color: ${token('color.text')};
  line-height: 1.3;
  text-align: start;
  li:last-child > & { border-block-end: 0; }
  &[aria-pressed='true'] { color: ${token('color.link')}; font-weight: ${token('weight.strong')}; }
  &:active { opacity: 0.6; }
  [lang|='ur'] & { line-height: ${token('leading.text')}; }
`;
