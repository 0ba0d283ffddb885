/**
 * Where a colour of a theme comes from when a pack is painted in a brand's two colours. `ground` keeps its lightness and
 * takes the brand's hue; `first` to `fourth` are the brand's colours and their neighbours; `kept` means the same in
 * every brand, as danger does.
 */
export type ColourSource = 'ground' | 'first' | 'second' | 'third' | 'fourth' | 'kept';

/** How the colour is used: `fill` shows the brand's colour as given, `line` stays as faint as the pack has it. */
export type ColourUse = 'fill' | 'line' | 'ink' | 'label';

/** What the solver does with one colour token. */
export interface ColourRole {
  readonly token: string;
  readonly source: ColourSource;
  readonly use: ColourUse;
}

const role = (token: string, source: ColourSource, use: ColourUse): ColourRole => ({
  token: `color.${token}`,
  source,
  use,
});

/**
 * Every colour token in the order in which they are decided: grounds before what is written on them. A token is solved
 * against all those above it, so the order is what makes the pairs solvable one by one.
 */
export const colourRoles: readonly ColourRole[] = [
  role('bg', 'ground', 'line'),
  role('surface', 'ground', 'line'),
  role('raised', 'ground', 'line'),
  role('field', 'ground', 'line'),
  role('fieldDanger', 'kept', 'line'),
  role('text', 'ground', 'ink'),
  role('muted', 'ground', 'ink'),
  role('danger', 'kept', 'ink'),
  role('success', 'kept', 'ink'),
  role('link', 'first', 'ink'),
  role('focus', 'first', 'ink'),
  role('accent', 'first', 'fill'),
  role('onAccent', 'ground', 'label'),
  role('action', 'first', 'fill'),
  role('onAction', 'ground', 'label'),
  role('actionEdge', 'first', 'line'),
  role('second', 'second', 'fill'),
  role('onSecond', 'first', 'label'),
  role('head', 'second', 'fill'),
  role('onHead', 'ground', 'label'),
  role('headInset', 'ground', 'label'),
  role('headAccent', 'first', 'ink'),
  role('brand1', 'second', 'fill'),
  role('onBrand1', 'ground', 'label'),
  role('brand2', 'first', 'fill'),
  role('onBrand2', 'ground', 'label'),
  role('brand3', 'third', 'fill'),
  role('onBrand3', 'ground', 'label'),
  role('brand4', 'fourth', 'fill'),
  role('onBrand4', 'ground', 'label'),
  role('line', 'first', 'line'),
  role('hair', 'first', 'line'),
  role('fieldLine', 'first', 'line'),
  role('pattern', 'first', 'line'),
  role('trim1', 'second', 'line'),
  role('trim2', 'first', 'fill'),
  role('trim3', 'third', 'fill'),
  role('trim4', 'second', 'fill'),
  role('trim5', 'ground', 'line'),
  role('trim6', 'fourth', 'fill'),
  role('scrim', 'ground', 'line'),
];

/**
 * Contrasts that nobody's pairs ask for but the eye does: a button that has the page's own colour is no button. They
 * count only where the brand's colour is really painted.
 */
export const visibleFills: readonly (readonly [string, string, number])[] = [
  ['color.action', 'color.bg', 1.7],
  ['color.accent', 'color.bg', 1.4],
  ['color.brand1', 'color.bg', 1.25],
  ['color.brand2', 'color.bg', 1.25],
];
