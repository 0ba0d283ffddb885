import type { VisitorName } from './cell.ts';

/** What is done on a page before it is photographed. */
export type StateName = 'menu' | 'language' | 'signOut';

/** A screen, or one state of it, that pictures are taken of. */
export interface SnapshotScreen {
  readonly id: string;
  /** Route that the page opens; its path is the brand's own. */
  readonly route: string;
  readonly visitors: readonly VisitorName[];
  readonly state?: StateName;
  /** Dialogs and actions that the state opens: their code is part of the picture. */
  readonly opens?: { readonly dialogs?: readonly string[]; readonly actions?: readonly string[] };
}

const menu = { state: 'menu' } as const;

/** Every screen of the matrix. An id stays what it is: accepted pictures are kept under it. */
export const snapshotScreens: readonly SnapshotScreen[] = [
  { id: 'home', route: 'home.screen', visitors: ['guest', 'member'] },
  { id: 'home.menu', route: 'home.screen', visitors: ['guest', 'member'], ...menu },
  { id: 'login', route: 'login.screen', visitors: ['guest'] },
  { id: 'register', route: 'registration.screen', visitors: ['guest'] },
  { id: 'forget', route: 'recovery.screen', visitors: ['guest'] },
  { id: 'games', route: 'games.slots', visitors: ['guest'] },
  { id: 'promotions', route: 'promotions.list', visitors: ['guest'] },
  { id: 'help', route: 'help.screen', visitors: ['guest'] },
  { id: 'member', route: 'memberCentre.screen', visitors: ['member'] },
  { id: 'details', route: 'memberCentre.details', visitors: ['member'] },
  { id: 'deposit', route: 'cashier.deposit', visitors: ['member'] },
  { id: 'bets', route: 'records.bets', visitors: ['member'] },
  { id: 'settings', route: 'settings.screen', visitors: ['member'] },
  {
    id: 'settings.language',
    route: 'settings.screen',
    visitors: ['member'],
    state: 'language',
    opens: { dialogs: ['language'], actions: ['language.open'] },
  },
  {
    id: 'settings.signOut',
    route: 'settings.screen',
    visitors: ['member'],
    state: 'signOut',
    opens: { dialogs: ['signOut'], actions: ['session.signOut'] },
  },
];
