import { type ActionArguments, askToLogIn, type Game, PlatformError, type Runtime } from '../../../client/index.ts';
import { errorText } from '../../../client/platform/error-text.ts';
import { openPlayNotice } from '../../../client/session/open-play-notice.ts';
import { watchPlayTime } from '../../../client/session/watch-play-time.ts';
import { isWebAddress, keepOpenGame } from './open-game.ts';

/** Pages with a launch under way: a second tap of theirs makes no second call (row G-145). */
const underWay = new WeakSet<Runtime>();

/**
 * Launches a game: guests go to the login and come back, free play is for members only, and the answer's address opens
 * in this tab, another tab or a frame (rows G-141…G-149, G-276, G-311, G-320).
 */
export default async function launchGame(runtime: Runtime, args: ActionArguments): Promise<void> {
  const { session, release, toasts, translation } = runtime;
  const { game } = args;
  if (!isGame(game) || underWay.has(runtime)) return;
  // A site that has switched playing off has no page for it (row G-029).
  if (!release.getState().site.routes.some(({ id }) => id === 'play.screen')) {
    toasts.show(translation.text('play:off'));
    return;
  }
  const record = session.store.getState().session;
  if (record === undefined) {
    askToLogIn(runtime, `${location.pathname}${location.search}`);
    return;
  }
  const isFree = args['isFree'] === true;
  if (isFree && !release.getState().site.roles.member.includes(record.type)) {
    toasts.show(translation.text('errors:freeReject'));
    return;
  }
  const fail = (error: unknown) => answerFailure(runtime, game, error, () => void launchGame(runtime, args));
  underWay.add(runtime);
  const dismiss = toasts.show(translation.text('play:opening'), { kind: 'loading' });
  try {
    const url = await askAddress(runtime, game, {
      isFree,
      playType: args['playType'] === 'ent' ? 'ent' : 'trad',
      selection: args['selection'],
    });
    dismiss();
    if (url === undefined) fail(new TypeError('The answer names no address of the web.'));
    else {
      watchPlayTime(runtime);
      open(runtime, game, url);
    }
  } catch (error) {
    dismiss();
    fail(error);
  } finally {
    underWay.delete(runtime);
  }
}

/**
 * Says why a game did not open (row G-149): in the dialog or on the page that the refusal is about, else in one that opens the
 * game once more. A session that has ended says so itself.
 */
function answerFailure(runtime: Runtime, game: Game, error: unknown, tryAgain: () => void): void {
  const { session, release, toasts, translation, navigation, dialogs } = runtime;
  if (session.store.getState().session === undefined) return;
  const said = errorText(error, release.getState().site, translation.text);
  const code = error instanceof PlatformError ? error.code : undefined;
  if (code === undefined || !answered.has(code)) return dialogs.open('launchFailed', { game, said, tryAgain });
  toasts.show(said, { kind: 'error' });
  if (code === 'play.paused') navigation.go('safePlay.screen');
  if (error instanceof PlatformError && code === 'play.notice')
    openPlayNotice(runtime, Object(error.value['notices'])[0]);
  if (code === 'play.rest') dialogs.open('realityCheck');
}

const answered: ReadonlySet<string> = new Set(['play.paused', 'play.notice', 'play.rest']);

interface LaunchRequest {
  readonly isFree: boolean;
  readonly playType: 'trad' | 'ent';
  readonly selection: unknown;
}

/** Asks where the game is played: `value` as text, `value.url` or `value.gameUrl`, and only an address of the web. */
async function askAddress(
  { platform, translation }: Runtime,
  game: Game,
  { isFree, playType, selection }: LaunchRequest,
): Promise<string | undefined> {
  const { gameType, vassalage, gameId, nodeId, supportPlay, isGameH5 } = game;
  const query = {
    ...{ gameType, vassalage, gameCode: game.gameCode || 'lobby', gameId, nodeId },
    ...{ supportPlay: supportPlay ?? 1, isGameH5: isGameH5 ?? 1, playType },
    ...{ language: translation.store.getState().language, backUrl: location.pathname },
    ...(isFree ? { mode: 'free' } : {}),
    ...(typeof selection === 'string' ? { selection } : {}),
  };
  const answer = await platform.call('launch', { query, quiet: true });
  const said = typeof answer === 'string' ? answer : (Object(answer).url ?? Object(answer).gameUrl);
  const url = typeof said === 'string' ? URL.parse(said, location.origin)?.href : undefined;
  if (url === undefined || !isWebAddress(url)) return undefined;
  // The list of recent games follows by itself, also while the game takes the place of this page: a failure of it must not
  // stop the player (decision on G-311).
  const recent = { query: { nodeId, vendor: vassalage }, quiet: true, keepalive: true };
  platform.call('recentAdd', recent).catch(() => undefined);
  return url;
}

function open({ release, navigation, storage, clock }: Runtime, game: Game, url: string): void {
  const target = release.getState().site.settings['launch.target'];
  if (target === 'frame') {
    keepOpenGame(storage.session, { url, name: game.gameName, since: clock.now() });
    navigation.go('play.screen');
  } else if (target === 'blank') {
    const tab = window.open('about:blank', '_blank');
    // A browser that allows no window after a wait gets the game in this tab.
    if (tab === null) return location.assign(url);
    // The game's page must not reach this one (row G-148); `noopener` would hide whether there is a window.
    tab.opener = null;
    tab.location.replace(url);
  } else location.assign(url);
}

function isGame(value: unknown): value is Game {
  return typeof value === 'object' && value !== null && 'nodeId' in value && 'gameName' in value;
}
