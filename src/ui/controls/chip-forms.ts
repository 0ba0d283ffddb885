import { css } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { token } from '../theme/token.ts';

/** How a filter that is on or off looks beside each form of list. */
export const chipForms = {
  /** Words alone, a rule below the one that is chosen. */
  ledger: css`
    padding-inline: 6px;
    border-color: transparent;
    background: none;
    &[aria-pressed='true'] { border-color: transparent; background: none; color: ${token('color.link')}; box-shadow: inset 0 -2px ${token('color.accent')}; }
  `,
  /** Cells of one bar, which they fill where there is room. */
  fixtures: css`
    flex: 1 0 auto;
    margin-inline-end: -6px;
    padding-inline: 12px;
    border-color: transparent;
  `,
  festoon: '',
  pebbles: '',
  /** Keys in brackets. */
  terminal: css`
    gap: 0.4em;
    padding-inline: 6px;
    border-color: transparent;
    background: none;
    &::before { content: '[' / ''; }
    &::after { content: ']' / ''; }
  `,
  /** Big type without a box until it is chosen. */
  posters: css`
    padding-inline: 12px;
    border-color: transparent;
    background: none;
    font-family: ${token('font.display')};
    font-size: min(1.125rem, 8vw);
    [lang|='ur'] & { font-size: 1rem; }
    &[aria-pressed='true'] { padding-inline: 18px; }
  `,
} satisfies Record<LayoutForms['list'], unknown>;
