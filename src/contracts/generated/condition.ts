/* oxlint-disable max-lines -- as long as its schema */
/* Written by scripts/generate.ts from schemas/condition.schema.json. Do not edit. */

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
  | AnyCondition1
  | NotCondition1;
/**
 * One condition: plain data that is true or false for a visitor. A condition in a merchant's navigation only narrows the feature's own.
 */
export type ConditionDocument1 =
  | FlagCondition1
  | TemplateCondition1
  | PromotionCondition1
  | ResourceCondition1
  | SettingCondition1
  | RoleCondition1
  | SessionCondition1
  | AppCondition1
  | AllCondition1
  | AnyCondition
  | NotCondition;

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
  all: ConditionDocument1[];
}
export interface FlagCondition1 {
  /**
   * A flag of the catalogue that must be on.
   */
  flag: string;
}
export interface TemplateCondition1 {
  /**
   * A template flag that must be 1.
   */
  template: string;
}
export interface PromotionCondition1 {
  /**
   * A promotion that must be enabled.
   */
  promotion: string;
}
export interface ResourceCondition1 {
  /**
   * A resource type that must be configured with an address.
   */
  resource: string;
}
export interface SettingCondition1 {
  /**
   * A dotted setting of the settings catalogue.
   */
  setting: string;
  /**
   * The value that the setting must have.
   */
  is: string | number | boolean;
}
export interface RoleCondition1 {
  /**
   * A role that the visitor must have. Roles overlap: types 1 and 2 are both member and agent.
   */
  role: 'guest' | 'member' | 'trial' | 'nonAgent' | 'agent' | 'deposit' | 'withdraw';
}
export interface SessionCondition1 {
  /**
   * True: someone is signed in. False: nobody is.
   */
  session: boolean;
}
export interface AppCondition1 {
  /**
   * How the site must be running.
   */
  app: 'wrapper' | 'installed' | 'browser';
}
export interface AllCondition1 {
  /**
   * Every one of these must hold; none given holds.
   */
  all: ConditionDocument1[];
}
export interface AnyCondition {
  /**
   * At least one of these must hold; none given does not hold.
   */
  any: ConditionDocument1[];
}
export interface NotCondition {
  /**
   * This one must not hold.
   */
  not: ConditionDocument1;
}
export interface AnyCondition1 {
  /**
   * At least one of these must hold; none given does not hold.
   */
  any: ConditionDocument1[];
}
export interface NotCondition1 {
  /**
   * This one must not hold.
   */
  not: ConditionDocument1;
}
