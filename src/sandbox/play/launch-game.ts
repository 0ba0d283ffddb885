import { hasRole } from '../accounts/roles.ts';
import type { Catalogue, CatalogueGame } from '../catalogue/catalogue.ts';
import { backPath } from '../chat/back-path.ts';
import { failure } from '../errors.ts';
import { canBeTried } from '../games/game-view.ts';
import type { MemberCall } from '../http/route.ts';
import { siteOriginOf } from '../http/site-origin.ts';
import { requirePlayTime } from '../safe-play/note-play.ts';
import { requireNoticesSeen } from '../safe-play/play-notices.ts';
import type { Sandbox } from '../sandbox.ts';
import { offeredSelection } from './offered-fixture.ts';
import { hashSecret } from '../accounts/secrets.ts';
import { issueLaunch } from './play-sessions.ts';

/**
 * Answers where a game is played (rows G-142…G-147, G-320). Without a game of its own a vendor's lobby is its first game
 * of the type. Free play is for members only, in games that can be tried.
 */
export async function launchGame(sandbox: Sandbox, call: MemberCall) {
  const { query } = call;
  const game = wantedGame(sandbox.catalogue, query);
  if (!game) throw failure('not.found');
  await requireNoticesSeen(sandbox, call);
  await requirePlayTime(sandbox, { merchant: call.merchant, account: call.member.id });
  const playType = query['playType'] ?? 'trad';
  if (playType !== 'trad' && playType !== 'ent') throw failure('body.invalid');
  const isFree = query['mode'] === 'free';
  if (isFree && !(await hasRole(sandbox, call.merchant, call.member.type, 'member'))) throw failure('free_reject');
  if (isFree && !canBeTried(game)) throw failure('no.permission');
  const siteOrigin = siteOriginOf(call);
  const request = { game, isFree, playType, siteOrigin, backPath: backPath(query['backUrl']) } as const;
  const selection = offeredSelection(sandbox.now, game, query['selection']);
  const launch = await issueLaunch(sandbox, call, request);
  const address = new URLSearchParams({
    game: hashSecret(launch),
    language: call.language,
    ...(selection === undefined ? {} : { selection }),
  });
  // What opens the game stands behind the `#`: no server and no log ever sees it.
  return { value: { url: `${sandbox.publicUrl()}/play?${address}#launch=${launch}` } };
}

function wantedGame(catalogue: Catalogue, query: MemberCall['query']): CatalogueGame | undefined {
  const known = catalogue.byNode(query['nodeId'] ?? '') ?? catalogue.byId(query['gameId'] ?? '');
  if (known) return known;
  const [vendor, type] = [query['vassalage'], query['gameType']];
  return catalogue.games.find((game) => game.vendor.code === vendor && (!type || game.gameType === type));
}
