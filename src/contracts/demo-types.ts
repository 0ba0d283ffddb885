/** Customer types of the demo accounts that every brand of a development start has, and what their players are. */
export const demoTypes: Readonly<Record<string, string>> = {
  0: 'player',
  1: 'player and agent (type 1)',
  2: 'player and agent (type 2)',
  3: 'agent with contracts to answer (type 3)',
  4: 'trial account',
  40: 'non-agent (type 40)',
  41: 'agent with a team (type 41)',
  42: 'agent (type 42)',
};
