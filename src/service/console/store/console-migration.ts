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

/**
 * How people are compared by name, what each may see and change, one-time links that take a new second factor, and tokens
 * of programs. Keys of names are made by `people/name-key.ts` alone, as the console opens.
 */
export const peopleMigration: readonly string[] = [
  `drop index console_people_name`,
  `alter table console_people add column name_key text, add column merchants jsonb, add column groups jsonb`,
  `create unique index console_people_name_key on console_people (name_key)`,
  `alter table console_links add column name_key text, add column merchants jsonb, add column groups jsonb,
    add column since timestamptz not null default now(),
    add column person text references console_people(id) on delete cascade`,
  `create unique index console_links_person on console_links (person)`,
  `create table console_tokens (id text primary key, digest text not null unique, name text not null,
    person text not null references console_people(id) on delete cascade, rights jsonb not null, merchants jsonb,
    groups jsonb, since timestamptz not null, ends_at timestamptz not null, used_at timestamptz, used_from text)`,
  `create unique index console_tokens_name on console_tokens (person, name)`,
];

/**
 * Who made a link, so that it ends with its maker; how often a person's ways in have changed; and by whose token a change set
 * was made and who approved it, who are asked about again at its start.
 */
export const makersMigration: readonly string[] = [
  `alter table console_links add column made_by text references console_people(id) on delete cascade`,
  `alter table console_people add column epoch integer not null default 0`,
  `alter table console_change_sets add column token text, add column approver text`,
];

/** Change sets that start later: when, when they did and why late, why they did not, and who called them off. */
export const startTimesMigration: readonly string[] = [
  `alter table console_change_sets add column start_at timestamptz, add column started_at timestamptz,
    add column late text, add column held jsonb, add column cancelled jsonb,
    add column forced boolean not null default false`,
  `create index console_change_sets_due on console_change_sets (start_at) where state in ('scheduled', 'proposed')`,
];
