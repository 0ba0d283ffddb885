import { css } from 'styled-components';
import type { LayoutForms } from '../../../contracts/layout-forms.ts';
import { token } from '../../../ui/index.ts';

const list = '> ul';
const entry = '> ul > li > button';
const chosen = `${entry}[aria-pressed='true']`;
const mark = `${entry} > :first-child`;

/** How each form of list sets the makers beside a wall of games. */
export const vendorMenuForms = {
  /** A margin of names behind a hairline; a short rule marks the chosen one. */
  ledger: css`
    border-inline-end: 1px solid ${token('color.hair')};
    background: none;
    ${list} { padding: 0; }
    ${entry} { min-block-size: 68px; border-block-end: 1px solid ${token('color.line')}; }
    ${mark} { inline-size: 26px; block-size: 26px; }
    ${chosen} { background: none; color: ${token('color.link')}; box-shadow: inset -3px 0 ${token('color.accent')}; }
    [dir='rtl'] & ${chosen} { box-shadow: inset 3px 0 ${token('color.accent')}; }
  `,
  /** Hard cells two pixels apart, the name in capitals over a rule. */
  fixtures: css`
    background: none;
    ${list} { display: grid; gap: 2px; padding: 0; }
    ${entry} { min-block-size: 64px; background: ${token('color.surface')}; text-transform: uppercase; }
    ${chosen} { background: ${token('color.accent')}; }
  `,
  /** Lamps on a string. */
  festoon: css`
    background: linear-gradient(${token('color.accent')}, ${token('color.accent')}) 50% 0 / 2px 100% no-repeat;
    ${list} { padding: 0 0 4px; }
    ${entry} { gap: 2px; min-block-size: 82px; }
    ${entry} > span { padding: 2px 4px; border-radius: 8px; background: ${token('color.bg')}; }
    ${mark} {
      box-sizing: content-box;
      padding: 6px;
      border: 3px solid ${token('color.accent')};
      border-radius: 50%;
      background: ${token('color.surface')};
      color: ${token('color.text')};
    }
    ${chosen} { background: none; color: ${token('color.text')}; }
    ${chosen} > :first-child { background: ${token('color.accent')}; color: ${token('color.onAccent')}; }
  `,
  /** Drops in a tall round glass. */
  pebbles: css`
    border-radius: 38px;
    ${entry} { border-radius: 34px; min-block-size: 76px; }
    ${mark} { border-radius: 50%; }
  `,
  /** A list at the terminal: the chosen line behind a prompt. */
  terminal: css`
    background: none;
    ${list} { padding: 0; }
    ${entry} { min-block-size: 56px; gap: 4px; border-block-end: 2px dotted ${token('color.line')}; }
    ${mark} { inline-size: 22px; block-size: 22px; }
    ${chosen} { background: none; color: ${token('color.link')}; }
    ${chosen} > span::before { content: '> ' / ''; }
    [dir='rtl'] & ${chosen} > span::before { content: '< ' / ''; }
  `,
  /** Blocks that stand apart, one corner of each its own. */
  posters: css`
    background: none;
    ${list} { display: grid; gap: 6px; padding: 0; }
    ${entry} { min-block-size: 80px; border-radius: 24px 24px 24px 6px; background: ${token('color.surface')}; }
    > ul > :nth-child(even) > button { border-radius: 6px 24px 24px; }
    ${chosen} { background: ${token('color.accent')}; }
  `,
} satisfies Record<LayoutForms['list'], unknown>;
