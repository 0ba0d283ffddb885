import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { fromMinor, unitsOf } from '../../engine/minor-units.ts';
import { riseInRank } from '../accounts/rise-in-rank.ts';
import type { Tables } from '../database/tables.ts';
import { failure, PlatformError } from '../errors.ts';
import { ownLanguage } from '../merchants/own-language.ts';
import { heldLimits } from '../safe-play/limits.ts';
import { notePlay } from '../safe-play/note-play.ts';
import { refusePaused } from '../safe-play/pauses.ts';
import { requireStakeWithinLimits } from '../safe-play/require-within-limits.ts';
import { safePlayTerms } from '../safe-play/terms.ts';
import type { Sandbox } from '../sandbox.ts';
import { zoneOf } from '../settlement/zone.ts';
import { decimalsIn } from '../wallet/currency.ts';
import { gameWallets, type Purse, purseOf } from '../wallet/game-wallets.ts';
import { lockWallet, mainWallet, type Movement, moveMoney } from '../wallet/ledger.ts';
import { heldIn, requireInMain, spendableOf } from '../wallet/spend.ts';
import { kindOfCategory } from './game-kind.ts';
import { isOneGame, requireOpen } from './one-game.ts';
import { requireOfferedFixture } from './offered-fixture.ts';
import type { PlaySession } from './play-sessions.ts';
import { playableGames } from './playable-games.ts';
import type { RoundAnswer } from './protocol.ts';
import { requireSpinTerms, spinTerms } from './spin-terms.ts';

/**
 * Takes a bet, draws its outcome and moves the money, all in one transaction. A key that the player has used before gets
 * the round of then and moves nothing, so that a page may ask again when the network was lost.
 */
export async function playRound(
  sandbox: Sandbox,
  play: PlaySession,
  { key, bet }: { readonly key: string; readonly bet: unknown },
): Promise<RoundAnswer> {
  const chosen = gameOf(sandbox, play);
  requireOfferedFixture(sandbox.now, chosen, bet);
  const kind = kindOfCategory[chosen.category];
  const game = playableGames[kind];
  const stake = game.costOf(bet);
  if (stake === undefined) throw failure('bet.invalid');
  const [zone, decimals] = [await zoneOf(sandbox, play.merchant), await decimalsIn(sandbox, play.merchant)];
  const terms = kind === 'slot' ? await spinTerms(sandbox, play) : undefined;
  const language = await ownLanguage(sandbox, play.merchant);
  const purse = await purseOfGame(sandbox, play);
  const isOne = await isOneGame(sandbox, play.merchant);
  const timeTerms = await safePlayTerms(sandbox, play.merchant);
  const played = await sandbox.db.transaction().execute(async (inside) => {
    await lockWallet(inside, play.account);
    const known = await findRound(inside, play, { key, decimals, purse });
    if (known) return known;
    const at = sandbox.now();
    if (isOne) await requireOpen(inside, play, at);
    // Given and not thrown: that the rest has begun has to stay.
    const held = await heldLimits(inside, play.account, at);
    const refusal = await notePlay(inside, { account: play.account, at, zone, held }, timeTerms);
    if (refusal) return refusal;
    if (terms) await requireSpinTerms(inside, sandbox, { account: play.account, stake, at }, terms);
    if (play.is_free) await refusePaused(inside, play.account, at);
    else
      await requireStakeWithinLimits(inside, { account: play.account, units: BigInt(stake), at, zone, decimals }, held);
    const before = await moneyOf(inside, play, { decimals, purse });
    if (before < stake) throw failure('balance.low', { missing: fromMinor(stake - before, decimals) });
    const spending = { merchant: play.merchant, account: play.account, units: BigInt(stake), decimals, at };
    if (!play.is_free && purse.wallet === mainWallet)
      await requireInMain(inside, { ...spending, others: purse.others });
    const { payout, outcome } = game.settle(bet, (below) => randomInt(below));
    const settled = { stake: fromMinor(stake, decimals), payout: fromMinor(payout, decimals) };
    if (play.is_free) await movePlayMoney(inside, play, fromMinor(before - stake + payout, decimals));
    else {
      await settleMoney(inside, play, { ...settled, note: chosen.title, at, wallet: purse.wallet });
      await riseInRank(inside, { merchant: play.merchant, account: play.account, decimals, language, at });
    }
    await inside
      .insertInto('round')
      .values({
        play_session: play.id,
        account: play.account,
        key,
        ...settled,
        outcome: JSON.stringify(outcome),
        created_at: at,
      })
      .execute();
    return { key, stake, payout, outcome, balance: await moneyOf(inside, play, { decimals, purse }) };
  });
  if (played instanceof PlatformError) throw played;
  return played;
}

/** The round of a key that was settled before; nothing when there is none. */
export async function settledRound(sandbox: Sandbox, play: PlaySession, key: string): Promise<RoundAnswer | undefined> {
  return findRound(sandbox.db, play, { key, ...(await termsOf(sandbox, play)) });
}

/** The last round of an open game that no page has shown to its end. */
export async function unseenRound(sandbox: Sandbox, play: PlaySession): Promise<RoundAnswer | undefined> {
  const terms = await termsOf(sandbox, play);
  return sandbox.db.transaction().execute(async (inside) => {
    const found = await inside
      .selectFrom('round')
      .innerJoin('play_session', 'play_session.id', 'round.play_session')
      .select(['round.key', 'round.shown'])
      .where('round.account', '=', play.account)
      .where('play_session.node_id', '=', play.node_id)
      .where('play_session.is_free', '=', play.is_free)
      .orderBy('round.id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return found && !found.shown ? findRound(inside, play, { key: found.key, ...terms }) : undefined;
  });
}

/** Notes that the player has seen how a round ended. */
export async function markShown({ db }: Sandbox, play: PlaySession, key: string): Promise<void> {
  await db
    .updateTable('round')
    .set({ shown: true })
    .where('account', '=', play.account)
    .where('key', '=', key)
    .execute();
}

/** In what a game counts and pays. */
interface MoneyTerms {
  readonly decimals: number;
  readonly purse: Purse;
}

/** What an open game counts in, and the wallet that it plays from. */
export async function termsOf(sandbox: Sandbox, play: PlaySession): Promise<MoneyTerms> {
  return { decimals: await decimalsIn(sandbox, play.merchant), purse: await purseOfGame(sandbox, play) };
}

async function purseOfGame(sandbox: Sandbox, play: PlaySession): Promise<Purse> {
  return purseOf(await gameWallets(sandbox, play.merchant), gameOf(sandbox, play).vendor.code);
}

/** What a player can stake in an open game, in smallest units. */
export async function moneyOf(
  db: Transaction<Tables> | Sandbox['db'],
  play: PlaySession,
  { decimals, purse }: MoneyTerms,
): Promise<number> {
  const units = (text: string) => Number(unitsOf(text, decimals));
  if (!play.is_free) return Number(spendableOf(await heldIn(db, play.account, decimals), purse, decimals));
  const { play_money: money } = await db
    .selectFrom('play_session')
    .select('play_money')
    .where('id', '=', play.id)
    .executeTakeFirstOrThrow();
  return units(money);
}

/** The game of the catalogue that is open. */
export function gameOf({ catalogue }: Sandbox, play: PlaySession) {
  const game = catalogue.byNode(play.node_id);
  if (!game) throw failure('not.found');
  return game;
}

async function findRound(
  db: Sandbox['db'],
  play: PlaySession,
  { key, decimals, purse }: MoneyTerms & { readonly key: string },
): Promise<RoundAnswer | undefined> {
  const found = await db
    .selectFrom('round')
    .select(['stake', 'payout', 'outcome'])
    .where('account', '=', play.account)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!found) return undefined;
  const { stake, payout, outcome } = found;
  const [staked, paid] = [Number(unitsOf(stake, decimals)), Number(unitsOf(payout, decimals))];
  return { key, stake: staked, payout: paid, outcome, balance: await moneyOf(db, play, { decimals, purse }) };
}

async function movePlayMoney(db: Transaction<Tables>, play: PlaySession, money: string): Promise<void> {
  await db.updateTable('play_session').set({ play_money: money }).where('id', '=', play.id).execute();
}

/** The stake goes to the house, the payout comes from it, and the betting record says both. */
async function settleMoney(
  db: Transaction<Tables>,
  play: PlaySession,
  {
    stake,
    payout,
    ...rest
  }: { readonly stake: string; readonly payout: string } & Pick<Movement, 'note' | 'at' | 'wallet'>,
): Promise<void> {
  const { merchant, account, node_id } = play;
  const taken: Movement = { account, amount: `-${stake}`, kind: 'stake', ...rest };
  const paid: Movement = { account, amount: payout, kind: 'payout', ...rest };
  await moveMoney(db, merchant, /[1-9]/.test(payout) ? [taken, paid] : [taken]);
  await db.insertInto('bet').values({ merchant, account, node_id, stake, payout, created_at: rest.at }).execute();
}
