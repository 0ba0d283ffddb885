import type { ConsoleRight, ConsoleRole, Grant, Scope } from './roles.ts';

export interface Person extends Scope {
  readonly id: string;
  readonly name: string;
  readonly role: ConsoleRole;
}

export type SessionAnswer =
  | {
      readonly state: 'signed-out';
      /** Nobody has joined yet: the first administrator joins by the link that the start printed. */
      readonly isFirst: boolean;
      /** Whether passkeys work at this console's address. */
      readonly hasPasskeys: boolean;
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
      /** Whether passkeys work at this console's address. */
      readonly hasPasskeys: boolean;
      /** Passkeys that the person has. */
      readonly passkeys: number;
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

/** The token stands after `#` in the link `/renew#<token>`, by which somebody takes a new second factor. */
export interface RenewBody {
  readonly token: string;
  /** The one that they have. */
  readonly password: string;
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

/** Another password; every other session of the person ends. */
export interface PasswordBody {
  readonly old: string;
  /** 12 to 200 characters. */
  readonly password: string;
  /** One that was not used before. */
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
  /** When they joined or were invited. */
  readonly since: string;
  readonly usedAt?: string;
  /** Until when the link of an invitation works, or the one that waits for somebody to take a new second factor. */
  readonly linkEndsAt?: string;
}

export interface InviteBody extends Grant {
  readonly name: string;
}

export interface Invitation {
  /** Whole address of the one-time link. */
  readonly link: string;
  readonly endsAt: string;
}

/** Another role, other merchants or groups, or an end of access; every session of the person ends with any of them. */
export interface PersonBody extends Partial<Grant> {
  readonly isClosed?: boolean;
}
