import type { ConsoleRight, ConsoleRole } from './roles.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly role: ConsoleRole;
}

export type SessionAnswer =
  | {
      readonly state: 'signed-out';
      /** Nobody has joined yet: the first administrator joins by the link that the start printed. */
      readonly isFirst: boolean;
    }
  | {
      readonly state: 'signed-in';
      readonly person: Person;
      readonly rights: readonly ConsoleRight[];
      /** The session ends then at the latest. */
      readonly endsAt: string;
      /** It ends sooner when nothing is asked for so many seconds. */
      readonly idleSeconds: number;
      /** Until when what needs a fresh code may be done without another; absent when a code must be shown first. */
      readonly freshUntil?: string;
      /** Recovery codes that are left. */
      readonly recoveryCodes: number;
    };

/** The token stands after `#` in the one-time link `/join#<token>`. */
export interface JoinBody {
  readonly token: string;
  /** 2 to 40 characters; stands as the author of every change. An invitation has its name already and ignores this one. */
  readonly name: string;
  /** 12 to 200 characters. */
  readonly password: string;
}

/** What an authenticator app takes; shown once. Asked again with the same token before the confirmation, all of it is another. */
export interface Enrolment {
  readonly name: string;
  readonly role: ConsoleRole;
  /** Base32. */
  readonly secret: string;
  /** `otpauth://…`, for a QR code. */
  readonly uri: string;
  /** Each works once in place of a code. */
  readonly recoveryCodes: readonly string[];
}

export interface ConfirmBody {
  readonly token: string;
  /** Six digits of the authenticator app. */
  readonly code: string;
}

export interface SignInBody {
  readonly name: string;
  readonly password: string;
  /** Six digits of the authenticator app, or a recovery code. */
  readonly code: string;
}

export interface StepUpBody {
  readonly code: string;
}

export interface SessionLine {
  readonly id: string;
  readonly isThis: boolean;
  readonly since: string;
  readonly usedAt: string;
  /** What the browser calls itself, shortened. */
  readonly browser: string;
  readonly address: string;
}

/** One session, or every other one. */
export type RevokeBody = { readonly id: string } | { readonly others: true };

export interface PersonLine extends Person {
  /** An invitation that nobody has followed yet, a person, or one who may not sign in any more. */
  readonly state: 'invited' | 'active' | 'closed';
  readonly since: string;
  readonly usedAt?: string;
}

export interface InviteBody {
  readonly name: string;
  readonly role: ConsoleRole;
}

export interface Invitation {
  /** Whole address of the one-time link. */
  readonly link: string;
  readonly endsAt: string;
}

/** Another role, or an end of access; every session of the person ends with either. */
export interface PersonBody {
  readonly role?: ConsoleRole;
  readonly isClosed?: boolean;
}
