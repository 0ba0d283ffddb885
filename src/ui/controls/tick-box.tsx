import { styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { useEarlyInput } from '../fields/use-early-input.ts';
import { token } from '../theme/token.ts';

export interface TickBoxProps {
  readonly id?: string;
  readonly name?: string | undefined;
  readonly checked: boolean;
  onChange(checked: boolean): void;
  readonly disabled?: boolean;
  readonly wrong?: boolean;
  /** Id of what says what is wrong. */
  readonly describedBy?: string | undefined;
  /** Id of what names it, where that is no label of its own. */
  readonly labelledBy?: string;
}

/** A box to tick without its words: 44 px to press, a square of 24 to see. */
export function TickBox({ checked, onChange, wrong = false, describedBy, labelledBy, ...rest }: TickBoxProps) {
  const control = useEarlyInput('checked', checked, onChange);
  return (
    <Box data-row="pick">
      <Input
        {...rest}
        ref={control}
        type="checkbox"
        checked={checked}
        aria-invalid={wrong}
        aria-describedby={describedBy}
        aria-labelledby={labelledBy}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Mark aria-hidden $wrong={wrong}>
        <Icon name="check" size="small" />
      </Mark>
    </Box>
  );
}

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
