import type { StoreApi } from 'zustand/vanilla';

/** The signed-in player of this tab (row A-244). */
export interface SessionRecord {
  readonly token: string;
  readonly merchantCode: string;
  readonly userName: string;
  readonly type: number;
  readonly firstTimeLogin: boolean;
}

export interface SessionState {
  readonly session?: SessionRecord;
  /** `unknown` on the server and until hydration has ended: draw skeletons of the final size. */
  readonly status: 'unknown' | 'guest' | 'member';
}

/** Value of the login, registration or trial answer that begins a session. */
export interface SessionValue {
  readonly token: string;
  readonly userName: string;
  /** A number; some platforms send it as text. */
  readonly type?: number | string;
  readonly customerType?: number | string;
  readonly firstTimeLogin?: boolean;
}

export interface Session {
  readonly store: StoreApi<SessionState>;
  /** Reads the stored record; a damaged one or one of another merchant is removed (row A-245). */
  restore(): void;
  begin(value: SessionValue): SessionRecord;
  /** Forgets session, token, trial user and member data; keeps NOTICE_POP (rows ). */
  end(): void;
  /** Whether the record has gone from the tab's storage without a sign-out, as with deleted site data (row G-209). */
  isLost(): boolean;
  /** Takes the member type that the server reports now (row A-332); what is none leaves the record as it is. */
  correctType(type: unknown): void;
}

export interface RememberedLogin {
  readonly method: 'username' | 'mobile';
  readonly username: string;
  /** Absent when the merchant remembers user names only. */
  readonly password?: string;
}

/** Keeps a login as ciphertext; the key never leaves the browser's key store (decisions 1, 2). */
export interface Vault {
  remember(login: RememberedLogin): Promise<void>;
  recall(): Promise<RememberedLogin | undefined>;
  forget(): Promise<void>;
  /** Password of this tab's login, for the change-password screen. */
  keepPassword(password: string): Promise<void>;
  keptPassword(): Promise<string | undefined>;
  dropPassword(): void;
}

export interface MemberInfo {
  readonly id: string;
  readonly type: number;
  readonly nickname?: string;
  readonly account: string;
  /** What stands in the player's invitation link in place of their user name; absent where the platform gives none. */
  readonly inviteCode?: string;
  readonly clubLabel?: { readonly labelName: string };
  /** For how many seconds the session goes on without an act of the player; absent where the platform does not say. */
  readonly idleSecondsLeft?: number;
}

export interface MemberState {
  readonly info?: MemberInfo;
  /** Decimal text; absent until the first answer. */
  readonly balance?: string;
  readonly refreshing: boolean;
  readonly hidden: boolean;
}

export interface Member {
  readonly store: StoreApi<MemberState>;
  refresh(): Promise<void>;
  refreshBalance(): Promise<void>;
  toggleHidden(): void;
  clear(): void;
}

/** Live numbers shown as badges; names are `unread.inbox`, `unread.chat`, `unread.announcements`, `unread.agentAnnouncements`. */
export type BadgeCounts = Readonly<Record<string, number>>;

export interface Unread {
  readonly store: StoreApi<BadgeCounts>;
  set(name: string, count: number): void;
  /** Begins a question for a count: its answer is taken unless another question for it began since. */
  expect(name: string): (count: number) => void;
  refresh(): void;
  start(): () => void;
}
