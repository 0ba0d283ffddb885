/* oxlint-disable max-lines -- as long as its schema */
/* Written by scripts/generate.ts from schemas/settings.schema.json. Do not edit. */

/**
 * schemas/settings.json: every dotted setting with its default and what it does. merchant-settings.schema.json and site-settings.schema.json are written from it.
 */
export interface SettingsCatalogue {
  /**
   * Path of this schema.
   */
  $schema: string;
  /**
   * Dotted name → entry.
   */
  settings: {
    [k: string]: SettingEntry;
  };
}
export interface SettingEntry {
  /**
   * What it does, in plain words.
   */
  description: string;
  /**
   * Type of the value. A list is text with commas between its items.
   */
  type: 'string' | 'integer' | 'number' | 'boolean' | 'list';
  /**
   * The engine's value.
   */
  default: string | number | boolean;
  /**
   * The values that are allowed.
   *
   * @minItems 2
   */
  enum?: [string | number, string | number, ...(string | number)[]];
  /**
   * Least number allowed.
   */
  minimum?: number;
  /**
   * Greatest number allowed.
   */
  maximum?: number;
  /**
   * What a text has to look like.
   */
  pattern?: string;
  /**
   * Who owns it: the merchant's folder, the site configuration (server and money rules), or the engine, which fills it from another property.
   */
  layer: 'merchant' | 'site' | 'engine';
  /**
   * Requirement rows that name it.
   */
  rows?: string[];
}
