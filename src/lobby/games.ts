import type { Game } from '../client/platform/content-types.ts';

/** One page of games, whatever name the platform gives its items (rows G-279, G-280). */
export interface GamePage {
  readonly games: readonly Game[];
  readonly pageNum: number;
  readonly totalPages: number;
  /** 0 where nobody knows. */
  readonly totalCount: number;
}

/** Shape of a picture: portrait 3:4, square, landscape 16:10, or square without title and frame for circles. */
export type PictureShape = 'p' | 's' | 'l' | 'c';

/**
 * Reads a list answer: items under `games`, `list` or `content`, first found; missing paging counts as one page, and the
 * games of several pages as uncounted where the platform gives no count (rows G-279…G-282).
 */
export function readGamePage(answer: unknown): GamePage {
  const value = isRecord(answer) ? answer : {};
  const items = [value.games, value.list, value.content].find(Array.isArray) ?? [];
  const games = items.filter(isRecord).map(readGame);
  const totalPages = numberOf(value.totalPages, 1);
  return {
    games,
    pageNum: numberOf(value.pageNum, 1),
    totalPages,
    totalCount: numberOf(value.totalCount, totalPages > 1 ? 0 : games.length),
  };
}

/** A game's picture with the size of its file, for a tile; none where the platform names none. */
export function tilePicture(game: Game, shape: PictureShape, host: string) {
  const src = gamePicture(game, shape, host);
  return src === undefined ? undefined : { src, ...tileSizes[shape] };
}

/** Pixels of the picture files, twice what a tile of a phone shows. */
const tileSizes: Readonly<Record<PictureShape, { readonly width: number; readonly height: number }>> = {
  p: { width: 240, height: 320 },
  s: { width: 240, height: 240 },
  l: { width: 352, height: 220 },
  c: { width: 240, height: 240 },
};

function gamePicture(game: Game, shape: PictureShape, host: string): string | undefined {
  return game.iconUrl === undefined ? undefined : `${host}${game.iconUrl}-${shape}.avif`;
}

function readGame(value: Record<string, unknown>): Game {
  const name = textOf(value.gameName) ?? textOf(value.nodeName) ?? '';
  const nodeId = textOf(value.nodeId) ?? textOf(value.gameId) ?? name;
  return {
    gameId: textOf(value.gameId) ?? nodeId,
    nodeId,
    nodeName: textOf(value.nodeName) ?? name,
    gameName: name,
    gameType: textOf(value.gameType) ?? '',
    vassalage: textOf(value.vassalage) ?? '',
    displayName: textOf(value.displayName) ?? textOf(value.vassalage) ?? '',
    gameCode: textOf(value.gameCode) ?? 'lobby',
    isNew: value.isNew === true || value.isNew === 1,
    ...present({
      supportPlay: textOf(value.supportPlay),
      isGameH5: textOf(value.isGameH5),
      minBet: textOf(value.minBet),
      returnPercent: typeof value.returnPercent === 'number' ? value.returnPercent : undefined,
      showIcon: textOf(value.showIcon),
      gameClassify: textOf(value.gameClassify),
      iconUrl: textOf(value.iconUrl),
    }),
  };
}

// As the page's own answers are, which came as JSON: a game that is the same again is then equal to the one that is drawn.
function present<T extends object>(values: T): Present<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<T>;
}

type Present<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function numberOf(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}
