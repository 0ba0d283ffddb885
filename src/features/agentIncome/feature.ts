import type { Condition } from '../../contracts/conditions.ts';
import type { RouteDefinition } from '../../contracts/feature.ts';
import { agentFooter, agentMenu, defineFeature } from '../../engine/index.ts';

/** Pages of the area are for agents; those of a wage or dividend only where the site has it. */
const forAgents = (needs?: Condition) =>
  ({
    guards: [
      { when: { not: { role: 'agent' } }, to: 'home.screen' },
      ...(needs ? ([{ when: { not: needs }, to: 'home.screen' }] as const) : []),
    ],
    backTo: 'agent.home',
  }) as const satisfies Partial<RouteDefinition>;

export const agentIncome = defineFeature({
  id: 'agentIncome',
  owner: 'agents',
  flags: ['manualSalary', 'hourlySalary', 'dividend'],
  routes: [
    { id: 'agentIncome.pnl', path: '/m/agent/team/pnl', title: 'agentIncome:pnl', ...forAgents() },
    { id: 'agentIncome.bets', path: '/m/teamBetting', title: 'agentIncome:bets', ...forAgents() },
    { id: 'agentIncome.rebate', path: '/m/member/teamRebate', title: 'agentIncome:rebate', ...forAgents() },
    { id: 'agentIncome.daily', path: '/m/member/agent/dailySalary', title: 'agentIncome:daily', ...forAgents() },
    {
      id: 'agentIncome.manual',
      path: '/m/member/agent/manualdailySalary',
      title: 'agentIncome:manual',
      ...forAgents({ flag: 'manualSalary' }),
    },
    {
      id: 'agentIncome.hourly',
      path: '/m/member/agent/hourSalary',
      title: 'agentIncome:hourly',
      ...forAgents({ flag: 'hourlySalary' }),
    },
    {
      id: 'agentIncome.dividend',
      path: '/m/member/agent/agentDivident',
      title: 'agentIncome:dividend',
      ...forAgents({ flag: 'dividend' }),
    },
  ],
  contributes: {
    'agentMenu.item': [
      {
        id: 'agentIncome.pnlItem',
        ...agentMenu.teamPnl,
        label: 'agentIncome:pnl',
        icon: 'trophy',
        target: { route: 'agentIncome.pnl' },
      },
      {
        id: 'agentIncome.betsItem',
        ...agentMenu.teamBetting,
        label: 'agentIncome:bets',
        icon: 'lottery',
        target: { route: 'agentIncome.bets' },
      },
      {
        id: 'agentIncome.rebateItem',
        ...agentMenu.teamRebate,
        label: 'agentIncome:rebate',
        icon: 'coins',
        target: { route: 'agentIncome.rebate' },
      },
      {
        id: 'agentIncome.dailyItem',
        ...agentMenu.dailySalary,
        label: 'agentIncome:daily',
        icon: 'calendar',
        target: { route: 'agentIncome.daily' },
      },
      {
        id: 'agentIncome.manualItem',
        ...agentMenu.manualDailySalary,
        label: 'agentIncome:manual',
        icon: 'withdraw',
        target: { route: 'agentIncome.manual' },
      },
      {
        id: 'agentIncome.hourlyItem',
        ...agentMenu.hourSalary,
        label: 'agentIncome:hourly',
        icon: 'clock',
        target: { route: 'agentIncome.hourly' },
      },
    ],
    'agentFooter.item': [
      {
        id: 'agentIncome.dividendFooter',
        ...agentFooter.dividend,
        label: 'agentIncome:dividend',
        icon: 'bank',
        target: { route: 'agentIncome.dividend' },
      },
    ],
  },
  readsInCode: ['settings.dates.timeZone', 'settings.settlement.timeZone'],
  leadsInCode: ['contracts.daily', 'contracts.hourly', 'contracts.dividend'],
});
