import type { PlatformState } from '../../src/contracts/platform-states.ts';
import type { VisitorName } from './cell.ts';

/** What is done on a page before it is photographed. */
export type StateName = 'menu' | 'language' | 'signOut' | 'refused';

/** A screen, or one state of it, that pictures are taken of. */
export interface SnapshotScreen {
  readonly id: string;
  /** Route that the page opens; its path is the brand's own. */
  readonly route: string;
  readonly visitors: readonly VisitorName[];
  /** The state that the brand's platform is put into; the usual one when absent. */
  readonly platform?: PlatformState;
  readonly state?: StateName;
  /** Dialogs and actions that the state opens: their code is part of the picture. */
  readonly opens?: { readonly dialogs?: readonly string[]; readonly actions?: readonly string[] };
}

const guest: readonly VisitorName[] = ['guest'];
const member: readonly VisitorName[] = ['member'];
const agent: readonly VisitorName[] = ['agent'];
const players: readonly VisitorName[] = ['guest', 'member', 'trial'];
const accounts: readonly VisitorName[] = ['member', 'trial'];

/** Screen id → route and visitors: each as it opens on a usual day. */
const plain: readonly (readonly [id: string, route: string, visitors: readonly VisitorName[]])[] = [
  ['home', 'home.screen', players],
  ['login', 'login.screen', guest],
  ['register', 'registration.screen', guest],
  ['forget', 'recovery.screen', guest],
  ['games', 'games.slots', guest],
  ['games.live', 'games.live', guest],
  ['games.vendors', 'games.vendors', guest],
  ['promotions', 'promotions.list', guest],
  ['announcements', 'announcements.list', guest],
  ['help', 'help.screen', guest],
  ['app', 'appDownload.screen', guest],
  ['messages', 'messages.centre', ['guest', 'agent']],
  ['member', 'memberCentre.screen', accounts],
  ['details', 'memberCentre.details', member],
  ['benefits', 'benefits.screen', member],
  ['deposit', 'cashier.deposit', member],
  ['withdraw', 'cashier.withdraw', member],
  ['cards', 'cashier.cards', member],
  ['bets', 'records.bets', member],
  ['transactions', 'records.account', member],
  ['rewards', 'records.rewards', member],
  ['inbox', 'messages.inbox', member],
  ['favourites', 'favourites.screen', member],
  ['feedback', 'feedback.screen', member],
  ['invite', 'referral.screen', member],
  ['security', 'security.centre', member],
  ['password', 'password.screen', member],
  ['safePlay', 'safePlay.screen', member],
  ['settings', 'settings.screen', member],
  ['agent', 'agent.home', agent],
  ['team', 'agentTeam.overview', agent],
  ['team.members', 'agentTeam.members', agent],
];

/** Where each state of the platform shows: `bets.empty` is the screen `bets` in the state `empty`. */
const inStates: Readonly<Partial<Record<PlatformState, readonly string[]>>> = {
  empty: ['home', 'games', 'promotions', 'bets', 'transactions', 'inbox', 'favourites', 'team.members'],
  many: ['home', 'announcements', 'transactions', 'inbox'],
  full: ['member', 'bets', 'agent'],
  long: ['home', 'promotions', 'member', 'inbox'],
  error: ['home', 'games', 'member', 'bets', 'deposit', 'agent'],
  loading: ['games', 'member', 'bets'],
};

const screens: readonly SnapshotScreen[] = plain.map(([id, route, visitors]) => ({ id, route, visitors }));

/** Every screen of the matrix. An id stays what it is: accepted pictures are kept under it. */
export const snapshotScreens: readonly SnapshotScreen[] = [
  ...screens,
  { id: 'home.menu', route: 'home.screen', visitors: ['guest', 'member', 'trial', 'agent'], state: 'menu' },
  { id: 'login.refused', route: 'login.screen', visitors: guest, state: 'refused' },
  {
    id: 'settings.language',
    route: 'settings.screen',
    visitors: member,
    state: 'language',
    opens: { dialogs: ['language'], actions: ['language.open'] },
  },
  {
    id: 'settings.signOut',
    route: 'settings.screen',
    visitors: member,
    state: 'signOut',
    opens: { dialogs: ['signOut'], actions: ['session.signOut'] },
  },
  ...Object.entries(inStates).flatMap(([platform, ids]) => ids.map((id) => inState(id, platform as PlatformState))),
];

function inState(id: string, platform: PlatformState): SnapshotScreen {
  const screen = screens.find((one) => one.id === id);
  if (!screen) throw new Error(`There is no screen ${id} to be shown in the state ${platform}.`);
  const [visitor = 'guest'] = screen.visitors;
  return { ...screen, id: `${id}.${platform}`, visitors: [visitor], platform };
}
