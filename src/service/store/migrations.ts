import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { Migrator } from 'kysely/migration';
import { limitTable } from '../../storage/limits/limit-table.ts';

const first: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      sql`create table parts (hash text primary key, kind text not null, media_type text not null,
        private boolean not null, bytes bytea not null)`,
      sql`create table sources (hash text primary key, bytes bytea not null)`,
      sql`create table releases (id text primary key, merchant text not null, manifest text not null,
        created_at timestamptz not null default now())`,
      sql`create table pointers (merchant text primary key, ordinal serial not null, seq bigint not null check (seq > 0),
        release text not null references releases(id), source text not null references sources(hash),
        folder text not null, engine text not null, updated_at timestamptz not null default now())`,
      sql`create table hosts (host text primary key, merchant text not null references pointers(merchant))`,
      sql`create table overrides (merchant text not null, name text not null, value jsonb not null, author text not null,
        reason text not null, until timestamptz, at timestamptz not null, primary key (merchant, name))`,
      sql`create table audit (id bigserial primary key, merchant text not null, seq bigint not null,
        release text not null references releases(id), source text not null references sources(hash), action text not null,
        author text not null, reason text not null, detail jsonb not null, overrides jsonb not null,
        at timestamptz not null default now(), unique (merchant, seq))`,
      sql`create index overrides_until on overrides (until) where until is not null`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};

const upstreams: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table upstreams (merchant text primary key, settings jsonb not null, answer text,
      answered_at timestamptz, notes jsonb not null default '{}', failure jsonb)`.execute(db);
  },
};

const upstreamChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create sequence upstream_changes`.execute(db);
    await sql`alter table upstreams add column changed bigint not null default nextval('upstream_changes')`.execute(db);
    await sql`create index upstreams_changed on upstreams (changed)`.execute(db);
  },
};

const limits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(limitTable).execute(db);
  },
};

const migrations: Record<string, Migration> = {
  '001-releases-and-pointers': first,
  '002-upstreams': upstreams,
  '003-upstream-changes': upstreamChanges,
  '004-limits': limits,
};

/** Brings the tables up to date; running it again changes nothing. */
export async function migrateStore<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The tables of the release store could not be brought up to date.', { cause: error });
}
