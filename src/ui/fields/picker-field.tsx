import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconProps } from '../icon/icon.tsx';
import { Sheet } from '../overlay/sheet.tsx';
import { token } from '../theme/token.ts';
import { ControlBox, ControlInput } from './control-box.ts';
import { FieldFrame, fieldAria } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

export interface PickerFieldProps extends Omit<FieldProps, 'value' | 'onChange' | 'onBlur'> {
  /** What the closed field shows. */
  readonly shown: string;
  /** Values such as dates read from left to right in every language. */
  readonly dir?: 'ltr';
  readonly icon: Pick<IconProps, 'name' | 'size'>;
  readonly isOpen: boolean;
  /** Name of the sheet when the label is more than words. */
  readonly sheetTitle?: string;
  readonly actions: ReactNode;
  /** What is picked from. */
  readonly children: ReactNode;
  onOpen(): void;
  onClose(): void;
}

/** A field whose value is picked in a sheet, never typed: a press, Enter, Space or the arrow down opens it. */
export function PickerField(props: PickerFieldProps) {
  const { id, name, label, hint, error, placeholder, required, disabled = false } = props;
  const ownId = useId();
  const inputId = id ?? ownId;

  function open() {
    if (!disabled) props.onOpen();
  }

  function openByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    open();
  }

  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error}>
      <ControlBox $wrong={Boolean(error)} $disabled={disabled} onClick={open}>
        <Shown
          {...fieldAria(inputId, { hint, error })}
          id={inputId}
          name={name}
          dir={props.dir}
          inputMode="none"
          autoComplete="off"
          aria-haspopup="dialog"
          readOnly
          required={required}
          disabled={disabled}
          placeholder={placeholder}
          value={props.shown}
          onKeyDown={openByKey}
        />
        <Mark>
          <Icon {...props.icon} />
        </Mark>
      </ControlBox>
      <Sheet
        open={props.isOpen}
        onClose={props.onClose}
        title={typeof label === 'string' ? label : (props.sheetTitle ?? '')}
        actions={props.actions}
      >
        {props.children}
      </Sheet>
    </FieldFrame>
  );
}

const Shown = styled(ControlInput)`
  cursor: pointer;
  text-overflow: ellipsis;
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  align-items: center;
  color: ${token('color.muted')};
  pointer-events: none;
`;
