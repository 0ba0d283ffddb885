import { createHash } from 'node:crypto';
import { fromMinor } from '../../engine/minor-units.ts';
import type { CatalogueGame } from '../catalogue/catalogue.ts';
import { openPersonal } from '../accounts/personal-data.ts';
import type { Sandbox } from '../sandbox.ts';
import { decimalsIn } from '../wallet/currency.ts';
import { gameViewOf } from './game-view.ts';

const names = ['am', 'jo', 'sa', 'ri', 'ka', 'mo', 'el', 'na', 'to', 'za'] as const;
const dayMs = 86_400_000;
const hourMs = 3_600_000;

export interface WinnerQuestion {
  readonly merchant: string;
  readonly limit: number;
  /** Game types; none asks for all. */
  readonly types: readonly string[];
}

/**
 * Winners of the last day, highest first (rows G-136…G-138); names are masked already. Where fewer have won than are asked
 * for, a demonstration fills the board with entries drawn from merchant and hour, each of them marked.
 */
export async function listWinners(sandbox: Sandbox, question: WinnerQuestion) {
  const view = await gameViewOf(sandbox, question.merchant);
  const real = (await realWinners(sandbox, question)).map((found) => viewWinner(found, view));
  const open = { ...question, limit: question.limit - real.length };
  const decimals = await decimalsIn(sandbox, question.merchant);
  const seeded = seededWinners(sandbox, open, decimals).map((found) => viewWinner(found, view));
  return [...real, ...seeded].sort((left, right) => Number(right.winAmount) - Number(left.winAmount));
}

async function realWinners({ db, cipher, catalogue, now }: Sandbox, { merchant, limit, types }: WinnerQuestion) {
  const rows = await db
    .selectFrom('round')
    .innerJoin('play_session', 'play_session.id', 'round.play_session')
    .innerJoin('account', 'account.id', 'round.account')
    .select(['play_session.node_id', 'round.payout', 'account.name'])
    .where('play_session.merchant', '=', merchant)
    .where('play_session.is_free', '=', false)
    .where('account.closed_at', 'is', null)
    .where('round.created_at', '>', new Date(now().getTime() - dayMs))
    .where('round.payout', '>', '0')
    .orderBy('round.payout', 'desc')
    .limit(100)
    .execute();
  return rows
    .flatMap(({ node_id, payout, ...player }) => {
      const game = catalogue.byNode(node_id);
      if (!game || (types.length > 0 && !types.includes(game.gameType))) return [];
      const { name } = openPersonal(cipher, player);
      return [{ game, winAmount: payout, userName: `${name.slice(0, 2)}***${name.slice(-1)}`, isDemo: 0 as const }];
    })
    .slice(0, limit);
}

function seededWinners({ catalogue, now }: Sandbox, { merchant, limit, types }: WinnerQuestion, decimals: number) {
  const hour = Math.floor(now().getTime() / hourMs);
  const games = catalogue.games.filter(
    ({ gameType, category }) => category !== 'sports' && (types.length === 0 || types.includes(gameType)),
  );
  const number = (subject: string, of: number) =>
    createHash('sha256').update(`${merchant} ${hour} ${subject}`).digest().readUInt32BE(0) % of;
  return Array.from({ length: Math.min(limit, games.length) }, (_, place) => {
    const game = games[number(`game ${place}`, Math.min(games.length, 120))];
    const winAmount = fromMinor(4_000 + number(`amount ${place}`, 480_000), decimals);
    const userName = `${names[number(`name ${place}`, names.length)]}***${number(`end ${place}`, 90) + 10}`;
    return game ? [{ game, winAmount, userName, isDemo: 1 as const }] : [];
  }).flat();
}

interface Winner {
  readonly game: CatalogueGame;
  readonly winAmount: string;
  readonly userName: string;
  readonly isDemo: 0 | 1;
}

function viewWinner({ game, winAmount, ...who }: Winner, view: Awaited<ReturnType<typeof gameViewOf>>) {
  return { winAmount, ...who, vo: { ...view(game), winAmount } };
}
