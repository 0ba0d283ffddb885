/** Subjects of rows about the agent area; see `deletions`. */
export const agentDeletions: Readonly<Record<string, string>> = {
  // home
  'G-207': 'guards:agent.home',
  'G-208': 'guards:agent.home',
  'G-210': 'text:agent.evening',
  'G-212': 'call:wallet',
  'G-213': 'cashier.depositShortcut',
  'G-214': 'cashier.withdrawShortcut',
  'G-215': 'call:teamKpi',
  'G-216': 'call:teamKpi',
  'G-217': 'call:teamKpi',
  'G-218': 'call:teamKpi',
  'G-219': 'setting:chrome.hideTopBar=/m/none + setting:chrome.hideBottomNav=/m/none',
  // menu and footer
  'G-221': 'visible:agent.transactions',
  'G-228': 'visible:agent.security',
  'G-229': 'visible:agent.messages',
  'G-230': 'call:inboxCount',
  'G-234': 'agent.service',
  'G-235': 'agent.footerHome',
  'G-238': 'announcements.agentFooter',
  'G-239': 'call:announcements',
  'G-220': 'visible:agentTeam.overviewItem',
  'G-222': 'visible:agentTeam.membersItem',
  'G-226': 'visible:agentTeam.rebateItem',
  'G-236': 'agentTeam.openAccountFooter',
  // team
  'G-241':
    'guards:agentTeam.overview + guards:agentTeam.members + guards:agentTeam.rebate + guards:agentTeam.openAccount',
  'G-242': 'call:teamOverview',
  'G-243': 'call:teamOverview',
  'G-245': 'call:teamMembers',
  'G-246': 'call:teamMember',
  'G-250': 'call:setMemberRates',
  'G-256': 'call:openAccount',
  'G-257': 'call:createInvitation',
  'G-258': 'text:errors.loadingFailed',
};
