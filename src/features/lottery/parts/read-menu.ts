import type { Game } from '../../../client/index.ts';

/** A lottery as a game that can be launched, and the issue that takes bets now. */
export interface Lottery {
  readonly game: Game;
  readonly issue: string;
  /** When the open issue is drawn, in milliseconds since 1970. */
  readonly closesAt: number | undefined;
}

export interface LotteryGroup {
  readonly id: string;
  readonly name: string;
  readonly lotteries: readonly Lottery[];
}

/** A finished draw: its numbers in order, and the levels of its prizes where it has them. */
export interface Draw {
  readonly code: string;
  readonly issue: string;
  readonly name: string;
  readonly drawnAt: number;
  readonly numbers: readonly string[];
  readonly prizes: readonly { readonly level: string; readonly numbers: readonly string[] }[];
}

/** Reads the menu of lotteries: an entry without a code and a group without entries are left out (row G-273). */
export function readMenu(answer: unknown): readonly LotteryGroup[] {
  return listOf(answer)
    .map((group) => {
      const id = textOf(group['vassalage']);
      const entries = Array.isArray(group['lotteries']) ? group['lotteries'].filter(isRecord) : [];
      return { id, name: textOf(group['displayName']) || id, lotteries: entries.flatMap(readLottery) };
    })
    .filter(({ lotteries }) => lotteries.length > 0);
}

/** Reads the flat list of lotteries with the issues that are open (row G-315). */
export function readList(answer: unknown): readonly Lottery[] {
  return listOf(answer).flatMap(readLottery);
}

/** Reads the answer about one draw (rows G-274, G-317, G-319). */
export function readDraw(answer: unknown): Draw | undefined {
  if (!isRecord(answer) || textOf(answer['issue']) === '') return undefined;
  const prizes = Array.isArray(answer['prizes']) ? answer['prizes'].filter(isRecord) : [];
  return {
    code: textOf(answer['lotteryCode']),
    issue: textOf(answer['issue']),
    name: textOf(answer['lotteryName']),
    drawnAt: Number(answer['drawnAt']),
    numbers: numbersOf(answer['numbers']),
    prizes: prizes.map(({ level, numbers }) => ({ level: textOf(level), numbers: numbersOf(numbers) })),
  };
}

/** Reads recent draws, the newest first whatever order they come in (row G-275). */
export function readDraws(answer: unknown): readonly Draw[] {
  return listOf(answer)
    .flatMap((entry) => readDraw(entry) ?? [])
    .toSorted((left, right) => right.drawnAt - left.drawnAt);
}

function readLottery(entry: Record<string, unknown>): readonly Lottery[] {
  const gameId = textOf(entry['lotteryCode']);
  if (gameId === '') return [];
  const name = textOf(entry['lotteryName']) || gameId;
  const vendor = textOf(entry['vassalage']);
  const iconUrl = textOf(entry['iconUrl']);
  const closesAt = Number(entry['closesAt']);
  const game: Game = {
    gameId,
    nodeId: textOf(entry['nodeId']) || gameId,
    nodeName: name,
    gameName: name,
    gameType: textOf(entry['gameType']) || 'LOTT',
    vassalage: vendor,
    displayName: vendor,
    gameCode: textOf(entry['gameCode']) || 'lobby',
    ...(iconUrl === '' ? {} : { iconUrl }),
  };
  return [{ game, issue: textOf(entry['issue']), closesAt: closesAt > 0 ? closesAt : undefined }];
}

function listOf(answer: unknown): readonly Record<string, unknown>[] {
  const list = isRecord(answer) ? answer['list'] : undefined;
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

function numbersOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(textOf).filter((text) => text !== '') : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string {
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
}
