/** Roles from the weakest to the strongest; each may what the one before it may. */
export const consoleRoles = ['viewer', 'support', 'manager', 'administrator'] as const;
export type ConsoleRole = (typeof consoleRoles)[number];

/** What a role may do: the service decides by it, and the console shows by it what can be done. */
export type ConsoleRight = 'read' | 'stop' | 'change' | 'approve' | 'roll-back' | 'people';
