/** Sums of a team's overview in their order (row G-242). */
export const sums = ['deposit', 'withdrawal', 'bets', 'wins', 'rebate', 'bonus', 'wages', 'netProfit'] as const;

/** Counts of its members (row G-243). */
export const counts = ['total', 'agents', 'players', 'newMembers', 'active', 'online'] as const;
