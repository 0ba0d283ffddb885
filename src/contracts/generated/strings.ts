/* oxlint-disable max-lines -- as long as its schema */
/* Written by scripts/generate.ts from schemas/strings.schema.json. Do not edit. */

/**
 * merchants/<code>/strings/<language>.json: the merchant's own texts (group merchant) and changes to texts of features.
 */
export interface StringsDocument {
  /**
   * Path of this schema, so that editors complete and check the file.
   */
  $schema: string;
  /**
   * Feature, app, ui, forms, errors or merchant → key → text. {{name}} marks a value that the engine fills in.
   *
   * This interface was referenced by `StringsDocument`'s JSON-Schema definition
   * via the `patternProperty` "^[a-z][A-Za-z0-9]*$".
   */
  [k: string]:
    | {
        [k: string]: string;
      }
    | string;
}
