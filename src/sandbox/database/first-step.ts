const accounts = [
  `create table merchant (
    code text primary key, settings jsonb not null default '{}', created_at timestamptz not null default now())`,
  `create table account (
    id integer generated always as identity primary key, merchant text not null references merchant,
    name text not null, name_key text not null, type integer not null, password_hash text,
    payment_hash text, temporary_hash text, temporary_until timestamptz, nickname text, email text, mobile text,
    profile jsonb not null default '{}', upline integer references account, icon integer not null default 1,
    label text, rank jsonb not null default '{}', first_login boolean not null default true,
    disabled boolean not null default false, created_at timestamptz not null, unique (merchant, name_key))`,
  `create unique index account_mobile on account (merchant, mobile) where mobile is not null`,
  `create index account_upline on account (upline)`,
  `create table session (
    token_hash text primary key, account integer not null references account, merchant text not null,
    created_at timestamptz not null, seen_at timestamptz not null, expires_at timestamptz not null, revoked_at timestamptz)`,
  `create index session_account on session (account)`,
  `create table attempt (merchant text not null, subject text not null, at timestamptz not null)`,
  `create index attempt_subject on attempt (merchant, subject, at)`,
  `create table captcha (
    id text primary key, merchant text not null, address text not null, answer_hash text not null,
    expires_at timestamptz not null, used boolean not null default false)`,
  `create index captcha_address on captcha (merchant, address, expires_at)`,
  `create table sms_code (
    id integer generated always as identity primary key, merchant text not null, mobile text not null, purpose text not null,
    code_hash text not null, failures integer not null default 0, expires_at timestamptz not null,
    used boolean not null default false, created_at timestamptz not null)`,
  `create index sms_code_mobile on sms_code (merchant, mobile, purpose, created_at)`,
  `create table outbox (
    id integer generated always as identity primary key, merchant text not null, kind text not null, recipient text not null,
    subject text not null, body text not null, created_at timestamptz not null)`,
  `create index outbox_time on outbox (created_at)`,
  `create table encryption_key (
    kid text primary key, public_jwk jsonb not null, private_jwk jsonb not null, created_at timestamptz not null)`,
];

const money = [
  `create table ledger (
    id integer generated always as identity primary key, merchant text not null references merchant,
    account integer references account, kind text not null, unique nulls not distinct (merchant, account, kind))`,
  `create table movement (
    id integer generated always as identity primary key, merchant text not null, kind text not null, note text not null,
    created_at timestamptz not null)`,
  `create table entry (
    movement integer not null references movement, ledger integer not null references ledger,
    amount numeric(18, 2) not null check (amount <> 0), primary key (movement, ledger))`,
  `create index entry_ledger on entry (ledger)`,
  `create table bet (
    id integer generated always as identity primary key, merchant text not null, account integer not null references account,
    node_id text not null, stake numeric(18, 2) not null, payout numeric(18, 2) not null, created_at timestamptz not null)`,
  `create index bet_account on bet (account, created_at)`,
];

const content = [
  `create table announcement (
    id integer generated always as identity primary key, merchant text not null references merchant,
    type text not null, group_name text not null, title jsonb not null, content jsonb not null, start_date date not null,
    end_date date, no_expiry boolean not null default false, categories jsonb not null default '[]', images jsonb not null default '[]',
    position integer not null default 0)`,
  `create index announcement_merchant on announcement (merchant, type)`,
  `create table announcement_read (
    announcement integer not null references announcement on delete cascade, account integer not null references account,
    primary key (announcement, account))`,
  `create table banner (
    id integer generated always as identity primary key, merchant text not null references merchant, group_name text not null,
    url text not null, link text not null, title jsonb not null, position integer not null default 0)`,
  `create index banner_merchant on banner (merchant)`,
  `create table help_entry (
    merchant text not null references merchant, tag text not null, title jsonb not null, content jsonb not null,
    position integer not null, primary key (merchant, tag))`,
  `create table inbox_message (
    id integer generated always as identity primary key, merchant text not null, account integer not null references account,
    title jsonb not null, content jsonb not null, read boolean not null default false, created_at timestamptz not null)`,
  `create index inbox_account on inbox_message (account)`,
  `create table promotion_count (
    account integer not null references account, kind text not null, count integer not null, primary key (account, kind))`,
  `create table favourite (
    account integer not null references account, node_id text not null, created_at timestamptz not null,
    primary key (account, node_id))`,
  `create table recent (
    account integer not null references account, node_id text not null, played_at timestamptz not null,
    primary key (account, node_id))`,
  `create table feedback (
    id integer generated always as identity primary key, merchant text not null, account integer not null references account,
    type integer not null, content text not null, created_at timestamptz not null)`,
  `create table affiliate (
    merchant text not null references merchant, code text not null, domain text not null, account integer references account,
    primary key (merchant, code))`,
  `create table contract (
    account integer not null references account, kind text not null, terms jsonb not null, state text not null,
    answered_at timestamptz, primary key (account, kind))`,
];

/** The first step of the schema: accounts, money and content. */
export const firstStep = [...accounts, ...money, ...content] as const;
