import type { Ratio, ServedPicture } from '../../art/index.ts';
import { assignArt, bannerNames, createArt } from '../../art/index.ts';
import type { Catalogue, CatalogueGame } from '../catalogue/catalogue.ts';
import { accentOf } from './accent.ts';

/** The pictures of the catalogue by their file names; nothing for a name that no picture has. */
export interface Pictures {
  /** `gone` says that who asked has left. */
  tile(fileName: string, gone?: AbortSignal): Promise<ServedPicture | undefined>;
  /** A colour of a game's picture, as CSS; the house's own for a game that is not in the catalogue. */
  accent(gameId: string): string;
  vendor(fileName: string): ServedPicture | undefined;
  banner(fileName: string): Promise<ServedPicture | undefined>;
  /** Draws the banners and tiles that players see first, behind every request. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

const warmed = 60;
/** Ratios of the lobbies that ship with Livery, in the order of how many show them. */
const warmedRatios: readonly Ratio[] = ['s', 'p', 'l', 'c'];
/** Games of one type that a lobby shows. */
const shownOfType = 9;
const ratios: Readonly<Record<string, Ratio>> = { p: 'p', s: 's', l: 'l', c: 'c' };

/** Opens the pictures over their cache folder; nothing is drawn before the first request. */
export function openPictures(catalogue: Catalogue, cacheDir: string): Pictures {
  const art = createArt({ cacheDir });
  const inputs = assignArt(
    catalogue.games.map(({ gameId, title, vendor, gameType, category, motif }) => {
      return { gameId, title, vendor: vendor.code, gameType, category, motif };
    }),
  );
  return {
    async tile(fileName, gone) {
      const [, gameId = '', letter = ''] = /^([a-z0-9-]+)-([a-z])\.avif$/.exec(fileName) ?? [];
      const [found, ratio] = [inputs.get(gameId), ratios[letter]];
      return found && ratio ? art.tile(gameId, found, ratio, gone) : undefined;
    },
    accent: (gameId) => accentOf(inputs.get(gameId)?.palette ?? 'ember'),
    vendor(fileName) {
      const vendor = catalogue.vendors.find(({ code }) => `${code}.svg` === fileName);
      return vendor ? art.vendorMark(vendor) : undefined;
    },
    async banner(fileName) {
      const place = /^([a-z0-9-]+?)(?:-(\d+))?(\.rtl)?\.avif$/.exec(fileName);
      if (!place) return undefined;
      const turn = Number(place[2] ?? 1);
      // A merchant without banners of its own borrows those of the demonstration, each number another one.
      const name = bannerNames.find((own) => own === `${place[1]}-${turn}`) ?? bannerNames[turn % bannerNames.length];
      return name ? art.banner(name, place[3] ? 'rtl' : 'ltr') : undefined;
    },
    async warm() {
      const seen = firstSeen(catalogue.games).flatMap(({ gameId }) => inputs.get(gameId) ?? []);
      const first = warmedRatios.flatMap((ratio) => seen.map((found) => ({ inputs: found, ratio })));
      await art.warm({ banners: bannerNames, tiles: first });
    },
    close: () => art.close(),
  };
}

/** The games that a lobby shows: the hot ones, then the first of each type. */
function firstSeen(games: readonly CatalogueGame[]): readonly CatalogueGame[] {
  const leading = [...Map.groupBy(games, ({ gameType }) => gameType).values()].map((found) =>
    found.slice(0, shownOfType),
  );
  return [...new Set([...games.filter(({ isHot }) => isHot), ...leading.flat()])].slice(0, warmed);
}
