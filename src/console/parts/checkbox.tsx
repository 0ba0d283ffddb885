import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface CheckboxProps {
  readonly isSelected: boolean;
  onChange(isSelected: boolean): void;
  readonly children: ReactNode;
  /** Its form is not sent without it. */
  readonly isRequired?: boolean;
}

/** A box to tick with its words. The browser's own, of which a page has a thousand (decision 54). */
export function Checkbox({ isSelected, onChange, children, isRequired = false }: CheckboxProps) {
  return (
    <Frame>
      <input
        type="checkbox"
        checked={isSelected}
        required={isRequired}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </Frame>
  );
}

/** A list with something in it that was not, or without it. */
export function turn<One>(chosen: readonly One[], one: One): readonly One[] {
  return chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
}

const Frame = styled.label`
  display: flex;
  gap: 9px;
  align-items: center;
  cursor: pointer;
  & > input { flex: none; inline-size: 17px; block-size: 17px; margin: 0; accent-color: var(--accent); cursor: pointer; }
`;
