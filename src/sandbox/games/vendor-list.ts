import type { Catalogue, CatalogueGame, Vendor } from '../catalogue/catalogue.ts';
import { categories, classNames } from '../catalogue/categories.ts';
import { forMerchant, seedData } from '../merchants/seed-data.ts';
import type { Language } from '../merchants/language.ts';

/**
 * The vendors per game type with classifications and counts (rows G-065…G-070, G-304, A-350). E-sports vendors are
 * listed under sports and under e-sports; cockfight vendors under sports only, from where the client moves them.
 */
export function listVendors(catalogue: Catalogue, merchant: string, language: Language) {
  const vendors = catalogue.vendors.flatMap((vendor) =>
    groupsOf(vendor).map(({ gameType, gameCategory }) => ({
      vassalage: vendor.code,
      displayName: vendor.name,
      mobileLargeIcon: `/art/vendors/${vendor.code}.svg`,
      gameType,
      gameCategory,
    })),
  );
  const grouped = Map.groupBy(
    catalogue.games.flatMap((game) => groupsOfGame(game).map((group) => ({ group, game }))),
    ({ group }) => group,
  );
  const mapping = [...grouped].map(([group, entries]) => {
    const games = entries.map(({ game }) => game);
    return [group, { gameCount: games.length, classification: classesOf(games, language) }] as const;
  });
  const types = forMerchant(seedData.demo.sorting, merchant);
  return {
    vendors,
    mapping: Object.fromEntries(mapping),
    sorting: [...types, ...catalogue.vendors.map(({ code }) => code)],
  };
}

function groupsOf({ makes }: Vendor) {
  const types = new Set(makes.map((category) => categories[category].gameType));
  const groups = [...types].map((gameType) => ({ gameType, gameCategory: gameType }));
  return makes.includes('esports') ? [...groups, { gameType: 'SPORTS', gameCategory: 'ESPORTS' }] : groups;
}

function groupsOfGame({ gameType, category }: CatalogueGame): readonly string[] {
  if (category === 'esports') return [gameType, 'ESPORTS'];
  return category === 'cockfight' ? [gameType, 'COCKFIGHT'] : [gameType];
}

function classesOf(games: readonly CatalogueGame[], language: Language) {
  return [...Map.groupBy(games, ({ gameClassify }) => gameClassify)].map(([key, found]) => ({
    key,
    displayName: classNames[key]?.[language] ?? key,
    vendors: [...new Set(found.map(({ vendor }) => vendor.code))],
  }));
}
