import { type LayoutForms, layoutOf } from './layout-forms.ts';
import type { ThemeVariants } from './release.ts';
import type { TokenName } from './tokens.ts';

/** Every form that a theme takes, of shell and inner screens. */
type ThemeForms = ThemeVariants & LayoutForms;

/** Two colours that the engine's components draw on each other, and the least contrast between them. */
export interface ComponentPair {
  readonly foreground: TokenName;
  readonly background: TokenName;
  /** WCAG AA: 4.5 for text, 3 for large text, signs and lines. */
  readonly least: number;
  /** Forms that draw it; absent when every theme's forms do. */
  readonly by?: Partial<{ readonly [Axis in keyof ThemeForms]: readonly ThemeForms[Axis][] }>;
}

const pair = (foreground: TokenName, background: TokenName, least: number, by?: ComponentPair['by']): ComponentPair =>
  by === undefined ? { foreground, background, least } : { foreground, background, least, by };

/**
 * Every pair of colours that a component draws. The list belongs to the engine because its components do: a theme may add
 * pairs and stricter contrasts, and can leave none out. `ui/theme/colour-pairs.test.ts` holds it against the components.
 */
export const componentPairs: readonly ComponentPair[] = [
  pair('color.text', 'color.bg', 4.5),
  pair('color.text', 'color.surface', 4.5),
  pair('color.text', 'color.raised', 4.5),
  pair('color.text', 'color.field', 4.5),
  pair('color.text', 'color.fieldDanger', 4.5),
  pair('color.bg', 'color.text', 4.5),
  pair('color.muted', 'color.bg', 4.5),
  pair('color.muted', 'color.surface', 4.5),
  pair('color.muted', 'color.raised', 4.5),
  pair('color.muted', 'color.field', 4.5),
  pair('color.muted', 'color.fieldDanger', 4.5),
  pair('color.link', 'color.bg', 4.5),
  pair('color.link', 'color.surface', 4.5),
  pair('color.link', 'color.raised', 4.5),
  pair('color.onAccent', 'color.accent', 4.5),
  pair('color.onAction', 'color.action', 4.5),
  pair('color.onSecond', 'color.second', 4.5),
  pair('color.danger', 'color.bg', 4.5),
  pair('color.danger', 'color.surface', 4.5),
  pair('color.danger', 'color.fieldDanger', 3),
  pair('color.success', 'color.bg', 3),
  pair('color.success', 'color.surface', 3),
  pair('color.success', 'color.field', 3),
  pair('color.onHead', 'color.head', 4.5),
  pair('color.onHead', 'color.headInset', 4.5),
  pair('color.headAccent', 'color.head', 3),
  pair('color.fieldLine', 'color.bg', 3),
  pair('color.fieldLine', 'color.surface', 3),
  pair('color.focus', 'color.bg', 3),
  pair('color.focus', 'color.surface', 3),
  pair('color.onBrand1', 'color.brand1', 3),
  pair('color.onBrand2', 'color.brand2', 3),
  pair('color.onBrand3', 'color.brand3', 3),
  pair('color.onBrand4', 'color.brand4', 3),
  pair('color.accent', 'color.bg', 4.5, { header: ['rule', 'prompt'], tabBar: ['rule'], card: ['mat'] }),
  pair('color.accent', 'color.surface', 4.5, { card: ['mat'] }),
  pair('color.accent', 'color.surface', 3, { card: ['soft', 'chamfer'], categoryNav: ['bubbles'] }),
  pair('color.accent', 'color.surface', 3, { progress: ['plaques'] }),
  pair('color.accent', 'color.surface', 4.5, { page: ['command'] }),
  pair('color.accent', 'color.bg', 4.5, { facts: ['console'] }),
  pair('color.success', 'color.bg', 4.5, { record: ['statement', 'printout'] }),
  pair('color.success', 'color.surface', 4.5, { record: ['slips', 'waves'] }),
  pair('color.success', 'color.raised', 4.5, { record: ['waves'] }),
  pair('color.onBrand1', 'color.brand1', 4.5, {
    categoryNav: ['bento'],
    list: ['posters'],
    hero: ['poster'],
    record: ['stickers'],
    progress: ['steps'],
    page: ['questions'],
    facts: ['headlines'],
  }),
  pair('color.onBrand2', 'color.brand2', 4.5, { categoryNav: ['bento'], list: ['posters'], overlay: ['poster'] }),
  pair('color.onBrand3', 'color.brand3', 4.5, {
    categoryNav: ['bento'],
    list: ['posters'],
    record: ['stickers'],
    progress: ['steps'],
  }),
  pair('color.onBrand4', 'color.brand4', 4.5, { categoryNav: ['bento'], list: ['posters'], overlay: ['poster'] }),
  pair('color.accent', 'color.surface', 3, { empty: ['medallion', 'bitmap'], overlay: ['card'] }),
  pair('color.danger', 'color.fieldDanger', 4.5, { overlay: ['pebble'] }),
];

/** The pairs that a theme of these forms draws; inner screens take what goes with the cards where `layout` names nothing. */
export function pairsDrawnBy(variants: ThemeVariants, layout: Partial<LayoutForms> = {}): readonly ComponentPair[] {
  const taken = { ...variants, ...layoutOf[variants.card], ...layout };
  return componentPairs.filter(({ by }) => by === undefined || draws(taken, by));
}

function draws(taken: ThemeForms, by: NonNullable<ComponentPair['by']>): boolean {
  return Object.entries(by).some(([axis, forms]) =>
    Object.entries(taken).some(([name, form]) => name === axis && forms.some((one) => one === form)),
  );
}
