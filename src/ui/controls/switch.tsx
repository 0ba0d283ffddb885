import { styled } from 'styled-components';
import { token } from '../theme/token.ts';

export interface SwitchProps {
  readonly checked: boolean;
  onChange(checked: boolean): void;
  /** Accessible name, or the id of the element that names it. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly disabled?: boolean;
}

/** An on and off choice that takes effect at once. */
export function Switch({ checked, onChange, label, labelledBy, disabled = false }: SwitchProps) {
  return (
    <Target
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      aria-labelledby={labelledBy}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    >
      <Track $on={checked} />
    </Target>
  );
}

const Target = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 56px;
  block-size: 44px;
  &:disabled { opacity: 0.45; }
`;

const Track = styled.span<{ $on: boolean }>`
  position: relative;
  inline-size: 48px;
  block-size: 28px;
  border-radius: ${token('radius.button')};
  border: 2px solid ${({ $on }) => ($on ? token('color.action') : token('color.muted'))};
  background: ${({ $on }) => ($on ? token('color.action') : 'transparent')};
  transition: background-color ${token('motion.duration')} ${token('motion.ease')};
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 18px;
    block-size: 18px;
    border-radius: inherit;
    background: ${({ $on }) => ($on ? token('color.onAction') : token('color.muted'))};
    transform: translateX(${({ $on }) => ($on ? '20px' : '0')});
    transition: transform ${token('motion.duration')} ${token('motion.ease')};
  }
  [dir='rtl'] &::after { transform: translateX(${({ $on }) => ($on ? '-20px' : '0')}); }
`;
