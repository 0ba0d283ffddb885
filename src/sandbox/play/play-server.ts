import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toMinor } from '../../engine/minor-units.ts';
import { failure } from '../errors.ts';
import { textIn } from '../http/read-value.ts';
import { queryOf } from '../http/settle-call.ts';
import { seedAmount } from '../merchants/seed-amount.ts';
import type { Sandbox } from '../sandbox.ts';
import { gameWallets } from '../wallet/game-wallets.ts';
import { fixturesAt } from './fixture-bet.ts';
import { kindOfCategory, stakeLimits } from './game-kind.ts';
import { waysOf } from './list-fixtures.ts';
import { addPlayFiles, playPage, sendPlayPage } from './play-page.ts';
import { findPlay, openPlay, type PlaySession, readPlay, siteOfGame } from './play-sessions.ts';
import { playableGames } from './playable-games.ts';
import { spinTerms } from './spin-terms.ts';
import type { OpenAnswer } from './protocol.ts';
import { sportOf } from './sides.ts';
import { gameOf, markShown, moneyOf, playRound, settledRound, termsOf, unseenRound } from './rounds.ts';

const hourMs = 3_600_000;
/** A page's secret has as much chance as ours. */
const tokenPattern = /^[\w-]{32,64}$/;
const keyPattern = /^[\w-]{8,64}$/;

/** The pages of the demonstration games and what they call: open, play a round, note that it was shown. */
export function addPlayServer(server: FastifyInstance, sandbox: Sandbox): void {
  addPlayFiles(server);
  server.get('/play', async (request, reply) => {
    const { game = '', language = 'en' } = queryOf(request);
    return sendPlayPage(reply, playPage(language), await siteOfGame(sandbox, game));
  });
  server.post('/play/open', async (request) => {
    const { launch } = Object(request.body);
    const token = tokenOf(request);
    if (token === undefined) throw failure('play.ended');
    return answerOpen(sandbox, await openPlay(sandbox, launch === undefined ? undefined : textIn(launch), token));
  });
  server.post('/play/round', async (request) => {
    const token = tokenOf(request) ?? '';
    const play = await findPlay(sandbox, token);
    const { key, bet } = Object(request.body);
    if (typeof key !== 'string' || !keyPattern.test(key)) throw failure('body.invalid');
    // A round under way is reported to whoever began it, also when the login has ended meanwhile; the next one needs a login.
    const settled = await settledRound(sandbox, play, key);
    if (settled) return settled;
    return playRound(sandbox, await readPlay(sandbox, token), { key, bet });
  });
  server.post('/play/shown', async (request) => {
    const play = await findPlay(sandbox, tokenOf(request) ?? '');
    const { key } = Object(request.body);
    await markShown(sandbox, play, textIn(key));
    return { value: true };
  });
}

async function answerOpen(sandbox: Sandbox, play: PlaySession): Promise<OpenAnswer> {
  const game = gameOf(sandbox, play);
  const kind = kindOfCategory[game.category];
  const sport = sportOf(game);
  const published = await sandbox.sites.get(play.merchant);
  const currency = published?.site.identity.currency;
  const { largestStake, restMs } =
    kind === 'slot' ? await spinTerms(sandbox, play) : { largestStake: stakeLimits.max, restMs: 0 };
  const terms = await termsOf(sandbox, play);
  const { decimals, purse } = terms;
  const wallet = (await gameWallets(sandbox, play.merchant)).find(({ id }) => id === purse.wallet);
  const smallestStake = toMinor(seedAmount(game.minBet, decimals), decimals) ?? stakeLimits.min;
  const unseen = await unseenRound(sandbox, play);
  return {
    game: { name: game.title, vendor: game.vendor.name, kind, picture: `/art/games/${game.gameId}` },
    sport,
    accent: sandbox.pictures.accent(game.gameId),
    currency: { symbol: currency?.symbol ?? '', position: currency?.position ?? 'before', decimals },
    balance: await moneyOf(sandbox.db, play, terms),
    smallestStake: Math.min(largestStake, Math.max(stakeLimits.min, smallestStake)),
    ...{ largestStake, restMs },
    returnPercent: playableGames[kind].returnPercent,
    playType: play.play_type,
    isFree: play.is_free,
    fixtures: kind === 'fixture' ? fixturesAt(Math.floor(sandbox.now().getTime() / hourMs), waysOf(sport)) : [],
    siteOrigin: play.site_origin,
    backUrl: play.site_origin === '' ? '' : `${play.site_origin}${play.back_path}`,
    ...(wallet && !play.is_free ? { wallet: { id: wallet.id, title: wallet.title } } : {}),
    ...(unseen ? { unseen } : {}),
  };
}

function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers['play'];
  return typeof header === 'string' && tokenPattern.test(header) ? header : undefined;
}
