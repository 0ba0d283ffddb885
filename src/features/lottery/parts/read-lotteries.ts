import type { Game } from '../../../client/index.ts';

/** A lottery as a game that can be launched, and the issue that takes bets now. */
export interface Lottery {
  readonly game: Game;
  readonly issue: string;
}

/** Reads the lottery list; an entry without a code is left out. */
export function readLotteries(answer: unknown): readonly Lottery[] {
  const list = isRecord(answer) ? answer['list'] : undefined;
  if (!Array.isArray(list)) return [];
  return list.filter(isRecord).flatMap((entry) => {
    const gameId = textOf(entry['lotteryCode']);
    if (gameId === '') return [];
    const name = textOf(entry['lotteryName']) || gameId;
    const vendor = textOf(entry['vassalage']);
    const game: Game = {
      gameId,
      nodeId: textOf(entry['nodeId']) || gameId,
      nodeName: name,
      gameName: name,
      gameType: textOf(entry['gameType']) || 'LOTT',
      vassalage: vendor,
      displayName: vendor,
      gameCode: textOf(entry['gameCode']) || 'lobby',
    };
    return [{ game, issue: textOf(entry['issue']) }];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string {
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
}
