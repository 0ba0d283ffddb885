import type { ThemeVariants } from './release.ts';

/**
 * Forms of what lies below the lobby: the axes and, in the order of our packs (Karat, Ninety, Chamak, Tidewell, Amberline,
 * Soda), what a theme may choose on each. `theme.schema.json` lists the same; a test compares them.
 */
export const layoutAxes = {
  /** Rows of a menu or a list. */
  list: ['ledger', 'fixtures', 'festoon', 'pebbles', 'terminal', 'posters'],
  /** Who the player is, at the head of their own screens. */
  hero: ['plaque', 'scoreboard', 'board', 'glass', 'readout', 'poster'],
  /** Levels, and how far the way to the next one is. */
  progress: ['plaques', 'table', 'bulbs', 'vessel', 'scores', 'steps'],
  /** What was played or paid. */
  record: ['statement', 'slips', 'tickets', 'waves', 'printout', 'stickers'],
  /** A page of fields, and the head of the pages that let a player in. */
  page: ['ceremony', 'split', 'board', 'sheet', 'command', 'questions'],
  /** Facts with their names: personal details, a game, the terms of an offer. */
  facts: ['certificate', 'boxscore', 'tags', 'drops', 'console', 'headlines'],
  /** What stands where there is nothing, or where something failed. */
  empty: ['medallion', 'pitch', 'lantern', 'shore', 'bitmap', 'cutout'],
  /** Dialogs, sheets and the short messages above a page. */
  overlay: ['card', 'strip', 'board', 'pebble', 'line', 'poster'],
} as const;

export type LayoutAxis = keyof typeof layoutAxes;

/** The layout form that a theme takes on each axis. */
export type LayoutForms = { readonly [Axis in LayoutAxis]: (typeof layoutAxes)[Axis][number] };

/** The set that goes with each form of card: a theme that names none, or only some, still has one that hangs together. */
export const layoutOf: Readonly<Record<ThemeVariants['card'], LayoutForms>> = {
  mat: setOf(0),
  flat: setOf(1),
  fringe: setOf(2),
  soft: setOf(3),
  chamfer: setOf(4),
  block: setOf(5),
};

function setOf(place: 0 | 1 | 2 | 3 | 4 | 5): LayoutForms {
  return {
    list: layoutAxes.list[place],
    hero: layoutAxes.hero[place],
    progress: layoutAxes.progress[place],
    record: layoutAxes.record[place],
    page: layoutAxes.page[place],
    facts: layoutAxes.facts[place],
    empty: layoutAxes.empty[place],
    overlay: layoutAxes.overlay[place],
  };
}
