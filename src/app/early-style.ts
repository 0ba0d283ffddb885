import { token } from '../ui/index.ts';

const judged = "[data-field='frame']:has(> [data-early])";

/**
 * How a field looks of which `early-check` has said what is wrong, as with the error line of its form. Rules of boxes weigh as
 * much as those of the fields themselves, so that a theme's form of a page has the last word.
 */
export const earlyStyle = `
[aria-live][data-early]::after { content: attr(data-early); display: block; padding: 7px 4px 0; padding-inline-start: 26px;
  color: ${token('color.danger')}; font-size: 0.875rem; font-weight: ${token('weight.strong')}; line-height: 1.3; }
[lang|='ur'] [aria-live][data-early]::after { padding-block-start: 2px; line-height: ${token('leading.text')}; }
${judged} > [data-field='head'] > span { display: none; }
:where(${judged}) > [data-field='box'] { border-color: ${token('color.danger')}; background: ${token('color.fieldDanger')}; }`
  .replaceAll(/\s+/g, ' ')
  .trim();
