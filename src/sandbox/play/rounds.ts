import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { failure } from '../errors.ts';
import { refusePaused } from '../safe-play/pauses.ts';
import { requireStakeWithinLimits } from '../safe-play/require-within-limits.ts';
import type { Sandbox } from '../sandbox.ts';
import { zoneOf } from '../settlement/zone.ts';
import { balanceOf, lockWallet, type Movement, moveMoney } from '../wallet/ledger.ts';
import { kindOfCategory } from './game-kind.ts';
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
  const zone = await zoneOf(sandbox, play.merchant);
  const terms = kind === 'slot' ? await spinTerms(sandbox, play.merchant) : undefined;
  return sandbox.db.transaction().execute(async (inside) => {
    await lockWallet(inside, play.account);
    const known = await findRound(inside, play, key);
    if (known) return known;
    const at = sandbox.now();
    if (terms) await requireSpinTerms(inside, sandbox, { account: play.account, stake, at }, terms);
    if (play.is_free) await refusePaused(inside, play.account, at);
    else await requireStakeWithinLimits(inside, { account: play.account, cents: BigInt(stake), at, zone });
    const before = await moneyOf(inside, play);
    if (before < stake) throw failure('balance.low');
    const { payout, outcome } = game.settle(bet, (below) => randomInt(below));
    if (play.is_free) await movePlayMoney(inside, play, before - stake + payout);
    else await settleMoney(inside, play, { stake, payout, note: chosen.title, at });
    await inside
      .insertInto('round')
      .values({
        play_session: play.id,
        account: play.account,
        key,
        stake: decimal(stake),
        payout: decimal(payout),
        outcome: JSON.stringify(outcome),
        created_at: at,
      })
      .execute();
    return { key, stake, payout, outcome, balance: await moneyOf(inside, play) };
  });
}

/** The round of a key that was settled before; nothing when there is none. */
export async function settledRound({ db }: Sandbox, play: PlaySession, key: string): Promise<RoundAnswer | undefined> {
  return findRound(db, play, key);
}

/** The last round of an open game that no page has shown to its end. */
export async function unseenRound({ db }: Sandbox, play: PlaySession): Promise<RoundAnswer | undefined> {
  return db.transaction().execute(async (inside) => {
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
    return found && !found.shown ? findRound(inside, play, found.key) : undefined;
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

/** What a player can stake in an open game, in cents. */
export async function moneyOf(db: Transaction<Tables> | Sandbox['db'], play: PlaySession): Promise<number> {
  if (!play.is_free) return cents(await balanceOf(db, play.account));
  const { play_money: money } = await db
    .selectFrom('play_session')
    .select('play_money')
    .where('id', '=', play.id)
    .executeTakeFirstOrThrow();
  return cents(money);
}

/** The game of the catalogue that is open. */
export function gameOf({ catalogue }: Sandbox, play: PlaySession) {
  const game = catalogue.byNode(play.node_id);
  if (!game) throw failure('not.found');
  return game;
}

async function findRound(db: Sandbox['db'], play: PlaySession, key: string): Promise<RoundAnswer | undefined> {
  const found = await db
    .selectFrom('round')
    .select(['stake', 'payout', 'outcome'])
    .where('account', '=', play.account)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!found) return undefined;
  const { stake, payout, outcome } = found;
  return { key, stake: cents(stake), payout: cents(payout), outcome, balance: await moneyOf(db, play) };
}

async function movePlayMoney(db: Transaction<Tables>, play: PlaySession, money: number): Promise<void> {
  await db
    .updateTable('play_session')
    .set({ play_money: decimal(money) })
    .where('id', '=', play.id)
    .execute();
}

/** The stake goes to the house, the payout comes from it, and the betting record says both. */
async function settleMoney(
  db: Transaction<Tables>,
  play: PlaySession,
  {
    stake,
    payout,
    note,
    at,
  }: { readonly stake: number; readonly payout: number; readonly note: string; readonly at: Date },
): Promise<void> {
  const { merchant, account, node_id } = play;
  const taken: Movement = { account, amount: `-${decimal(stake)}`, kind: 'stake', note, at };
  const paid: Movement = { account, amount: decimal(payout), kind: 'payout', note, at };
  await moveMoney(db, merchant, payout === 0 ? [taken] : [taken, paid]);
  await db
    .insertInto('bet')
    .values({ merchant, account, node_id, stake: decimal(stake), payout: decimal(payout), created_at: at })
    .execute();
}

function cents(amount: string): number {
  return Math.round(Number(amount) * 100);
}

function decimal(amount: number): string {
  return (amount / 100).toFixed(2);
}
