import { fromMinor } from '../../engine/minor-units.ts';
import { openPersonal } from '../accounts/personal-data.ts';
import { lastDigitsOf } from '../bank-cards/card-number.ts';
import { viewCard } from '../bank-cards/view-card.ts';
import { failure } from '../errors.ts';
import { fillText } from '../merchants/seed-data.ts';
import { readPlayTime } from '../safe-play/play-time.ts';
import type { Sandbox } from '../sandbox.ts';
import { decimalsIn } from '../wallet/currency.ts';
import { balanceOf } from '../wallet/ledger.ts';

/** Everything that the platform holds about a player, in words and numbers that they can read. Secrets are no data of theirs. */
export async function exportMember(sandbox: Sandbox, id: number) {
  const { db, cipher, catalogue, now } = sandbox;
  const account = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
  if (!account || account.erased_at) throw failure('user.not.exist');
  const titleOf = (nodeId: string) => catalogue.byNode(nodeId)?.title ?? nodeId;
  const { name, type, nickname, email, mobile, profile, verified, label, rank, created_at, signed_in_at, closed_at } =
    openPersonal(cipher, account);
  const sessions = await db
    .selectFrom('session')
    .select(['device', 'country', 'created_at', 'acted_at'])
    .where('account', '=', id)
    .orderBy('created_at')
    .execute();
  const movements = await db
    .selectFrom('entry')
    .innerJoin('ledger', 'ledger.id', 'entry.ledger')
    .innerJoin('movement', 'movement.id', 'entry.movement')
    .select(['movement.kind', 'movement.note', 'movement.created_at', 'entry.amount'])
    .where('ledger.account', '=', id)
    .orderBy('movement.id')
    .execute();
  const payments = await db
    .selectFrom('payment')
    .select([
      'direction',
      'title',
      'reference',
      'currency',
      'decimals',
      'amount',
      'fee',
      'received',
      'entered',
      'created_at',
    ])
    .where('account', '=', id)
    .orderBy('id')
    .execute();
  const cards = await db.selectFrom('bank_card').selectAll().where('account', '=', id).orderBy('id').execute();
  const bets = await db
    .selectFrom('bet')
    .select(['node_id', 'stake', 'payout', 'created_at'])
    .where('account', '=', id)
    .orderBy('id')
    .execute();
  const favourites = await db.selectFrom('favourite').select('node_id').where('account', '=', id).execute();
  const recent = await db.selectFrom('recent').select(['node_id', 'played_at']).where('account', '=', id).execute();
  const inbox = await db
    .selectFrom('inbox_message')
    .select(['title', 'content', 'read', 'created_at'])
    .where('account', '=', id)
    .orderBy('id')
    .execute();
  const questions = await db
    .selectFrom('feedback')
    .select(['type', 'content', 'answer', 'created_at', 'answered_at'])
    .where('account', '=', id)
    .orderBy('id')
    .execute();
  const chat = await db
    .selectFrom('chat_message')
    .innerJoin('chat_conversation', 'chat_conversation.id', 'chat_message.conversation')
    .select(['chat_message.author', 'chat_message.shown_as', 'chat_message.text', 'chat_message.created_at'])
    .where('chat_conversation.account', '=', id)
    .orderBy('chat_message.id')
    .execute();
  const applications = await db
    .selectFrom('promotion_application')
    .innerJoin('announcement', 'announcement.id', 'promotion_application.announcement')
    .select(['announcement.title', 'promotion_application.remark', 'promotion_application.created_at'])
    .where('promotion_application.account', '=', id)
    .execute();
  const earnings = await db
    .selectFrom('settlement')
    .select(['kind', 'starts_at', 'ends_at', 'base', 'rate', 'amount', 'state', 'paid_at'])
    .where('account', '=', id)
    .orderBy('starts_at')
    .execute();
  const rates = await db
    .selectFrom('member_rate')
    .select(['game_type', 'rate', 'valid_from'])
    .where('account', '=', id)
    .orderBy('id')
    .execute();
  const invitations = await db
    .selectFrom('invitation')
    .select(['code', 'rates', 'created_at'])
    .where('account', '=', id)
    .orderBy('created_at')
    .execute();
  const contracts = await db
    .selectFrom('contract')
    .select(['kind', 'state', 'terms', 'offered_at', 'answered_at', 'ended_at'])
    .where('account', '=', id)
    .orderBy('id')
    .execute();
  const envelopes = await db
    .selectFrom('rain_claim')
    .innerJoin('rain_event', 'rain_event.id', 'rain_claim.event')
    .select(['rain_event.title', 'rain_claim.amount', 'rain_claim.created_at'])
    .where('rain_claim.account', '=', id)
    .orderBy('rain_claim.id')
    .execute();
  const limits = await db
    .selectFrom('play_limit')
    .select(['kind', 'span', 'amount', 'next_at', 'next_amount', 'next_asks'])
    .where('account', '=', id)
    .execute();
  const breaks = await db
    .selectFrom('play_pause')
    .select(['kind', 'starts_at', 'ends_at', 'least_until', 'end_asked_at'])
    .where('account', '=', id)
    .orderBy('id')
    .execute();
  const playTime = await readPlayTime(db, id);
  const friends = await db
    .selectFrom('referral')
    .select(['created_at', 'reward', 'rewarded_at'])
    .where('referrer', '=', id)
    .orderBy('created_at')
    .execute();
  const factor = await db.selectFrom('second_factor').select('created_at').where('account', '=', id).executeTakeFirst();
  const signIns = await db.selectFrom('social_identity').select('provider').where('account', '=', id).execute();
  return {
    exportedAt: now().toISOString(),
    account: {
      ...{ name, type, nickname, email, mobile, verified, label, rank },
      ...{ registration: profile ?? {}, openedAt: created_at, signedInAt: signed_in_at, closedAt: closed_at },
      signInProviders: signIns.map(({ provider }) => provider),
      ...(factor ? { secondFactorSince: factor.created_at } : {}),
    },
    devices: sessions.map(({ device, country, created_at: signedInAt, acted_at: activeAt }) => ({
      ...device,
      country,
      signedInAt,
      activeAt,
    })),
    wallet: {
      balance: await balanceOf(db, id, await decimalsIn(sandbox, account.merchant)),
      movements: movements.map(({ kind, note, amount, created_at: at }) => ({ kind, note, amount, at })),
    },
    payments: payments.map(({ created_at: at, decimals, amount, fee, received, entered, ...payment }) => ({
      ...payment,
      ...{ at, amount: fromMinor(Number(amount), decimals), fee: fromMinor(Number(fee), decimals) },
      received: fromMinor(Number(received), decimals),
      entered: entered === null ? {} : enteredOf(cipher.decrypt('payment.entered', entered)),
    })),
    bankCards: cards.map((row) => viewCard(cipher, row)).map(({ id: _id, ...card }) => card),
    bets: bets.map(({ node_id, stake, payout, created_at: at }) => ({ game: titleOf(node_id), stake, payout, at })),
    rebateRates: rates.map(({ game_type: gameType, rate: percent, valid_from: from }) => ({ gameType, percent, from })),
    invitations: invitations.map(({ code, rates: preset, created_at: at }) => ({ code, rates: preset, at })),
    agentEarnings: earnings.map(({ starts_at: from, ends_at: to, paid_at: paidAt, ...earning }) => ({
      ...earning,
      ...{ from, to, paidAt },
    })),
    playLimits: limits.map(({ next_at: changesAt, next_amount: changesTo, next_asks: asksAgain, ...limit }) => ({
      ...limit,
      ...(changesAt === null ? {} : { changesAt, changesTo, asksAgain }),
    })),
    breaks: breaks.map(
      ({ kind, starts_at: from, ends_at: to, least_until: atLeastUntil, end_asked_at: endAskedAt }) => ({
        ...{ kind, from, to, atLeastUntil, endAskedAt },
      }),
    ),
    playTime: playTime && {
      ...{ playedLastAt: playTime.acted_at, day: playTime.day_from, minutes: Math.floor(playTime.day_ms / 60_000) },
    },
    invitedFriends: friends.map(({ created_at: joinedAt, rewarded_at: rewardedAt, reward }) => ({
      joinedAt,
      ...(rewardedAt === null ? {} : { reward, rewardedAt }),
    })),
    favourites: favourites.map(({ node_id }) => titleOf(node_id)),
    recentGames: recent.map(({ node_id, played_at: at }) => ({ game: titleOf(node_id), at })),
    inbox: inbox.map(({ created_at: at, title, content, read }) => ({
      title: fillText(title, { name }),
      content: fillText(content, { name }),
      read,
      at,
    })),
    questions: questions.map(({ created_at: at, answered_at: answeredAt, content, ...question }) => ({
      ...question,
      content: cipher.decrypt('feedback.content', content),
      at,
      answeredAt,
    })),
    chat: chat.map(({ created_at: at, author, shown_as, text }) => ({
      author,
      ...(shown_as === null ? {} : { name: shown_as }),
      text: cipher.decrypt('chat_message.text', text),
      at,
    })),
    contracts: contracts.map(({ offered_at: offeredAt, answered_at: answeredAt, ended_at: endedAt, ...contract }) => ({
      ...contract,
      ...{ offeredAt, answeredAt, endedAt },
    })),
    redEnvelopes: envelopes.map(({ title, amount, created_at: at }) => ({ rain: title, amount, at })),
    promotionApplications: applications.map(({ created_at: at, title, remark }) => ({
      promotion: title,
      remark: cipher.decrypt('promotion_application.remark', remark),
      at,
    })),
  };
}

/** What was entered for a payment. The file lies on a device, so of a card's number it has what pages show. */
function enteredOf(json: string): Readonly<Record<string, unknown>> {
  const { card, ...entered } = JSON.parse(json);
  if (card === undefined) return entered;
  const { bank, cardHolder: holder, cardNumber } = card;
  return { ...entered, card: { bank, holder, lastDigits: lastDigitsOf(cardNumber) } };
}
