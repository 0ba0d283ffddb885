import { accessSteps } from './access-steps.ts';
import { firstStep } from './first-step.ts';
import { safePlaySteps } from './safe-play-steps.ts';
import type { Migrations } from '../../storage/database/migrate.ts';
import { limitTable } from '../../storage/limits/limit-table.ts';

/** Columns that hold money as decimal numbers; payments hold smallest units. */
const amountColumns = {
  entry: ['amount'],
  bet: ['stake', 'payout'],
  round: ['stake', 'payout'],
  play_session: ['play_money'],
  rain_event: ['budget', 'least', 'most'],
  rain_claim: ['amount'],
  settlement: ['base', 'amount'],
  play_limit: ['amount', 'next_amount'],
  referral: ['reward', 'min_deposit'],
} as const;

/** Every step of the sandbox's schema. */
export const migrations: Migrations = {
  '001-accounts-money-content': firstStep,
  '002-banner-words': [
    `alter table banner add column note jsonb not null default '{"en":"","ur":""}'`,
    `alter table banner add column action jsonb not null default '{"en":"","ur":""}'`,
  ],
  '003-feedback-answers': [
    `alter table feedback add column answer jsonb`,
    `alter table feedback add column answered_at timestamptz`,
    `create index feedback_account on feedback (account, created_at)`,
  ],
  '004-pictures-and-proofs': [
    `alter table account add column picture bytea`,
    `alter table account add column verified jsonb not null default '[]'`,
  ],
  '005-chat': [
    `create table chat_conversation (
      id integer generated always as identity primary key, merchant text not null references merchant,
      account integer unique references account, created_at timestamptz not null)`,
    `create table chat_ticket (
      ticket_hash text primary key, conversation integer not null references chat_conversation on delete cascade,
      expires_at timestamptz not null)`,
    `create table chat_message (
      id integer generated always as identity primary key,
      conversation integer not null references chat_conversation on delete cascade, author text not null, text text not null,
      created_at timestamptz not null, read_at timestamptz)`,
    `create index chat_message_conversation on chat_message (conversation, id)`,
    `create table staff (name text primary key, password_hash text not null)`,
  ],
  '006-social-and-spent-work': [
    `create table social_attempt (
      state_hash text primary key, merchant text not null references merchant, provider text not null,
      verifier text not null, nonce text not null, redirect_uri text not null, expires_at timestamptz not null)`,
    `create table social_identity (
      merchant text not null references merchant, provider text not null, subject text not null,
      account integer not null references account, primary key (merchant, provider, subject))`,
    `create table spent_work (
      merchant text not null, signature text not null, expires_at timestamptz not null, primary key (merchant, signature))`,
  ],
  '007-play': [
    `create table play_session (
      id integer generated always as identity primary key, merchant text not null references merchant,
      account integer not null references account, login_hash text not null references session, node_id text not null,
      is_free boolean not null, play_money numeric(18, 2) not null check (play_money >= 0), play_type text not null,
      site_origin text not null, back_path text not null, launch_hash text not null unique, launch_until timestamptz not null,
      token_hash text unique, ends_at timestamptz not null)`,
    `create table round (
      id integer generated always as identity primary key, play_session integer not null references play_session,
      account integer not null references account, key text not null, stake numeric(18, 2) not null,
      payout numeric(18, 2) not null, outcome jsonb not null, shown boolean not null default false,
      created_at timestamptz not null, unique (account, key))`,
    `create index bet_merchant on bet (merchant, created_at)`,
  ],
  '008-promotion-applications': [
    `create table promotion_application (
      id integer generated always as identity primary key, merchant text not null references merchant,
      account integer not null references account, announcement integer not null references announcement on delete cascade,
      remark text not null, created_at timestamptz not null, unique (account, announcement))`,
    `create table promotion_picture (
      application integer not null references promotion_application on delete cascade, sequence integer not null,
      picture bytea not null, primary key (application, sequence))`,
  ],
  '009-limits': [limitTable],
  '010-devices': [
    `alter table session rename column seen_at to acted_at`,
    `alter table session add column id uuid not null default gen_random_uuid() unique`,
    `alter table session add column device jsonb not null default '{"kind":"unknown"}'`,
    `alter table session add column country text`,
  ],
  '011-tries-counted-by-the-limiter': [`drop table attempt`],
  '012-encrypted-at-rest': [
    `alter table encryption_key alter column private_jwk type text using private_jwk::text`,
    `delete from sms_code`,
    `delete from captcha`,
  ],
  '013-pruning': [
    `alter table play_session drop constraint play_session_login_hash_fkey`,
    `create index session_expires on session (expires_at)`,
    `create index captcha_expires on captcha (expires_at)`,
    `create index sms_code_expires on sms_code (expires_at)`,
    `create index limit_count_ends on limit_count (ends_at)`,
    `create index round_play_session on round (play_session)`,
  ],
  '014-closing': [
    `alter table account add column closed_at timestamptz`,
    `alter table account add column erased_at timestamptz`,
    `create index account_closed on account (closed_at) where closed_at is not null and erased_at is null`,
  ],
  '015-own-proof': [`alter table session add column proved_at timestamptz`],
  // What lies there in clear is encrypted when the data are opened (`encrypt-old-rows.ts`).
  '016-players-encrypted': [
    `drop index account_mobile`,
    `alter table account add column mobile_key text`,
    `create unique index account_mobile_key on account (merchant, mobile_key) where mobile_key is not null`,
    `alter table account alter column profile drop default`,
    `alter table account alter column profile drop not null`,
    `alter table account alter column profile type text using nullif(profile::text, '{}')`,
    `alter table promotion_picture alter column picture type text
      using translate(encode(picture, 'base64'), chr(10), '')`,
  ],
  '017-disabled-accounts-have-no-session': [
    `update session set revoked_at = now() from account
      where account.id = session.account and account.disabled and session.revoked_at is null`,
    // Whoever sets the column, operators by hand too.
    `create function end_access() returns trigger language plpgsql as $$ begin
      update session set revoked_at = now() where account = new.id and revoked_at is null;
      delete from chat_ticket where conversation in (select id from chat_conversation where account = new.id);
      return null;
    end $$`,
    `create trigger account_disabled after update of disabled on account
      for each row when (new.disabled) execute function end_access()`,
  ],
  '018-team-rates-and-invitations': [
    `create table member_rate (
      id integer generated always as identity primary key, account integer not null references account,
      game_type text not null, rate numeric(5, 2) not null check (rate between 0 and 100),
      valid_from timestamptz not null)`,
    `create index member_rate_account on member_rate (account, game_type, valid_from)`,
    `create table invitation (
      merchant text not null references merchant, code text not null, account integer not null references account,
      kind integer not null, rates jsonb not null, created_at timestamptz not null, primary key (merchant, code))`,
    `create index invitation_account on invitation (account)`,
    `alter table account add column signed_in_at timestamptz`,
    `update account set signed_in_at = (select max(created_at) from session where session.account = account.id)`,
  ],
  '019-contracts-and-red-rain': [
    `alter table contract drop constraint contract_pkey`,
    `alter table contract add column id integer generated always as identity primary key`,
    `alter table contract add column offered_by integer references account`,
    `alter table contract add column offered_at timestamptz not null default now()`,
    `alter table contract add column ended_at timestamptz`,
    `create unique index contract_offered on contract (account, kind) where state = 'offered'`,
    `create unique index contract_accepted on contract (account, kind) where state = 'accepted'`,
    `create table rain_event (
      id integer generated always as identity primary key, merchant text not null references merchant, title jsonb not null,
      starts_at timestamptz not null, ends_at timestamptz not null check (ends_at > starts_at),
      budget numeric(18, 2) not null check (budget >= 0), least numeric(18, 2) not null check (least > 0),
      most numeric(18, 2) not null check (most >= least), claims_each integer not null check (claims_each > 0),
      every_minutes integer, unique (merchant, starts_at))`,
    `create table rain_claim (
      id integer generated always as identity primary key, event integer not null references rain_event on delete cascade,
      account integer not null references account, place integer not null, amount numeric(18, 2) not null,
      created_at timestamptz not null, unique (event, account, place))`,
    `create index rain_claim_account on rain_claim (account, id)`,
  ],
  '020-settlement': [
    `create table settlement (
      id integer generated always as identity primary key, merchant text not null references merchant,
      account integer not null references account, kind text not null, period text not null,
      starts_at timestamptz not null, ends_at timestamptz not null check (ends_at > starts_at),
      source integer not null references account, game_type text not null, base numeric(18, 2) not null,
      rate numeric(5, 2) not null, amount numeric(18, 2) not null check (amount >= 0), state text not null,
      payer integer references account, paid_at timestamptz)`,
    `create unique index settlement_once on settlement (account, kind, period) where kind <> 'rebate'`,
    `create unique index settlement_rebate_once on settlement (account, period, source, game_type, rate)
      where kind = 'rebate'`,
    `create index settlement_payer on settlement (payer, kind) where payer is not null`,
    `create table settlement_run (
      merchant text not null references merchant, kind text not null, period text not null,
      created_at timestamptz not null, primary key (merchant, kind, period))`,
  ],
  '021-payments': [
    `create table payment_method (
      merchant text not null references merchant, direction text not null, id text not null, description jsonb not null,
      position integer not null, primary key (merchant, direction, id))`,
    `create table payment (
      id integer generated always as identity primary key, merchant text not null references merchant,
      account integer not null references account, direction text not null, method text not null, title jsonb not null,
      note text not null, next text not null, key text not null, reference text not null unique, currency text not null,
      decimals integer not null, amount bigint not null check (amount > 0), fee bigint not null check (fee >= 0),
      received bigint not null default 0 check (received >= 0),
      credited bigint not null default 0 check (credited between 0 and amount), entered text, failed_at timestamptz,
      expires_at timestamptz, created_at timestamptz not null, changed_at timestamptz not null, unique (account, key))`,
    `create index payment_account on payment (account, id)`,
    `create table payment_transfer (
      payment integer not null references payment, transfer text not null, amount bigint not null check (amount > 0),
      created_at timestamptz not null, primary key (payment, transfer))`,
    `create table payment_event (
      event text primary key, payment integer not null references payment, signature text not null unique,
      created_at timestamptz not null)`,
    `create table provider_order (
      reference text primary key, direction text not null, currency text not null, decimals integer not null,
      amount bigint not null, return_url text not null, plan text, due_at timestamptz, done_at timestamptz,
      created_at timestamptz not null)`,
    `alter table movement add column payment integer references payment`,
  ],
  '022-safe-play': [
    `create table play_limit (
      account integer not null references account, kind text not null check (kind in ('deposit', 'loss')),
      span text not null check (span in ('day', 'week', 'month')), amount numeric(18, 2) check (amount > 0),
      next_at timestamptz, next_amount numeric(18, 2) check (next_amount > 0), primary key (account, kind, span))`,
    `create table play_pause (
      id integer generated always as identity primary key, merchant text not null references merchant,
      account integer not null references account, kind text not null check (kind in ('timeOut', 'exclusion')),
      starts_at timestamptz not null, ends_at timestamptz not null check (ends_at > starts_at),
      mobile_key text, email_key text, social_key text)`,
    `create index play_pause_account on play_pause (account, ends_at)`,
    `create index play_pause_mobile on play_pause (mobile_key) where mobile_key is not null`,
    `create index play_pause_email on play_pause (email_key) where email_key is not null`,
    `create index play_pause_social on play_pause (social_key) where social_key is not null`,
    `create index play_pause_ends on play_pause (ends_at)`,
  ],
  '023-provider-expiry': [
    `alter table provider_order add column expires_at timestamptz`,
    `update provider_order set expires_at = payment.expires_at from payment where payment.reference = provider_order.reference`,
  ],
  '024-referrals': [
    `create table referral (
      friend integer primary key references account, referrer integer not null references account,
      created_at timestamptz not null, reward numeric(18, 2) check (reward > 0), min_deposit numeric(18, 2),
      note text not null, rewarded_at timestamptz, check (friend <> referrer))`,
    `create index referral_referrer on referral (referrer, created_at desc)`,
  ],
  '025-desk': [
    `alter table chat_conversation add column holder text, add column holder_name text,
      add column seen_through integer not null default 0, add column closed_through integer not null default 0`,
    `alter table chat_message add column staff_name text, add column shown_as text`,
    `update chat_conversation set seen_through = coalesce((select max(id) from chat_message
      where conversation = chat_conversation.id and author = 'support'), 0)`,
  ],
  '026-bank-cards': [
    `create table bank_card (
      id integer generated always as identity primary key, account integer not null references account,
      details text not null, created_at timestamptz not null)`,
    `create index bank_card_account on bank_card (account)`,
    `alter table payment add column card integer, add column card_digits text`,
  ],
  '027-pause-keys': [`alter table play_pause add column key_id text`],
  // An amount has as many decimals as its currency: none, two or three. What was written before keeps its two.
  '028-decimals-of-the-currency': Object.entries(amountColumns).flatMap(([table, columns]) =>
    columns.map(
      (column) => `alter table ${table} alter column ${column} type numeric,
        add constraint ${table}_${column}_decimals check (scale(${column}) <= 3)`,
    ),
  ),
  // Letters named their player in clear; the name is put in when a letter is read.
  '029-letters': [
    `update inbox_message set title = '{"en": "Welcome, {{name}}", "ur": "{{name}}، خوش آمدید"}'
      where title->>'en' like 'Welcome, %'`,
  ],
  '030-former-uplines': [
    `create table former_upline (
      account integer not null references account, upline integer references account, until timestamptz not null,
      primary key (account, until))`,
  ],
  // The payment provider keeps its orders itself; it is told anew of what waits.
  '031-provider-apart': [
    `alter table payment add column announced_at timestamptz, add column announced_until timestamptz`,
    `drop table provider_order`,
  ],
  '032-decided-applications': [
    `alter table promotion_application add column decided_at timestamptz,
      add column reward numeric check (reward > 0 and scale(reward) <= 3)`,
  ],
  '033-wallets': [
    `create table game_wallet (
      merchant text not null references merchant, id text not null check (id <> 'main'), description jsonb not null,
      position integer not null, primary key (merchant, id))`,
    `create table wallet_transfer (
      account integer not null references account, key text not null, source text not null, target text not null,
      amount numeric not null check (amount > 0 and scale(amount) <= 3), movement integer not null references movement,
      primary key (account, key))`,
  ],
  // Questions and applications are answered in the console, by people with names; the shared password goes.
  '034-named-staff': [
    `alter table feedback add column answered_by text`,
    `alter table promotion_application add column decided_by text, add column staff_reason text,
      add column proposed numeric check (proposed > 0 and scale(proposed) <= 3), add column proposed_by text,
      add column proposed_by_name text, add column proposed_at timestamptz`,
    `drop table staff`,
  ],
  ...safePlaySteps,
  ...accessSteps,
  '045-raises-told': [`alter table play_limit add column next_told boolean not null default false`],
  // A link must not publish the phone number that is a player's name.
  '046-invite-codes': [
    `alter table account add column invite_code text`,
    `create unique index account_invite_code on account (merchant, invite_code) where invite_code is not null`,
  ],
};
