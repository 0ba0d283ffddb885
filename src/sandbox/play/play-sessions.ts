import { hashSecret, makeToken } from '../accounts/secrets.ts';
import { findLive, noteAct } from '../accounts/sessions.ts';
import type { CatalogueGame } from '../catalogue/catalogue.ts';
import { failure } from '../errors.ts';
import type { MemberCall } from '../http/route.ts';
import { seedAmount } from '../merchants/seed-amount.ts';
import type { Sandbox } from '../sandbox.ts';
import { decimalsIn } from '../wallet/currency.ts';
import { endOtherGames } from './one-game.ts';

/** The address of a game opens it once, and not later than this. */
const launchMs = 2 * 60_000;
const playMs = 4 * 3_600_000;
/** What play for fun begins with. */
const playMoney = '1000.00';

/** A game that a player has open. */
export interface PlaySession {
  readonly id: number;
  readonly merchant: string;
  readonly account: number;
  readonly node_id: string;
  readonly is_free: boolean;
  readonly play_type: 'trad' | 'ent';
  readonly site_origin: string;
  readonly back_path: string;
  readonly login_hash: string;
}

export interface PlayRequest {
  readonly game: CatalogueGame;
  readonly isFree: boolean;
  readonly playType: 'trad' | 'ent';
  readonly siteOrigin: string;
  readonly backPath: string;
}

/** Lets the player of a call into a game and gives the secret of its address; only the secret's hash is kept. */
export async function issueLaunch(sandbox: Sandbox, call: MemberCall, request: PlayRequest): Promise<string> {
  const { db, now } = sandbox;
  const launch = makeToken();
  const at = now().getTime();
  await db
    .insertInto('play_session')
    .values({
      merchant: call.merchant,
      account: call.member.id,
      login_hash: hashSecret(call.token),
      node_id: request.game.nodeId,
      is_free: request.isFree,
      play_money: seedAmount(playMoney, await decimalsIn(sandbox, call.merchant)),
      play_type: request.playType,
      site_origin: request.siteOrigin,
      back_path: request.backPath,
      launch_hash: hashSecret(launch),
      launch_until: new Date(at + launchMs),
      ends_at: new Date(at + playMs),
    })
    .execute();
  return launch;
}

/** Where a game may be framed: the site that asked for it; nothing for a launch that never was. An address names it by its digest. */
export async function siteOfGame({ db }: Sandbox, game: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('play_session')
    .select('site_origin')
    .where('launch_hash', '=', game)
    .executeTakeFirst();
  return found?.site_origin || undefined;
}

/**
 * Binds a launch to the secret that a page chose, so that a page whose answer was lost may ask again and nobody else can.
 * Throws when another page has it, it is too old, or its login has ended. A page that is loaded again has its secret alone.
 */
export async function openPlay(sandbox: Sandbox, launch: string | undefined, token: string): Promise<PlaySession> {
  if (launch !== undefined) await bindLaunch(sandbox, launch, token);
  const play = await readPlay(sandbox, token);
  await endOtherGames(sandbox, play);
  return play;
}

/** Gives a launch to the page of a secret. Throws when another page has it or it is too old. */
async function bindLaunch(sandbox: Sandbox, launch: string, token: string): Promise<void> {
  const token_hash = hashSecret(token);
  await sandbox.db
    .updateTable('play_session')
    .set({ token_hash })
    .where('launch_hash', '=', hashSecret(launch))
    .where('token_hash', 'is', null)
    .where('launch_until', '>', sandbox.now())
    .execute();
  await sandbox.db
    .selectFrom('play_session')
    .select('id')
    .where('token_hash', '=', token_hash)
    .where('launch_hash', '=', hashSecret(launch))
    .executeTakeFirstOrThrow(() => failure('play.ended'));
}

/** The open game of a token. Throws when it has ended, or the login that it was opened under has. */
export async function readPlay(sandbox: Sandbox, token: string): Promise<PlaySession> {
  const play = await findPlay(sandbox, token);
  // What is done in a game is done by the player.
  const login = await findLive(sandbox, play.login_hash);
  if (!login) throw failure('play.ended');
  await noteAct(sandbox, login);
  return play;
}

/**
 * The game of a token, even when its login has ended: a round that was begun is reported and shown to its end. Throws when the
 * game has ended.
 */
export async function findPlay({ db, now }: Sandbox, token: string): Promise<PlaySession> {
  const found = await db
    .selectFrom('play_session')
    .select(['id', 'merchant', 'account', 'node_id', 'is_free', 'play_type', 'site_origin', 'back_path', 'login_hash'])
    .where('token_hash', '=', hashSecret(token))
    .where('ends_at', '>', now())
    .executeTakeFirst();
  if (!found) throw failure('play.ended');
  return found;
}
