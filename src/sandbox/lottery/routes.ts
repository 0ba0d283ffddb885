import { failure } from '../errors.ts';
import { open } from '../http/route.ts';
import type { Call, SandboxRoute } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Lottery } from './draws.ts';
import { issueAt, listLotteries, numbersOf, prizesOf } from './draws.ts';

const recentDraws = 10;

/** Lotteries and their draws (rows G-315…G-319). */
export const lotteryRoutes: readonly SandboxRoute[] = [
  open('lotteries', async (sandbox, { query }) => ({
    value: {
      list: listLotteries(sandbox.catalogue, query['prizeMode']).map((lottery) => viewLottery(sandbox, lottery)),
    },
  })),
  open('lotteryMenu', async (sandbox, { query }) => {
    const lotteries = listLotteries(sandbox.catalogue, query['prizeMode']);
    const groups = [...Map.groupBy(lotteries, ({ game }) => game.vendor)].map(([vendor, found]) => ({
      vassalage: vendor.code,
      displayName: vendor.name,
      lotteries: found.map((lottery) => viewLottery(sandbox, lottery)),
    }));
    return { value: { list: groups } };
  }),
  open('numero', async (sandbox, call) => ({ value: lastDraw(sandbox, findLottery(sandbox, call)) })),
  open('recentVnLottery', async (sandbox, call) => {
    const lotteries = listLotteries(sandbox.catalogue, undefined).filter(isVietnamese);
    const wanted = call.query['lotteryCode'];
    const chosen = lotteries.filter(({ game }) => wanted === undefined || game.gameId === wanted);
    const list = chosen.flatMap((lottery) =>
      Array.from({ length: recentDraws }, (_, back) => viewVnDraw(sandbox, lottery, back + 1)),
    );
    return { value: { list } };
  }),
  open('vnNumero', async (sandbox, call) => {
    const lottery = findLottery(sandbox, call);
    if (!isVietnamese(lottery)) throw failure('not.found');
    return { value: viewVnDraw(sandbox, lottery, 1) };
  }),
];

function isVietnamese({ game }: Lottery): boolean {
  return game.vendor.code === 'TCG_LOTTO_VN' || /Hanoi|Saigon|North|Central|South/.test(game.title);
}

function findLottery({ catalogue }: Sandbox, { query }: Call): Lottery {
  const found = listLotteries(catalogue, undefined).find(({ game }) => game.gameId === query['lotteryCode']);
  if (!found) throw failure('not.found');
  return found;
}

function viewLottery({ now }: Sandbox, lottery: Lottery) {
  const { game, periodMs } = lottery;
  const issue = issueAt(lottery, now().getTime());
  return {
    lotteryCode: game.gameId,
    lotteryName: game.title,
    vassalage: game.vendor.code,
    nodeId: game.nodeId,
    iconUrl: `/art/games/${game.gameId}`,
    issue: String(issue),
    closesAt: issue * periodMs,
    periodSeconds: periodMs / 1000,
  };
}

function lastDraw(sandbox: Sandbox, lottery: Lottery) {
  return viewDraw(sandbox, lottery, 1);
}

function viewDraw({ now }: Pick<Sandbox, 'now'>, lottery: Lottery, back: number) {
  const issue = issueAt(lottery, now().getTime()) - back;
  return {
    lotteryCode: lottery.game.gameId,
    lotteryName: lottery.game.title,
    issue: String(issue),
    drawnAt: issue * lottery.periodMs,
    numbers: numbersOf(lottery, issue),
  };
}

/** A draw whose prizes have levels. */
function viewVnDraw({ now }: Pick<Sandbox, 'now'>, lottery: Lottery, back: number) {
  const draw = viewDraw({ now }, lottery, back);
  return { ...draw, prizes: prizesOf(lottery, Number(draw.issue)) };
}
