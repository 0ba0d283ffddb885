/* oxlint-disable max-lines -- as long as its schema */
/* Written by scripts/generate.ts from schemas/release.schema.json. Do not edit. */

export type Hash = string;

/**
 * Manifest of a release: the immutable result of compiling one merchant. Its id is the hash of its canonical JSON.
 */
export interface ReleaseDocument {
  /**
   * Format that the runtime must understand.
   */
  engineFormat: 2;
  /**
   * Merchant code.
   */
  merchant: string;
  /**
   * Content hashes of the parts. A part whose input did not change keeps its hash.
   */
  parts: {
    /**
     * Identity, flags, navigation, settings.
     */
    site: Hash;
    /**
     * JSON Schema and UI schema of every form.
     */
    forms: Hash;
    /**
     * Precompiled validators, an ES module.
     */
    validators: Hash;
    /**
     * Variants and the hash of the stylesheet.
     */
    theme: Hash;
    /**
     * Where each value came from; never sent to players.
     */
    origins: Hash;
    /**
     * Language → texts.
     */
    strings: {
      [k: string]: Hash;
    };
    /**
     * File below assets/ → picture.
     */
    assets: {
      [k: string]: Hash;
    };
  };
}
