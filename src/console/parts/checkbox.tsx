import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './icon.tsx';

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
      <i aria-hidden="true">
        <Icon name="check" size={12} />
      </i>
      {children}
    </Frame>
  );
}

/** A list with something in it that was not, or without it. */
export function turn<One>(chosen: readonly One[], one: One): readonly One[] {
  return chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
}

const Frame = styled.label`
  position: relative;
  display: flex;
  gap: 9px;
  align-items: center;
  & > input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: pointer; }
  & > i {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 17px;
    block-size: 17px;
    border: 1.5px solid var(--edge);
    border-radius: 4px;
    background: var(--surface);
    color: transparent;
    & > svg { stroke-width: 3.2; }
  }
  & > :checked + i { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
  & > :focus-visible + i { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
