/* oxlint-disable max-lines -- as long as its schema */
/* Written by scripts/generate.ts from schemas/flags.schema.json. Do not edit. */

export type Owner = 'account' | 'games' | 'agents' | 'support' | 'platform';

/**
 * schemas/flags.json: every switch of a site configuration, what it does in plain words, who owns it and whether it touches money.
 */
export interface FlagsCatalogue {
  /**
   * Path of this schema.
   */
  $schema: string;
  /**
   * White-label flag, written exactly as the platform names it → entry.
   */
  flags: {
    [k: string]: FlagEntry;
  };
  /**
   * Promotion key → entry.
   */
  promotions: {
    [k: string]: FlagEntry;
  };
  /**
   * Template flag → entry; on selects the new layout.
   */
  template: {
    [k: string]: FlagEntry;
  };
  /**
   * Role list → entry with the customer types that it holds by default.
   */
  roles: {
    [k: string]: RoleEntry;
  };
}
export interface FlagEntry {
  /**
   * What a player notices when it is on, in plain words.
   */
  effect: string;
  /**
   * Team that decides about it.
   */
  owner: Owner;
  /**
   * How settled it is. Only a stable one may be on by default.
   */
  stage: 'experimental' | 'beta' | 'stable' | 'retired';
  /**
   * Value when the site configuration does not name it.
   */
  default: boolean;
  /**
   * True when it lets money move or changes who may move it.
   */
  money: boolean;
  /**
   * Requirement rows that define it.
   */
  rows?: string[];
}
export interface RoleEntry {
  /**
   * What being on the list means.
   */
  effect: string;
  /**
   * Team that decides about it.
   */
  owner: Owner;
  /**
   * Types on the list when the site configuration does not give one.
   */
  default: number[];
  /**
   * True when it changes who may move money.
   */
  money: boolean;
  /**
   * Requirement rows that define it.
   */
  rows?: string[];
}
