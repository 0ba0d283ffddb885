import type { Condition } from '../contracts/conditions.ts';

/** Place of an item in the agent menu, and what must hold for it to show. */
interface MenuPlace {
  readonly order: number;
  readonly visible?: Condition;
}

const keyed = (setting: string): Condition => ({ setting, is: true });

/**
 * The agent menu by white-label key, in the order of the specification; a site's `agentMenu.item` may order it anew.
 * An item shows when its key is on, the wages by hand and by the hour also need the server's flag; daily wage and
 * online service have no key and always show (rows G-220…G-233, G-240). A feature spreads its place into its item:
 * `{ id: 'agentTeam.overviewItem', ...agentMenu.teamOverview, label, icon, target }`.
 */
export const agentMenu = {
  teamOverview: { order: 10, visible: keyed('agentMenu.teamOverview') },
  transactionRecord: { order: 20, visible: keyed('agentMenu.transactionRecord') },
  teamManagement: { order: 30, visible: keyed('agentMenu.teamManagement') },
  redRain: { order: 40, visible: keyed('agentMenu.redRain') },
  teamPnl: { order: 50, visible: keyed('agentMenu.teamPnl') },
  teamBetting: { order: 60, visible: keyed('agentMenu.teamBetting') },
  backedit: { order: 70, visible: keyed('agentMenu.backedit') },
  teamRebate: { order: 80, visible: keyed('agentMenu.teamRebate') },
  securityCenter: { order: 90, visible: keyed('agentMenu.securityCenter') },
  messages: { order: 100, visible: keyed('agentMenu.messages') },
  dailySalary: { order: 110 },
  manualDailySalary: {
    order: 120,
    visible: { all: [keyed('agentMenu.manualDailySalary'), { flag: 'manualSalary' }] },
  },
  hourSalary: { order: 130, visible: { all: [keyed('agentMenu.hourSalary'), { flag: 'hourlySalary' }] } },
  onlineService: { order: 140 },
} as const satisfies Record<string, MenuPlace>;

/** The agent's bottom bar in its order; the dividend shows where the server pays one (rows G-235…G-238). */
export const agentFooter = {
  home: { order: 10 },
  openAccount: { order: 20 },
  dividend: { order: 30, visible: { flag: 'dividend' } },
  announcements: { order: 40 },
} as const satisfies Record<string, MenuPlace>;
