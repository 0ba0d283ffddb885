import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { cssVariable, type TokenName } from '../../contracts/tokens.ts';

const v = (name: TokenName) => `var(${cssVariable(name)})`;
const strip = ':root [data-strip]';
const rules = (place: string, line: string, sign: string) =>
  `${strip}{${place}}${strip}>p{${line}}${strip} svg{${sign}}`;

/**
 * The strip that says that there is no network, in the form that a theme gives messages. It stands in the theme's stylesheet,
 * which is in every page: a script for it could not be had without a network. Each form keeps the height of the strip, by
 * which sticky bars stand below it, and its size of text.
 */
export const stripForms: Readonly<Record<LayoutForms['overlay'], string>> = {
  /** An engraved card: a double rule at its foot. */
  card: rules(
    `background:${v('color.surface')};color:${v('color.text')}`,
    `font-family:${v('font.display')};background:linear-gradient(${v('color.hair')} 0 0) 0 100%/100% 1px no-repeat,` +
      `linear-gradient(${v('color.hair')} 0 0) 0 calc(100% - 3px)/100% 1px no-repeat`,
    `color:${v('color.accent')}`,
  ),
  /** A line of the board: the sign in a cell of its own at the start. */
  strip: rules(
    `background:${v('color.raised')};color:${v('color.text')}`,
    `justify-content:start;padding-inline-start:0;text-transform:uppercase;box-shadow:inset 0 -3px ${v('color.accent')}`,
    `box-sizing:border-box;inline-size:56px;block-size:100%;padding:9px 0;background:${v('color.accent')};color:${v('color.onAccent')}`,
  ),
  /** The canopy, with lamps along its edge. */
  board: rules(
    `background:${v('color.head')};color:${v('color.onHead')}`,
    `font-family:${v('font.display')};background:radial-gradient(circle,${v('color.accent')} 2px,transparent 2.5px) 50% 100%/14px 7px repeat-x`,
    `color:${v('color.headAccent')}`,
  ),
  /** A pebble by itself in the middle. */
  pebble: rules(
    `background:${v('color.bg')};color:${v('color.text')}`,
    `inline-size:fit-content;margin-inline:auto;padding-inline:18px;border-radius:18px;background:${v('color.surface')};` +
      `box-shadow:inset 0 0 0 1px ${v('color.line')}`,
    `color:${v('color.accent')}`,
  ),
  /** A line of a terminal, between brackets. */
  line:
    rules(
      `background:${v('color.bg')};color:${v('color.text')}`,
      `justify-content:start;font-family:${v('font.display')};` +
        `background:linear-gradient(90deg,${v('color.line')} 50%,transparent 0) 0 100%/4px 2px repeat-x`,
      `color:${v('color.danger')}`,
    ) + `${strip}>p::before{content:'['/''}${strip}>p::after{content:']'/''}`,
  /** A block of colour with one round corner. */
  poster: rules(
    `background:${v('color.bg')};color:${v('color.onAccent')}`,
    `justify-content:start;padding-inline:20px;border-end-start-radius:6px;border-end-end-radius:18px;` +
      `background:${v('color.accent')};font-family:${v('font.display')};font-weight:${v('weight.heading')}`,
    '',
  ),
};
