import type { Condition } from './conditions.ts';
import type { Invariant } from './invariant.ts';

/** `<feature>.<name>`; the compiler enforces the prefix. */
export type RouteId = string;
/** `<feature>.<name>`, a thing that happens in the browser when an item is tapped. */
export type ActionId = string;
/** `<feature>:<key>`: a key of `strings/<lang>.json` of that feature (or `app:<key>` for the shell). */
export type TextKey = string;
/** A name of `ui/icon`. */
export type IconName = string;
/** `<feature>.<name>`, a lazily loaded React block shown in a slot outlet. */
export type BlockId = string;

/** Where a tap leads. `resource` opens the https url of the named resource of the site configuration. */
export type Target =
  | { readonly route: RouteId; readonly params?: Readonly<Record<string, string>> }
  | { readonly action: ActionId }
  | { readonly resource: string };

/** What a refused item answers with: a text, or a place to go (guests on protected taps, A-266). */
export type Denial = { readonly text: TextKey } | { readonly route: RouteId } | { readonly action: ActionId };

/** One refusal rule: the first whose condition holds refuses the tap. */
export interface Refusal {
  readonly when: Condition;
  readonly answer: Denial;
}

/** Fields that every contribution has. */
export interface ContributionBase {
  readonly id: string;
  readonly order: number;
  /** Hides the item when false. Absent = always shown. */
  readonly visible?: Condition;
  /** Another feature that it belongs to as well: a brand that has switched that one off does not have this either. */
  readonly partOf?: string;
  /** Not part of the default set of its slot: a merchant's navigation asks for it, and may give what it needs (`params`). */
  readonly onlyWhenListed?: true;
  /** Shows but refuses: checked top to bottom on a tap. */
  readonly refuses?: readonly Refusal[];
}

export interface MenuItem extends ContributionBase {
  readonly label: TextKey;
  /** What it is for, in one line: shown where the place has room for two. */
  readonly note?: TextKey;
  readonly icon: IconName;
  readonly target: Target;
  /** Items of one group stand together. */
  readonly group?: string;
  /** Name of an unread count or other live number, for example `unread.inbox`. */
  readonly badge?: string;
}

export interface FooterTab extends MenuItem {
  /** Paths on which the tab is highlighted, besides its own route. */
  readonly highlight?: readonly string[];
  /** `centre` asks for the raised middle place where a theme has one. */
  readonly emphasis?: 'centre';
}

/** A React block in a slot: home sections, popups, gates, header widgets. */
export interface BlockItem extends ContributionBase {
  readonly block: BlockId;
  readonly label?: TextKey;
  /** Lets visitors in, new ones too, without a form of ours. */
  readonly letsIn?: true;
}

/** A way to log in, register or recover: a tab with a form. */
export interface MethodItem extends ContributionBase {
  readonly label: TextKey;
  readonly form: string;
}

/** A game category of the lobby (spec: HOT first, vendor categories, PROMO last). */
export interface CategoryItem extends ContributionBase {
  readonly label: TextKey;
  readonly icon: IconName;
  /** Game type asked of the platform (RNG, FISH, LIVE …); HOT and PROMO are special. */
  readonly category: string;
  readonly target?: Target;
}

/** Every slot of the shell and what it takes. Adding a slot is adding one entry here and one in `engine/slots`. */
export interface SlotMap {
  'sideMenu.item': MenuItem;
  'footer.tab': FooterTab;
  'header.clock': BlockItem;
  'header.shortcut': MenuItem;
  'home.section': BlockItem;
  'home.category': CategoryItem;
  'login.method': MethodItem;
  'login.option': BlockItem;
  'registration.method': MethodItem;
  'registration.option': BlockItem;
  'recovery.method': MethodItem;
  'recovery.option': BlockItem;
  'memberCentre.item': MenuItem;
  'messageCentre.row': MenuItem;
  'security.row': MenuItem;
  'settings.row': MenuItem;
  'agentMenu.item': MenuItem;
  'agentFooter.item': MenuItem;
  popup: BlockItem;
  gate: BlockItem;
}

export type SlotId = keyof SlotMap;

/** A route of a feature. Screens are found by the same id in the feature's `screens.ts`. */
export interface RouteDefinition {
  readonly id: RouteId;
  /** Path under the site root, for example `/m/login`. */
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly title: TextKey;
  /** Another feature that it belongs to as well: a brand that has switched that one off does not have this either. */
  readonly partOf?: string;
  /** Query parameter that opens one entry of the page's list: back leads to the list then (row G-156). */
  readonly entry?: string;
  /** Where back leads when the tab has no page before this one; home when absent. */
  readonly backTo?: RouteId;
  /** Who may stay: the first rule whose condition holds sends the visitor elsewhere. */
  readonly guards?: readonly { readonly when: Condition; readonly to: RouteId }[];
}

/** A feature's declaration: data only, importable in Node, never React, never `import()`. */
export interface FeatureManifest {
  readonly id: string;
  readonly owner: 'account' | 'games' | 'agents' | 'support' | 'platform';
  /** Flags of the catalogue that this feature reads. */
  readonly flags?: readonly string[];
  readonly routes?: readonly RouteDefinition[];
  readonly contributes?: { readonly [S in SlotId]?: readonly SlotMap[S][] };
  /** Actions that its `screens.ts` implements. */
  readonly actions?: readonly ActionId[];
  /** Blocks that its `screens.ts` implements. */
  readonly blocks?: readonly BlockId[];
  /** Slots that its screens show: route → slots. A slot that no feature names is the shell's, on every page. */
  readonly outlets?: Readonly<Record<RouteId, readonly SlotId[]>>;
  /** Forms that its screens show outside the method slots: route → form ids. */
  readonly forms?: Readonly<Record<RouteId, readonly string[]>>;
  /** Routes whose screens carry their own way back, whatever bars the page has. */
  readonly ownBack?: readonly RouteId[];
  /** Values of the site that its code asks for outside conditions: `flags.CBS3`, `template.mem_cen`, `settings.ageGate`. */
  readonly readsInCode?: readonly string[];
  /** Routes, actions and dialogs of other features that its code leads to outside slots: `promotions.list`. */
  readonly leadsInCode?: readonly string[];
  /** What must stay true of its contributions, whatever is switched. */
  readonly invariants?: readonly Invariant[];
}
