import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { ErrorLine } from '../fields/error-line.tsx';
import { token } from '../theme/token.ts';
import { TickBox } from './tick-box.tsx';

export interface CheckboxProps {
  readonly id?: string;
  readonly name?: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
  /** Rich: it may hold links and buttons, which do not tick the box. */
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

/** A tick box with a rich label and an error line. */
export function Checkbox({ id, name, checked, onChange, label, error, disabled = false }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const errorId = `${inputId}-error`;
  const wrong = Boolean(error);
  return (
    <div>
      <Line>
        <TickBox
          id={inputId}
          name={name}
          checked={checked}
          disabled={disabled}
          wrong={wrong}
          describedBy={wrong ? errorId : undefined}
          onChange={onChange}
        />
        <Label htmlFor={inputId}>{label}</Label>
      </Line>
      <ErrorLine id={errorId} error={error} />
    </div>
  );
}

const Line = styled.div`
  display: flex;
  align-items: flex-start;
`;

/** Its first line stands beside the middle of the box, however large the text. */
const Label = styled.label`
  padding-block: max(0px, 22px - 0.5lh);
  padding-inline-start: 4px;
  color: ${token('color.muted')};
  font-size: ${token('size.label')};
  line-height: 1.4;
  cursor: pointer;
  a, button { color: ${token('color.link')}; text-decoration: underline; }
  [lang|='ur'] & { padding-block: max(0px, 20px - 0.5lh) 8px; line-height: ${token('leading.text')}; }
`;
