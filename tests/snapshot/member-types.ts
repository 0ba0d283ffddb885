import type { VisitorName } from './cell.ts';

/** Customer types of the demo accounts; a guest has none (rows ). */
export const memberTypes: Readonly<Record<VisitorName, number | undefined>> = {
  guest: undefined,
  member: 0,
  trial: 4,
  agent: 41,
};
