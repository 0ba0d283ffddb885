/** Tables of the console: people, what lets them in, and their change sets. */
export const consoleMigration: readonly string[] = [
  `create table console_people (id text primary key, name text not null, role text not null, password_hash text not null,
    totp text not null, totp_step bigint not null default 0, is_closed boolean not null default false,
    since timestamptz not null default now(), used_at timestamptz)`,
  `create unique index console_people_name on console_people (lower(name))`,
  `create table console_links (digest text primary key, role text not null, name text, ends_at timestamptz not null,
    enrolment text)`,
  `create table console_recovery_codes (person text not null references console_people(id) on delete cascade,
    digest text not null, primary key (person, digest))`,
  `create table console_sessions (id text primary key, digest text not null unique,
    person text not null references console_people(id) on delete cascade, since timestamptz not null,
    used_at timestamptz not null, ends_at timestamptz not null, fresh_until timestamptz not null,
    browser text not null, address text not null)`,
  `create table console_change_sets (id text primary key, ordinal bigserial not null, kind text not null,
    state text not null, author text not null, person text not null, reason text not null, at timestamptz not null,
    until timestamptz, changes jsonb not null, base jsonb not null, results jsonb not null, decided jsonb, undone jsonb)`,
  `create index console_change_sets_ordinal on console_change_sets (ordinal)`,
];
