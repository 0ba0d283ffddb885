/** Roles from the weakest to the strongest; each may what the one before it may. */
export const consoleRoles = ['viewer', 'support', 'manager', 'administrator'] as const;
export type ConsoleRole = (typeof consoleRoles)[number];

/** What a role may do: the service decides by it, and the console shows by it what can be done. */
export type ConsoleRight = 'read' | 'answer' | 'stop' | 'change' | 'approve' | 'roll-back' | 'people';

/** Where somebody's role counts. Absent is everywhere; an administrator's counts everywhere always. */
export interface Scope {
  /** Codes of the merchants that there are for them; of no other one they get to know anything. */
  readonly merchants?: readonly string[];
  /** Owners of the flags that they may change (`owner` in `schemas/flags.json`). They see the others. */
  readonly groups?: readonly string[];
}

/** What somebody is given: a role, and where it counts. `null` is everywhere. */
export interface Grant {
  readonly role: ConsoleRole;
  readonly merchants?: readonly string[] | null;
  readonly groups?: readonly string[] | null;
}
