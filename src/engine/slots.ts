import type { SlotId } from '../contracts/feature.ts';

/** What a slot takes. The type of its items is in `SlotMap`. */
export interface SlotDefinition {
  readonly arity: 'many' | 'one';
  /** False: a site without an item here does not compile. */
  readonly mayBeEmpty: boolean;
  readonly version: 1;
  readonly description: string;
}

const many = { arity: 'many', mayBeEmpty: true, version: 1 } as const;
const filled = { ...many, mayBeEmpty: false } as const;

/** Every slot of the shell. Adding a slot is adding one entry here and one in `SlotMap`. */
export const slots: Record<SlotId, SlotDefinition> = {
  'sideMenu.item': { ...many, description: 'Items of the side menu.' },
  'footer.tab': { ...filled, description: 'Tabs of the bottom navigation.' },
  'header.clock': {
    ...many,
    arity: 'one',
    description: 'The line above the bars that a jurisdiction can claim; it stays in view.',
  },
  'header.shortcut': { ...many, description: 'Shortcuts in the header and the member bar.' },
  'home.section': { ...filled, description: 'Sections of the lobby, from top to bottom.' },
  'home.category': { ...many, description: 'Game categories of the lobby and the side menu.' },
  'login.method': {
    ...many,
    description: 'Ways to log in with a form; a tab each when there are several, none where only providers let in.',
  },
  'login.option': { ...many, description: 'Blocks below the login form.' },
  'registration.method': { ...many, description: 'Ways to register; none shows the closed notice.' },
  'registration.option': { ...many, description: 'Blocks below the registration form.' },
  'recovery.option': { ...many, description: 'Blocks below the recovery form.' },
  'recovery.method': { ...many, description: 'Ways to recover a password; none offers customer service.' },
  'memberCentre.item': { ...many, description: 'Items of the member centre.' },
  'messageCentre.row': { ...many, description: 'Rows of the message centre.' },
  'security.row': { ...many, description: 'Rows of the security centre: what keeps an account safe.' },
  'settings.row': { ...many, description: 'Rows of the settings screen.' },
  'agentMenu.item': { ...many, description: 'Items of the agent home.' },
  'agentFooter.item': { ...many, description: 'Footer of the agent home.' },
  popup: { ...many, description: 'Popups of the lobby, in the order in which they may open.' },
  gate: { ...many, description: 'Gates in front of the site.' },
};
