/* oxlint-disable max-lines -- as long as its schema */
/* Written by scripts/generate.ts from schemas/fields.schema.json. Do not edit. */

/**
 * schemas/fields.json: every form field once: its rule when nobody says otherwise, its names, its widget and its error texts.
 */
export interface FieldCatalogue {
  /**
   * Path of this schema.
   */
  $schema: string;
  /**
   * Field → entry. Labels and hints are forms:label.<field> and forms:hint.<field>.
   */
  fields: {
    [k: string]: FieldEntry;
  };
}
export interface FieldEntry {
  /**
   * What the field holds.
   */
  description: string;
  /**
   * True for the registration fields that the server's rules name.
   */
  registration: boolean;
  /**
   * Name of the HTML input and of the form's property.
   */
  input: string;
  /**
   * Name in the call; empty when the field is not sent.
   */
  payload: string;
  /**
   * Widget that draws it.
   */
  widget:
    | 'text'
    | 'username'
    | 'password'
    | 'phone'
    | 'code'
    | 'captcha'
    | 'date'
    | 'email'
    | 'terms'
    | 'textarea'
    | 'questionType';
  /**
   * HTML autocomplete token.
   */
  autocomplete?: string;
  /**
   * Keyboard to show.
   */
  inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  /**
   * ltr where the value is written left to right in every language.
   */
  direction?: 'ltr' | 'auto';
  /**
   * Takes spaces away at both ends before checking and sending. False for passwords.
   */
  trim?: boolean;
  /**
   * Rule when neither merchant nor server gives one.
   */
  rule: CatalogueRule;
  /**
   * Keys below forms:error. for this field's failures, where they differ from the general ones.
   */
  errors?: {
    /**
     * When it is empty.
     */
    required?: string;
    /**
     * When the pattern does not match.
     */
    format?: string;
    /**
     * When it is too short or too long.
     */
    length?: string;
    /**
     * When it does not repeat the other field.
     */
    mismatch?: string;
    /**
     * When it is too short; length when absent.
     */
    short?: string;
  };
}
export interface CatalogueRule {
  /**
   * Shows the field.
   */
  enabled: boolean;
  /**
   * Refuses an empty field.
   */
  required: boolean;
  /**
   * Fewest characters.
   */
  min?: number;
  /**
   * Most characters.
   */
  max?: number;
  /**
   * Built-in pattern.
   */
  patternId?: string;
  /**
   * Position in the form.
   */
  order?: number;
}
