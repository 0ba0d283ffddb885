import type { ColumnType, Generated } from 'kysely';
import type { Act, ChangeResult, ChangeSet } from '../../../contracts/console/change-sets.ts';
import type { Change } from '../../../contracts/console/impact.ts';
import type { ConsoleRight, ConsoleRole } from '../../../contracts/console/roles.ts';
import type { SignedApproval } from '../changes/approval-document.ts';

type Json<T> = null extends T ? ColumnType<T, string | null | undefined, string | null> : ColumnType<T, string, string>;
type Moment = ColumnType<Date, Date, Date>;

interface PeopleTable {
  id: string;
  name: string;
  /** Its key, unlike every other one (`people/name-key.ts`); absent until the console has opened since it has keys. */
  name_key: string | null;
  role: ConsoleRole;
  /** Codes of the merchants that there are for this person; absent for all. */
  merchants: Json<readonly string[] | null>;
  /** Owners of the flags that may be changed; absent for all. */
  groups: Json<readonly string[] | null>;
  password_hash: string;
  /** Secret of the authenticator app, encrypted for `console_people.totp`. */
  totp: string;
  /** The 30 seconds of the last code that was used: neither it nor an earlier one works again. */
  totp_step: Generated<number>;
  is_closed: Generated<boolean>;
  /** What players read beside their answers; absent: no name. */
  shown_as: ColumnType<string | null, undefined, string | null>;
  /** Rises whenever their ways in change: a sign-in that was proven before opens no session. */
  epoch: Generated<number>;
  since: ColumnType<Date, Date | undefined, never>;
  used_at: ColumnType<Date | null, undefined, Date>;
}

interface LinksTable {
  /** SHA-256 of the token in the one-time link. */
  digest: string;
  role: ConsoleRole;
  /** Nothing for the first administrator, who chooses one. */
  name: string | null;
  name_key: string | null;
  merchants: Json<readonly string[] | null>;
  groups: Json<readonly string[] | null>;
  since: ColumnType<Date, Date | undefined, never>;
  /** Whose second factor it replaces; nothing for an invitation. */
  person: string | null;
  /** Id of the administrator who made it; nothing at the server's own command line. */
  made_by: string | null;
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
  /** Starts by itself then. */
  start_at: ColumnType<Date | null, Date | null, never>;
  started_at: ColumnType<Date | null, undefined, Date>;
  late: ColumnType<NonNullable<ChangeSet['late']> | null, undefined, NonNullable<ChangeSet['late']>>;
  held: ColumnType<NonNullable<ChangeSet['held']> | null, undefined, string>;
  cancelled: ColumnType<Act | null, undefined, string>;
  /** Goes live although it breaks a promise. */
  forced: ColumnType<boolean, boolean, never>;
  /** What its approver signed. */
  approval: ColumnType<SignedApproval | null, undefined, string>;
  /** Id of the token by which its author made it. */
  token: string | null;
  /** Id of who approved it. */
  approver: ColumnType<string | null, undefined, string>;
}

interface PasskeysTable {
  /** Id of the credential, base64url. */
  id: string;
  person: string;
  name: string;
  /** COSE key. */
  public_key: Uint8Array;
  /** How often it has signed, as it says itself; 0 for one that does not count. */
  counter: number;
  transports: Json<readonly string[]>;
  is_synced: boolean;
  since: ColumnType<Date, Date, never>;
  used_at: ColumnType<Date | null, undefined, Date>;
}

interface ChallengesTable {
  /** SHA-256 of the attempt's token. */
  digest: string;
  purpose: 'sign-in' | 'step-up' | 'add' | 'approve' | 'undo' | 'roll-back' | 'pay';
  /** The session that asked; nothing before anybody is signed in. */
  session: string | null;
  /** What is to be signed, base64url. */
  challenge: string;
  /** What the attempt is about. */
  kept: Json<unknown>;
  ends_at: ColumnType<Date, Date, never>;
}

interface TokensTable {
  id: string;
  /** SHA-256 of the token. */
  digest: string;
  name: string;
  /** Id of who made it, and whose rights it has at most. */
  person: string;
  rights: Json<readonly ConsoleRight[]>;
  merchants: Json<readonly string[] | null>;
  groups: Json<readonly string[] | null>;
  since: ColumnType<Date, Date, never>;
  ends_at: ColumnType<Date, Date, never>;
  used_at: ColumnType<Date | null, undefined, Date>;
  /** Address of the last use. */
  used_from: ColumnType<string | null, undefined, string>;
}

/** The tables of the console within the release store. */
export interface ConsoleTables {
  console_people: PeopleTable;
  console_links: LinksTable;
  console_recovery_codes: RecoveryCodesTable;
  console_sessions: SessionsTable;
  console_passkeys: PasskeysTable;
  console_challenges: ChallengesTable;
  console_change_sets: ChangeSetsTable;
  console_tokens: TokensTable;
}
