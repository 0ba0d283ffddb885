import { limitRetention, type Retention, type RetentionTable } from '../../storage/pruning/retention.ts';
import type { Tables } from './tables.ts';

const hour = 3_600_000;
const day = 24 * hour;
const year = 365 * day;

const content: Retention = { keep: 'always', because: 'content of the brand, which its staff take out themselves' };
const ofTheAccount: Retention = { keep: 'always', because: 'it belongs to the account and is erased with it' };
const money: Retention = {
  keep: 'always',
  because: 'money must be accounted for; the operator sets the term of their country',
};

/** How long the sandbox keeps the rows of each of its tables. */
export const retention: RetentionTable<Tables> = {
  merchant: { keep: 'always', because: 'one row for each brand' },
  account: { keep: 'always', because: 'records of money refer to it; who it was is erased years after it was closed' },
  session: {
    keep: 'until',
    column: 'expires_at',
    afterMs: 30 * day,
    because: 'a misused account is found out within weeks',
  },
  captcha: { keep: 'until', column: 'expires_at', afterMs: hour, because: 'it opens nothing any more' },
  sms_code: { keep: 'until', column: 'expires_at', afterMs: hour, because: 'it opens nothing any more' },
  outbox: {
    keep: 'until',
    column: 'created_at',
    afterMs: 7 * day,
    because: 'what a demonstration sent is looked at soon',
  },
  encryption_key: { keep: 'until', column: 'created_at', afterMs: 38 * day, because: 'it is read for 37 days' },
  referral: money,
  ledger: money,
  movement: money,
  entry: money,
  bet: money,
  announcement: content,
  announcement_read: ofTheAccount,
  banner: content,
  help_entry: content,
  inbox_message: { keep: 'always', because: 'the player deletes what they have read' },
  promotion_count: ofTheAccount,
  favourite: ofTheAccount,
  recent: { keep: 'until', column: 'played_at', afterMs: year, because: 'what was played a year ago is not recent' },
  feedback: { keep: 'until', column: 'created_at', afterMs: 2 * year, because: 'answers are read within the year' },
  promotion_application: {
    keep: 'until',
    column: 'created_at',
    afterMs: year,
    because: 'it was decided long ago, and its pictures may show papers',
  },
  promotion_picture: { keep: 'with', table: 'promotion_application', because: 'it belongs to the application' },
  chat_conversation: {
    keep: 'until',
    column: 'created_at',
    afterMs: year,
    unlessIn: { table: 'chat_message', column: 'conversation' },
    because: 'nothing is left in it',
  },
  chat_ticket: { keep: 'until', column: 'expires_at', afterMs: 0, because: 'it opens nothing any more' },
  chat_opening: { keep: 'until', column: 'expires_at', afterMs: 0, because: 'its cookie opens nothing any more' },
  chat_message: { keep: 'until', column: 'created_at', afterMs: year, because: 'complaints are made within the year' },
  social_attempt: { keep: 'until', column: 'expires_at', afterMs: 0, because: 'it opens nothing any more' },
  social_identity: ofTheAccount,
  spent_work: { keep: 'until', column: 'expires_at', afterMs: 0, because: 'the work itself has ended' },
  play_session: {
    keep: 'until',
    column: 'ends_at',
    afterMs: 30 * day,
    unlessIn: { table: 'round', column: 'play_session' },
    because: 'nothing was played in it',
  },
  round: money,
  affiliate: ofTheAccount,
  member_rate: money,
  former_upline: money,
  invitation: ofTheAccount,
  contract: { keep: 'always', because: 'what was agreed must be shown as long as money was paid by it' },
  rain_event: content,
  rain_claim: money,
  settlement: money,
  settlement_run: { keep: 'always', because: 'a period that it names was paid and must not be paid again' },
  play_limit: ofTheAccount,
  play_time: ofTheAccount,
  play_pause: {
    keep: 'until',
    column: 'ends_at',
    afterMs: 5 * year,
    because: 'who asked for a break, and whether it was kept, is asked years later; erasing the account leaves it',
  },
  second_factor: ofTheAccount,
  factor_setup: { keep: 'until', column: 'expires_at', afterMs: 0, because: 'it opens nothing any more' },
  recovery_code: ofTheAccount,
  payment_method: content,
  game_wallet: content,
  wallet_transfer: money,
  payment: money,
  bank_card: ofTheAccount,
  payment_transfer: money,
  payment_event: money,
  limit_count: limitRetention,
};
