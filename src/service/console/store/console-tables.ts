import type { ColumnType, Generated } from 'kysely';
import type { Act, ChangeResult, ChangeSet } from '../../../contracts/console/change-sets.ts';
import type { Change } from '../../../contracts/console/impact.ts';
import type { ConsoleRole } from '../../../contracts/console/roles.ts';

type Json<T> = ColumnType<T, string, string>;
type Moment = ColumnType<Date, Date, Date>;

interface PeopleTable {
  id: string;
  /** Unlike every other one in more than its case. */
  name: string;
  role: ConsoleRole;
  password_hash: string;
  /** Secret of the authenticator app, encrypted for `console_people.totp`. */
  totp: string;
  /** The 30 seconds of the last code that was used: neither it nor an earlier one works again. */
  totp_step: Generated<number>;
  is_closed: Generated<boolean>;
  since: ColumnType<Date, Date | undefined, never>;
  used_at: ColumnType<Date | null, undefined, Date>;
}

interface LinksTable {
  /** SHA-256 of the token in the one-time link. */
  digest: string;
  role: ConsoleRole;
  /** Nothing for the first administrator, who chooses one. */
  name: string | null;
  ends_at: Moment;
  /** What waits for the first code, encrypted for `console_links.enrolment`. */
  enrolment: string | null;
}

interface RecoveryCodesTable {
  person: string;
  digest: string;
}

interface SessionsTable {
  id: string;
  /** SHA-256 of the cookie's value. */
  digest: string;
  person: string;
  since: ColumnType<Date, Date, never>;
  used_at: Moment;
  ends_at: ColumnType<Date, Date, never>;
  /** Until when what needs a fresh code may be done. */
  fresh_until: Moment;
  browser: string;
  address: string;
}

interface ChangeSetsTable {
  id: string;
  ordinal: Generated<number>;
  kind: ChangeSet['kind'];
  state: ChangeSet['state'];
  /** Name at the time. */
  author: string;
  /** Id of the author. */
  person: string;
  reason: string;
  at: ColumnType<Date, Date, never>;
  until: ColumnType<Date | null, Date | null, never>;
  changes: Json<readonly Change[]>;
  /** Where each merchant was looked at. */
  base: Json<Readonly<Record<string, number>>>;
  results: Json<readonly ChangeResult[]>;
  decided: ColumnType<Act | null, string | undefined, string>;
  undone: ColumnType<ChangeSet['undone'] | null, undefined, string>;
}

/** The tables of the console within the release store. */
export interface ConsoleTables {
  console_people: PeopleTable;
  console_links: LinksTable;
  console_recovery_codes: RecoveryCodesTable;
  console_sessions: SessionsTable;
  console_change_sets: ChangeSetsTable;
}
