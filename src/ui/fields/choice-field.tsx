import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useUiText } from '../theme/theme-provider.tsx';
import { token } from '../theme/token.ts';
import type { FieldProps } from './field-props.ts';
import { PickerField } from './picker-field.tsx';

export interface ChoiceFieldProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of a few values, picked from a sheet with a title and a way to cancel (row A-146); dismissing keeps the value. */
export function ChoiceField({ value, onChange, onBlur, options, ...field }: ChoiceFieldProps) {
  const text = useUiText();
  const [isOpen, setOpen] = useState(false);

  function close() {
    setOpen(false);
    onBlur?.();
  }

  function choose(next: string) {
    onChange(next);
    close();
  }

  return (
    <PickerField
      {...field}
      shown={options.find((option) => option.value === value)?.label ?? ''}
      icon={{ name: 'down', size: 'small' }}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onClose={close}
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
    </PickerField>
  );
}

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
