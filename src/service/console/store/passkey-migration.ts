/** Tables of passkeys, and of what they are asked until they have answered. */
export const passkeyMigration: readonly string[] = [
  `create table console_passkeys (id text primary key,
    person text not null references console_people(id) on delete cascade, name text not null,
    public_key bytea not null, counter bigint not null, transports jsonb not null, is_synced boolean not null,
    since timestamptz not null, used_at timestamptz)`,
  `create index console_passkeys_person on console_passkeys (person)`,
  `create table console_challenges (digest text primary key, purpose text not null, session text, challenge text not null,
    kept jsonb not null, ends_at timestamptz not null)`,
  `create index console_challenges_ends_at on console_challenges (ends_at)`,
];
