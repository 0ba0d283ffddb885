/** KiB of JavaScript after gzip that the lobby may load until it can be used. */
export const lobbyBudget = 150;

/** The same, with everything that it fetches once the browser is idle. */
export const idleBudget = 200;

/** KiB of scripts and style sheets after gzip that the whole console may load. */
export const consoleBudget = 400;

/** KiB that a screen may need beside what the lobby has. */
export function budgetOf(routeId: string): number {
  if (routeId === 'home.screen') return 0;
  if (routeId === 'login.screen') return 15;
  return routeId === 'registration.screen' ? 80 : 40;
}
