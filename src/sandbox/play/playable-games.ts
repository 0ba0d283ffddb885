import { fixtureBet } from './fixture-bet.ts';
import type { PlayableGame, PlayKind } from './game-kind.ts';
import { lotteryDraw } from './lottery-draw.ts';
import { roulette } from './roulette.ts';
import { slot } from './slot.ts';

/** Every demonstration game by its kind. */
export const playableGames: Readonly<Record<PlayKind, PlayableGame>> = {
  slot,
  roulette,
  fixture: fixtureBet,
  lottery: lotteryDraw,
};
