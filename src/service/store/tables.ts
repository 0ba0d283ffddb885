import type { ColumnType, Generated, Kysely, RawBuilder } from 'kysely';
import type { Override } from '../../contracts/origins.ts';
import type { ConsoleTables } from '../console/store/console-tables.ts';
import type { AnswerTrail } from '../upstream/damp-answers.ts';
import type { UpstreamFailure, UpstreamNotes } from '../upstream/upstream-state.ts';
import type { UpstreamSettings } from '../upstream/upstream-settings.ts';

type Json<T> = ColumnType<T, string, string>;
type Moment = ColumnType<Date, Date | undefined, never>;
/** When a publication or a rollback last needed a row; it guards the row against being pruned meanwhile. */
type UsedAt = ColumnType<Date, Date | undefined, Date>;

interface PartsTable {
  hash: string;
  kind: string;
  media_type: string;
  /** Private parts (origins, rules) never reach the parts route. */
  private: boolean;
  bytes: Uint8Array;
  used_at: UsedAt;
}

interface SourcesTable {
  hash: string;
  /** Gzipped JSON of a merchant folder as it was compiled. */
  bytes: Uint8Array;
  used_at: UsedAt;
}

interface ReleasesTable {
  id: string;
  merchant: string;
  manifest: string;
  /** Names engine and theme that compiled it last; nothing when a node did that noted none. */
  engine: Generated<string | null>;
  created_at: Moment;
  used_at: UsedAt;
}

interface PointersTable {
  merchant: string;
  /** Rises by one per merchant in order of first publication: gives each brand a lasting fallback port. */
  ordinal: Generated<number>;
  seq: number;
  release: string;
  /** The source that the live release was compiled from; an override compiles the same source again. */
  source: string;
  /** The folder state last published, so that a start after a rollback does not undo it. */
  folder: string;
  /** Features, engine, schemas and theme that compiled the live release. */
  engine: string;
  /** The engine alone that compiled it, see `EnginesTable`; nothing when an engine did that notes none. */
  made_by: Generated<string | null>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

interface HostsTable {
  host: string;
  merchant: string;
}

/** Domains that were added to a merchant beside those of its folder. */
interface DomainsTable {
  /** Lower case; `*.` before it stands for every name one level below. */
  host: string;
  merchant: string;
  /** What its owner shows. */
  token: string;
  /** Domain that its visitors are sent to. */
  main: string | null;
  /** When its owner proved it; nothing before, and then it is not served. */
  proven_at: ColumnType<Date | null, Date | null | undefined, Date>;
  added_at: Moment;
  /** When its proof was last looked for by itself, and since when it is missing; nothing while it is there. */
  looked_at: ColumnType<Date | null, Date | null | undefined, Date>;
  missing_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** What was found in its place. */
  found: ColumnType<string | null, string | null | undefined, string | null>;
}

interface OverridesTable {
  merchant: string;
  name: string;
  /** Of one name, a higher one lies over a lower one. */
  position: number;
  value: Json<unknown>;
  author: string;
  reason: string;
  until: ColumnType<Date | null, Date | null, never>;
  at: ColumnType<Date, Date, never>;
  /** Whether it went live by force. */
  forced: Generated<boolean>;
}

interface AuditTable {
  id: Generated<number>;
  merchant: string;
  seq: number;
  release: string;
  source: string;
  action: string;
  author: string;
  reason: string;
  /** What changed, in words of the action: `{"flag":"CBS3","on":true}`, `{"to":3}`. */
  detail: Json<Readonly<Record<string, unknown>>>;
  /** Every override in force after the change, so that a rollback brings them back. */
  overrides: Json<readonly Override[]>;
  at: Moment;
}

interface UpstreamsTable {
  merchant: string;
  /** Where and how the platform is asked. */
  settings: Json<UpstreamSettings>;
  /** Text of `upstream.json`: what the platform said last that could go live; nothing before its first such answer. */
  answer: string | null;
  answered_at: ColumnType<Date | null, Date | null, Date | null>;
  /** What of that answer could not be used. */
  notes: Json<UpstreamNotes>;
  /** Why the platform is not believed at the moment; nothing while it is. */
  failure: ColumnType<UpstreamFailure | null, string | null, string | null>;
  /** Rises with each publication. */
  changed: number;
}

/** When each platform is asked next, by whichever node; see `upstream-questions.ts`. */
interface UpstreamQuestionsTable {
  merchant: string;
  /** The settings that it was asked with last. */
  settings: string;
  next_at: Date;
  /** A node asks until then. */
  asked_until: Date;
  failures: Generated<number>;
  trail: Json<AnswerTrail>;
}

interface ExpiryFailuresTable {
  merchant: string;
  since: ColumnType<Date, Date, never>;
  at: ColumnType<Date, Date, Date>;
  attempts: number;
  message: string;
  /** When the next attempt is due. */
  retry_at: ColumnType<Date, Date, Date>;
}

interface FolderOwnerTable {
  /** Always 1: there is one row at most. */
  id: Generated<number>;
  node: string;
  place: string;
  since: ColumnType<Date, Date, Date>;
}

interface EnginesTable {
  /** Hash of everything besides folder and theme that decides about a release. */
  engine: string;
  /** A newer engine has a higher one. */
  ordinal: ColumnType<number, never, RawBuilder<number>>;
}

/** Hashed files of builds, for pages that nodes of another build made. */
interface AssetsTable {
  /** Below the folder of a build. */
  path: string;
  bytes: Uint8Array;
  /** When a node of a build with it last ran, to the hour. */
  seen_at: ColumnType<Date, Date | undefined, Date>;
}

interface ErrorCardsTable {
  /** What players read to support. */
  reference: string;
  merchant: string;
  release: string;
  seq: number;
  reason: string;
  page: string;
  call: string | null;
  at: Moment;
}

/** Links by which testers find a closed site open. */
interface TestersPassesTable {
  id: string;
  merchant: string;
  note: string;
  /** Name of who made it. */
  author: string;
  /** Id of who made it. */
  person: string;
  since: ColumnType<Date, Date, never>;
  ends_at: ColumnType<Date, Date, never>;
  revoked_at: ColumnType<Date | null, undefined, Date>;
}

interface AuditChainTable {
  n: number;
  at: string;
  kind: string;
  body: string;
  previous: string;
  hash: string;
}

/** The tables of the release store. */
export interface Tables extends ConsoleTables {
  parts: PartsTable;
  sources: SourcesTable;
  releases: ReleasesTable;
  pointers: PointersTable;
  hosts: HostsTable;
  domains: DomainsTable;
  overrides: OverridesTable;
  expiry_failures: ExpiryFailuresTable;
  folder_owner: FolderOwnerTable;
  engines: EnginesTable;
  audit: AuditTable;
  audit_chain: AuditChainTable;
  assets: AssetsTable;
  error_cards: ErrorCardsTable;
  testers_passes: TestersPassesTable;
  upstreams: UpstreamsTable;
  upstream_questions: UpstreamQuestionsTable;
}

/** The open database of the site service. */
export type Database = Kysely<Tables>;
