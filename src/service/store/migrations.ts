import type { Migrations } from '../../storage/database/migrate.ts';
import {
  consoleMigration,
  makersMigration,
  peopleMigration,
  startTimesMigration,
} from '../console/store/console-migration.ts';
import { auditMigration } from './audit-migration.ts';
import { passkeyMigration } from '../console/store/passkey-migration.ts';
import { limitTable } from '../../storage/limits/limit-table.ts';

/** Every step of the store's schema. */
export const migrations: Migrations = {
  '001-releases-and-pointers': [
    `create table parts (hash text primary key, kind text not null, media_type text not null,
      private boolean not null, bytes bytea not null)`,
    `create table sources (hash text primary key, bytes bytea not null)`,
    `create table releases (id text primary key, merchant text not null, manifest text not null,
      created_at timestamptz not null default now())`,
    `create table pointers (merchant text primary key, ordinal serial not null, seq bigint not null check (seq > 0),
      release text not null references releases(id), source text not null references sources(hash),
      folder text not null, engine text not null, updated_at timestamptz not null default now())`,
    `create table hosts (host text primary key, merchant text not null references pointers(merchant))`,
    `create table overrides (merchant text not null, name text not null, value jsonb not null, author text not null,
      reason text not null, until timestamptz, at timestamptz not null, primary key (merchant, name))`,
    `create table audit (id bigserial primary key, merchant text not null, seq bigint not null,
      release text not null references releases(id), source text not null references sources(hash), action text not null,
      author text not null, reason text not null, detail jsonb not null, overrides jsonb not null,
      at timestamptz not null default now(), unique (merchant, seq))`,
    `create index overrides_until on overrides (until) where until is not null`,
  ],
  '002-upstreams': [
    `create table upstreams (merchant text primary key, settings jsonb not null, answer text,
      answered_at timestamptz, notes jsonb not null default '{}', failure jsonb)`,
  ],
  '003-upstream-changes': [
    `create sequence upstream_changes`,
    `alter table upstreams add column changed bigint not null default nextval('upstream_changes')`,
    `create index upstreams_changed on upstreams (changed)`,
  ],
  '004-limits': [limitTable],
  '005-pruning': [`create index limit_count_ends on limit_count (ends_at)`],
  '006-layered-overrides': [
    `alter table overrides drop constraint overrides_pkey`,
    `alter table overrides add column position integer not null default 0`,
    `alter table overrides add primary key (merchant, name, position)`,
    `create table expiry_failures (merchant text primary key, since timestamptz not null, at timestamptz not null,
      attempts integer not null, message text not null, retry_at timestamptz not null)`,
  ],
  '007-folder-owner': [
    `create table folder_owner (id integer primary key default 1 check (id = 1), node text not null,
      place text not null, since timestamptz not null)`,
  ],
  '008-pruned-releases': [
    `alter table audit drop constraint audit_release_fkey, drop constraint audit_source_fkey`,
    `create index audit_release on audit (release)`,
    `create index audit_source on audit (source)`,
    ...['releases', 'sources', 'parts'].flatMap((table) => [
      `alter table ${table} add column used_at timestamptz not null default now()`,
      `create index ${table}_used_at on ${table} (used_at)`,
    ]),
  ],
  '009-error-cards': [
    `create table error_cards (reference text primary key, merchant text not null, release text not null,
      seq bigint not null, reason text not null, page text not null, call text, at timestamptz not null default now())`,
    `create index error_cards_at on error_cards (at)`,
  ],
  '010-forced-overrides': [`alter table overrides add column forced boolean not null default false`],
  '011-engines': [
    `create table engines (engine text primary key, ordinal bigserial not null)`,
    `alter table pointers add column made_by text`,
  ],
  '012-console': consoleMigration,
  '013-upstream-questions': [
    `create table upstream_questions (merchant text primary key, settings text not null, next_at timestamptz not null,
      asked_until timestamptz not null, failures integer not null default 0, trail jsonb not null default '{"moves":[]}')`,
  ],
  '015-passkeys': passkeyMigration,
  '017-people': peopleMigration,
  '018-start-times': startTimesMigration,
  '019-domains': [
    `create table domains (host text not null, merchant text not null, token text not null, main text,
      proven_at timestamptz, added_at timestamptz not null default now(), primary key (host, merchant))`,
    `create unique index domains_proven on domains (host) where proven_at is not null`,
  ],
  '020-audit-chain': auditMigration,
  '021-makers': makersMigration,
  '022-domain-checks': [
    `alter table domains add column looked_at timestamptz, add column missing_since timestamptz, add column found text`,
  ],
  '023-testers-passes': [
    `create table testers_passes (id text primary key, merchant text not null, note text not null, author text not null,
      person text not null, since timestamptz not null, ends_at timestamptz not null, revoked_at timestamptz)`,
    `create index testers_passes_ends_at on testers_passes (ends_at)`,
  ],
  '024-shown-names': [`alter table console_people add column shown_as text`],
  '025-assets': [
    `create table assets (path text primary key, bytes bytea not null, seen_at timestamptz not null default now())`,
    `create index assets_seen_at on assets (seen_at)`,
  ],
  '026-engines-of-releases': [`alter table releases add column engine text`],
};
