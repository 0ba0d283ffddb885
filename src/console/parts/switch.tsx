import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

interface SwitchProps extends Omit<ComponentProps<'button'>, 'onClick' | 'children'> {
  readonly state: 'on' | 'off' | 'mixed';
  readonly label: string;
  /** Changed by the draft. */
  readonly isChanged?: boolean;
  onToggle(): void;
}

/** A switch that may stand for several things, of which some are on. The browser's own button: decision 54. */
export function Switch({ state, label, isChanged = false, onToggle, ...button }: SwitchProps) {
  return (
    <Track
      type="button"
      role="checkbox"
      aria-checked={state === 'mixed' ? 'mixed' : state === 'on'}
      aria-label={label}
      data-state={state}
      data-changed={isChanged || undefined}
      onClick={onToggle}
      {...button}
    >
      <span />
    </Track>
  );
}

const Track = styled.button`
  position: relative;
  flex: none;
  inline-size: 30px;
  block-size: 18px;
  border-radius: 9px;
  background: light-dark(oklch(0.6 0.012 240), oklch(0.42 0.012 240));
  transition: background-color 150ms;
  /* A finger needs more than what is drawn. */
  &::after { content: ''; position: absolute; inset: -13px -8px; }
  & > span {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    inline-size: 14px;
    block-size: 14px;
    border-radius: 7px;
    background: light-dark(white, oklch(0.9 0.004 240));
    transition: inset-inline-start 150ms;
  }
  &[data-state='on'] { background: var(--accent); & > span { inset-inline-start: 14px; background: light-dark(white, var(--on-accent)); } }
  &[data-state='mixed'] {
    background: color-mix(in oklab, var(--accent), var(--surface) 35%);
    & > span { inset-inline-start: 8px; inset-block-start: 7px; block-size: 4px; background: light-dark(white, var(--on-accent)); }
  }
  &[data-changed] { box-shadow: 0 0 0 2px var(--bg), 0 0 0 4px var(--changed); }
  &:focus-visible { border-radius: 9px; outline-offset: 3px; }
  &[data-changed]:focus-visible { outline-offset: 5px; }
  &:disabled { opacity: 0.6; }
`;
