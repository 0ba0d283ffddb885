import { UsageError } from '../../scripts/cli/verb.ts';
import type { SitePart } from '../../src/contracts/site.ts';
import { compose } from '../../src/engine/index.ts';
import { type Cell, type SchemeName, type VisitorName } from './cell.ts';
import { contextOf } from './inputs/cell-inputs.ts';
import { type SnapshotScreen, snapshotScreens } from './screens.ts';

/** Which sides of the matrix are looked at; a list that is absent leaves its side whole. */
export interface Narrowing {
  readonly screens?: readonly string[];
  readonly languages?: readonly string[];
  readonly schemes?: readonly SchemeName[];
  readonly widths?: readonly number[];
  readonly visitors?: readonly VisitorName[];
}

/** A cell with the screen that it is of. */
export interface PlannedCell {
  readonly cell: Cell;
  readonly screen: SnapshotScreen;
}

export interface Matrix {
  readonly cells: readonly PlannedCell[];
  /** How many cells the brands have no screen for: they lack the route or send the visitor elsewhere. */
  readonly elsewhere: number;
}

/** The cells of some sites: a language that a site does not offer gives none, nor does a screen that it sends the visitor away from. */
export function matrixOf(sites: readonly SitePart[], narrowing: Narrowing): Matrix {
  const cells: PlannedCell[] = [];
  let elsewhere = 0;
  for (const site of sites) {
    for (const { screen, visitor, language } of looksOf(site, narrowing)) {
      const looks = narrowedLooks(narrowing).map((look) => ({
        cell: { brand: site.identity.code, screen: screen.id, visitor, language, ...look },
        screen,
      }));
      const route = compose(site, contextOf(visitor, language)).routes.find(({ id }) => id === screen.route);
      if (route === undefined || route.redirect !== undefined) elsewhere += looks.length;
      else cells.push(...looks);
    }
  }
  return { cells, elsewhere };
}

/** @throws UsageError for a language that none of the sites offers, with those that there are. */
export function demandLanguages(sites: readonly SitePart[], { languages = [] }: Narrowing): void {
  const offered = new Set(sites.flatMap(({ identity }) => identity.languages.offered));
  const unknown = languages.find((language) => !offered.has(language));
  if (unknown === undefined) return;
  throw new UsageError(`No brand here offers the language "${unknown}"; there are ${[...offered].sort().join(', ')}.`);
}

/** Whether a cell is on the sides that are looked at. */
export function isWithin(cell: Cell, brands: readonly string[], narrowing: Narrowing): boolean {
  const { screens, languages, schemes, widths = [defaultWidth], visitors } = narrowing;
  return (
    brands.includes(cell.brand) &&
    (screens?.includes(cell.screen) ?? true) &&
    (languages?.includes(cell.language) ?? true) &&
    (schemes?.includes(cell.scheme) ?? true) &&
    widths.includes(cell.width) &&
    (visitors?.includes(cell.visitor) ?? true)
  );
}

const defaultWidth = 390;

/** The schemes that a picture can be of. */
export const schemeNames: readonly SchemeName[] = ['dark', 'light'];

function narrowedLooks({ schemes = schemeNames, widths = [defaultWidth] }: Narrowing) {
  return schemes.flatMap((scheme) => widths.map((width) => ({ scheme, width })));
}

function looksOf(site: SitePart, { screens, languages, visitors }: Narrowing) {
  const offered = site.identity.languages.offered.filter((language) => languages?.includes(language) ?? true);
  const wanted = snapshotScreens.filter(({ id }) => screens?.includes(id) ?? true);
  return offered.flatMap((language) =>
    wanted.flatMap((screen) =>
      screen.visitors
        .filter((visitor) => visitors?.includes(visitor) ?? true)
        .map((visitor) => ({ screen, visitor, language })),
    ),
  );
}
