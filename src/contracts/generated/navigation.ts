/* oxlint-disable max-lines -- as long as its schema */
/* Written by scripts/generate.ts from schemas/navigation.schema.json. Do not edit. */

/**
 * One condition: plain data that is true or false for a visitor. A condition in a merchant's navigation only narrows the feature's own.
 */
export type ConditionDocument =
  | FlagCondition
  | TemplateCondition
  | PromotionCondition
  | ResourceCondition
  | SettingCondition
  | RoleCondition
  | SessionCondition
  | AppCondition
  | AllCondition
  | AnyCondition
  | NotCondition;
export type Items = (string | NavigationItem)[];

/**
 * merchants/<code>/navigation.json: which contributions each slot shows, in which order, under which name. A merchant chooses, orders, renames and narrows; nothing more.
 */
export interface NavigationDocument {
  /**
   * Path of this schema, so that editors complete and check the file.
   */
  $schema: string;
  /**
   * Slot → its items. A slot that is not listed shows every contribution in the features' order; a listed one shows exactly these, in this order.
   */
  slots: {
    /**
     * Items of the side menu.
     */
    'sideMenu.item'?: Items;
    /**
     * Tabs at the bottom.
     */
    'footer.tab'?: Items;
    /**
     * The line above the bars that a jurisdiction can claim.
     */
    'header.clock'?: Items;
    /**
     * Shortcuts in the header.
     */
    'header.shortcut'?: Items;
    /**
     * Sections of the lobby.
     */
    'home.section'?: Items;
    /**
     * Game categories of the lobby.
     */
    'home.category'?: Items;
    /**
     * Ways to log in.
     */
    'login.method'?: Items;
    /**
     * Blocks below the login form.
     */
    'login.option'?: Items;
    /**
     * Ways to register.
     */
    'registration.method'?: Items;
    /**
     * Blocks below the registration form.
     */
    'registration.option'?: Items;
    /**
     * Blocks below the recovery form.
     */
    'recovery.option'?: Items;
    /**
     * Ways to recover a password.
     */
    'recovery.method'?: Items;
    /**
     * Items of the member centre.
     */
    'memberCentre.item'?: Items;
    /**
     * Rows of the message centre.
     */
    'messageCentre.row'?: Items;
    /**
     * Rows of the security centre: what keeps an account safe.
     */
    'security.row'?: Items;
    /**
     * Rows of the settings screen.
     */
    'settings.row'?: Items;
    /**
     * Items of the agent home.
     */
    'agentMenu.item'?: Items;
    /**
     * Footer of the agent home.
     */
    'agentFooter.item'?: Items;
    /**
     * Popups of the lobby, in the order in which they may open.
     */
    popup?: Items;
    /**
     * Gates in front of the site.
     */
    gate?: Items;
  };
}
/**
 * A contribution with changes.
 */
export interface NavigationItem {
  /**
   * The contribution, as its feature names it.
   */
  id: string;
  /**
   * Name of this copy, where one contribution is listed more than once.
   */
  as?: string;
  /**
   * Another text key.
   */
  label?: string;
  /**
   * Another icon of the set.
   */
  icon?: string;
  /**
   * Another group; items of one group stand together.
   */
  group?: string;
  /**
   * centre asks for the raised middle place of the tab bar, where the theme has one; none takes it away.
   */
  emphasis?: 'centre' | 'none';
  /**
   * Query parameters of the route that the item leads to.
   */
  params?: {
    [k: string]: string;
  };
  /**
   * Narrows: the item shows only when this holds too.
   */
  when?: ConditionDocument;
}
export interface FlagCondition {
  /**
   * A flag of the catalogue that must be on.
   */
  flag: string;
}
export interface TemplateCondition {
  /**
   * A template flag that must be 1.
   */
  template: string;
}
export interface PromotionCondition {
  /**
   * A promotion that must be enabled.
   */
  promotion: string;
}
export interface ResourceCondition {
  /**
   * A resource type that must be configured with an address.
   */
  resource: string;
}
export interface SettingCondition {
  /**
   * A dotted setting of the settings catalogue.
   */
  setting: string;
  /**
   * The value that the setting must have.
   */
  is: string | number | boolean;
}
export interface RoleCondition {
  /**
   * A role that the visitor must have. Roles overlap: types 1 and 2 are both member and agent.
   */
  role: 'guest' | 'member' | 'trial' | 'nonAgent' | 'agent' | 'deposit' | 'withdraw';
}
export interface SessionCondition {
  /**
   * True: someone is signed in. False: nobody is.
   */
  session: boolean;
}
export interface AppCondition {
  /**
   * How the site must be running.
   */
  app: 'wrapper' | 'installed' | 'browser';
}
export interface AllCondition {
  /**
   * Every one of these must hold; none given holds.
   */
  all: ConditionDocument[];
}
export interface AnyCondition {
  /**
   * At least one of these must hold; none given does not hold.
   */
  any: ConditionDocument[];
}
export interface NotCondition {
  /**
   * This one must not hold.
   */
  not: ConditionDocument;
}
