import type { CatalogueGame } from '../catalogue/catalogue.ts';
import { seedAmount } from '../merchants/seed-amount.ts';
import { kindOfCategory } from '../play/game-kind.ts';
import { playableGames } from '../play/playable-games.ts';
import type { Sandbox } from '../sandbox.ts';
import { decimalsIn } from '../wallet/currency.ts';

/** A game as the calls give it (row G-278), its least stake in a currency with so many decimals. Games without a lobby of their own carry their id as game code. */
export function viewGame(game: CatalogueGame, decimals: number) {
  const hasLobby = game.gameType === 'LIVE' || game.gameType === 'SPORTS';
  return {
    gameId: game.gameId,
    nodeId: game.nodeId,
    nodeName: game.title,
    gameName: game.title,
    gameType: game.gameType,
    vassalage: game.vendor.code,
    displayName: game.vendor.name,
    gameClassify: game.gameClassify,
    minBet: seedAmount(game.minBet, decimals),
    returnPercent: playableGames[kindOfCategory[game.category]].returnPercent,
    isNew: game.isNew ? 1 : 0,
    showIcon: game.gameClassify === 'JP' ? 'JP' : game.isMarkedHot ? 'HOT' : game.isNew ? 'NEW' : '',
    iconUrl: `/art/games/${game.gameId}`,
    supportPlay: canBeTried(game) ? 1 : 0,
    isGameH5: 1,
    ...(hasLobby ? {} : { gameCode: game.gameId }),
  };
}

/** Whether a game can be played for fun. */
export function canBeTried({ category }: CatalogueGame): boolean {
  return category === 'slots' || category === 'fishing';
}

/** How the games of a merchant are viewed: amounts in its currency. */
export async function gameViewOf(sandbox: Sandbox, merchant: string) {
  const decimals = await decimalsIn(sandbox, merchant);
  return (game: CatalogueGame) => viewGame(game, decimals);
}
