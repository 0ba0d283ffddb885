import type { ConsoleRight, Scope } from './roles.ts';

/** What a token may ever do: nothing that needs a person, who approves money and lets people in. */
export const tokenRights = ['read', 'stop', 'change', 'roll-back'] as const satisfies readonly ConsoleRight[];
export type TokenRight = (typeof tokenRights)[number];

/** A token of a program, sent as `Authorization: Bearer …`: never more than its maker may at that moment. */
export interface TokenLine extends Scope {
  readonly id: string;
  readonly name: string;
  /** Name of who made it. */
  readonly by: string;
  readonly rights: readonly TokenRight[];
  readonly since: string;
  readonly endsAt: string;
  readonly usedAt?: string;
  /** Address of the last use. */
  readonly usedFrom?: string;
}

export interface TokenBody extends Scope {
  /** Stands in the history beside its maker's name; each maker has one of a name. */
  readonly name: string;
  readonly rights: readonly TokenRight[];
  /** 1 to 365, counted from now. */
  readonly days: number;
}

export interface MadeToken {
  /** Shown this once; kept nowhere. */
  readonly token: string;
  readonly lines: readonly TokenLine[];
}
