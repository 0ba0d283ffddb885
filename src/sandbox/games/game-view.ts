import type { CatalogueGame } from '../catalogue/catalogue.ts';
import { kindOfCategory } from '../play/game-kind.ts';
import { playableGames } from '../play/playable-games.ts';

/** A game as the calls give it (row G-278). Games without a lobby of their own carry their id as game code. */
export function viewGame(game: CatalogueGame) {
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
    minBet: game.minBet,
    returnPercent: playableGames[kindOfCategory[game.category]].returnPercent,
    isNew: game.isNew ? 1 : 0,
    showIcon: game.gameClassify === 'JP' ? 'JP' : game.isMarkedHot ? 'HOT' : game.isNew ? 'NEW' : '',
    iconUrl: `/art/games/${game.gameId}`,
    supportPlay: game.category === 'slots' || game.category === 'fishing' ? 1 : 0,
    isGameH5: 1,
    ...(hasLobby ? {} : { gameCode: game.gameId }),
  };
}
