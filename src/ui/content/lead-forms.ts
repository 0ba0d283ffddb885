import { css } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { token } from '../theme/token.ts';

/** The parts of a leading entry that its form places: they carry these names as `data-lead`. */
type LeadPart = 'note' | 'title' | 'glimpse';

const part = (name: LeadPart) => `[data-lead='${name}']`;

/** How each form of list sets the entry that leads it. */
export const leadForms = {
  /** A headline on the middle line: the day in small capitals above it, a short double rule below. */
  ledger: css`
    justify-items: center;
    padding: 22px 14px;
    border: 1px solid ${token('color.hair')};
    &:not(:focus-visible) { outline: 1px solid ${token('color.line')}; outline-offset: -6px; }
    text-align: center;
    ${part('title')}::after {
      content: '';
      display: block;
      inline-size: 72px;
      margin: 12px auto 4px;
      border-block-end: 3px double ${token('color.hair')};
    }
    && > ${part('glimpse')} { text-align: center; text-wrap: balance; }
  `,
  /** The match of the day: the day in a hard cell across the top, the title as large as it fits. */
  fixtures: css`
    gap: 0;
    background: ${token('color.surface')};
    border-block-start: 4px solid ${token('color.accent')};
    ${part('note')} { padding: 9px 12px; background: ${token('color.raised')}; color: ${token('color.text')}; }
    ${part('title')} { padding: 14px 12px 4px; text-transform: uppercase; line-height: 1.05; }
    ${part('glimpse')} { margin: 0 12px 14px; }
  `,
  /** A painted board with lamps around it, the day on a plate that hangs from its rim. */
  festoon: css`
    justify-items: center;
    margin-block-start: 14px;
    padding: 0 16px 20px;
    border: 4px dotted ${token('color.accent')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface')};
    text-align: center;
    ${part('note')} {
      margin-block-start: -16px;
      padding: 5px 16px;
      border-radius: 99px;
      background: ${token('color.accent')};
      color: ${token('color.onAccent')};
      font-weight: ${token('weight.strong')};
    }
    ${part('note')} > * { color: inherit; }
    [lang|='ur'] & ${part('note')} { margin-block-end: 1.4em; }
    && > ${part('glimpse')} { text-align: center; text-wrap: balance; }
  `,
  /** One wide round with a drop at its end: the words keep clear of it. */
  pebbles: css`
    position: relative;
    padding: 26px 28px 30px;
    border-radius: 48px 48px 48px 12px;
    background: ${token('color.surface')};
    box-shadow: 0 14px 30px ${token('color.trim4')};
    [dir='rtl'] & { border-radius: 48px 48px 12px; }
    ${part('note')} { padding-inline-end: 56px; }
    [lang|='ur'] & ${part('note')} { margin-block-end: 0.8em; }
    &::after {
      content: '';
      position: absolute;
      inset-block-start: 18px;
      inset-inline-end: 22px;
      inline-size: 44px;
      block-size: 44px;
      border-radius: 50% 50% 50% 8px;
      background: ${token('color.raised')};
    }
    [dir='rtl'] &::after { border-radius: 50% 50% 8px; }
  `,
  /** What a terminal says at log-in: a prompt before the title, the words behind a bar, the day in brackets at the foot. */
  terminal: css`
    padding-block: 4px 14px;
    border-block-end: 2px dotted ${token('color.line')};
    ${part('title')} { font-size: min(${token('size.heading')}, 7vw); }
    ${part('title')}::before { content: '> ' / ''; color: ${token('color.accent')}; font-family: ${token('font.numeric')}; }
    [dir='rtl'] & ${part('title')}::before { content: '< ' / ''; }
    ${part('glimpse')} { margin-inline-start: 10px; padding-inline-start: 14px; border-inline-start: 2px solid ${token('color.line')}; }
    ${part('note')} { order: 1; justify-self: end; font-family: ${token('font.numeric')}; }
    [lang|='ur'] & ${part('note')} { font-family: ${token('font.text')}; }
    ${part('note')}::before { content: '[' / ''; }
    ${part('note')}::after { content: ']' / ''; }
  `,
  /** A poster: huge type on a block of colour, the day at its foot. */
  posters: css`
    gap: 12px;
    margin-block-end: -4px;
    padding: 22px 20px;
    border-radius: 28px 28px 28px 6px;
    background: ${token('color.brand1')};
    color: ${token('color.onBrand1')};
    ${part('title')} { font-size: min(2.25rem, 10.5vw); line-height: 1; letter-spacing: ${token('tracking.heading')}; }
    [lang|='ur'] & ${part('title')} { font-size: ${token('size.title')}; line-height: ${token('leading.urduHeading')}; letter-spacing: 0; }
    && > :is(${part('note')}, ${part('glimpse')}), ${part('note')} > * { color: inherit; font-size: 0.9375rem; }
    ${part('note')} { order: 1; font-weight: ${token('weight.strong')}; }
  `,
} satisfies Record<LayoutForms['list'], unknown>;
