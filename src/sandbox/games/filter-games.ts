import type { CatalogueGame } from '../catalogue/catalogue.ts';

type Query = Readonly<Record<string, string>>;

/** The games that a list call asks for; an empty value asks for everything (row G-305). */
export function filterGames(games: readonly CatalogueGame[], query: Query): readonly CatalogueGame[] {
  const name = plainOf(query['gameName'] ?? '');
  const vendors = listOf(query['vassalage'] ?? query['vendor']);
  const isOfType = typeTest(query['gameType'] ?? '');
  const classes = listOf(query['gameClassify']);
  const minBet = Number(query['minBet'] || Number.NaN);
  const minLine = Number(query['minLine'] || Number.NaN);
  return games.filter(
    (game) =>
      isOfType(game) &&
      (name === '' || plainOf(game.title).includes(name)) &&
      (vendors.length === 0 || vendors.includes(game.vendor.code)) &&
      (classes.length === 0 || classes.includes(game.gameClassify)) &&
      (Number.isNaN(minBet) || Number(game.minBet) <= minBet) &&
      (Number.isNaN(minLine) || game.lines >= minLine) &&
      (query['isNew'] !== '1' || game.isNew),
  );
}

/** A title as people type it on a phone: without accents and apostrophes, whatever its case and spaces. */
function plainOf(title: string): string {
  const letters = title.normalize('NFD').replace(/[\p{M}'’‘]/gu, '');
  return letters.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** BINGO, ESPORTS and COCKFIGHT are no types of their own, yet a caller that names them is understood. */
function typeTest(gameType: string): (game: CatalogueGame) => boolean {
  const categoryTypes: Readonly<Record<string, string>> = {
    BINGO: 'bingo',
    ESPORTS: 'esports',
    COCKFIGHT: 'cockfight',
  };
  const category = categoryTypes[gameType];
  if (category !== undefined) return (game) => game.category === category;
  const types = listOf(gameType);
  return (game) => types.length === 0 || types.includes(game.gameType);
}

function listOf(text: string | undefined): readonly string[] {
  return (text ?? '').split(',').filter((part) => part !== '');
}
