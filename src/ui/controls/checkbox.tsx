import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { ErrorLine } from '../fields/error-line.tsx';
import { Icon } from '../icon/icon.tsx';
import { token } from '../theme/token.ts';

export interface CheckboxProps {
  readonly id?: string;
  readonly name?: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
  /** Rich: it may hold links and buttons, which do not tick the box. */
  readonly label: ReactNode;
  readonly error?: string | readonly string[] | undefined;
  readonly disabled?: boolean;
}

/** A tick box with a rich label and an error line. */
export function Checkbox({ id, name, checked, onChange, label, error, disabled = false }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const errorId = `${inputId}-error`;
  const wrong = Boolean(error?.length);
  return (
    <div>
      <Line>
        <Box>
          <Input
            id={inputId}
            name={name}
            type="checkbox"
            checked={checked}
            disabled={disabled}
            aria-invalid={wrong}
            aria-describedby={wrong ? errorId : undefined}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <Mark aria-hidden $wrong={wrong}>
            <Icon name="check" size="small" />
          </Mark>
        </Box>
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

const Box = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  margin-inline-start: -10px;
`;

/** Sizes are said: WebKit draws a checkbox that only has four edges as small as its own, and the box could not be pressed. */
const Input = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

const Mark = styled.span<{ $wrong: boolean }>`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border: 2px solid ${({ $wrong }) => ($wrong ? token('color.danger') : token('color.muted'))};
  border-radius: min(${token('radius.field')}, 8px);
  color: transparent;
  stroke-width: 3;
  transition: background-color 90ms;
  ${Input}:checked + & {
    background: ${token('color.accent')};
    border-color: ${token('color.accent')};
    color: ${token('color.onAccent')};
  }
  ${Input}:focus-visible + & {
    outline: 2px solid ${token('color.focus')};
    outline-offset: 2px;
  }
  ${Input}:disabled + & { opacity: 0.45; }
`;

const Label = styled.label`
  padding-block: 11px;
  padding-inline-start: 4px;
  color: ${token('color.muted')};
  font-size: ${token('size.label')};
  line-height: 1.4;
  cursor: pointer;
  a, button { color: ${token('color.link')}; text-decoration: underline; }
  [lang|='ur'] & { padding-block: 4px 8px; line-height: ${token('leading.text')}; }
`;
