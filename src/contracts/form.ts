import type { FieldEntry } from './generated/fields.ts';

/** Widgets that a compiled form may name as `ui:widget`. */
export type WidgetName = FieldEntry['widget'];

/** Keys below `forms:error.` for a field's failures, where they differ from the general ones. */
export interface FieldErrorKeys {
  readonly required?: string;
  readonly format?: string;
  readonly length?: string;
  /** Too short; `length` when absent. */
  readonly short?: string;
  readonly mismatch?: string;
}

/** Words of a field that the platform describes while the site runs, in the language of the page. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
  /** Words of the values of a choice. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** `ui:options` of a field: all that a screen needs besides the JSON Schema. Language-free. */
export interface FieldOptions {
  /** Field of the catalogue. */
  readonly field: string;
  /** HTML input name, for example `confimpsw` (rows ). */
  readonly name: string;
  readonly labelKey: string;
  /** In the place of the keys of label, hint and choices. */
  readonly words?: FieldWords;
  readonly labelParams?: Readonly<Record<string, string | number>>;
  readonly hintKey?: string;
  /** Says in the place of the hint what a format that is wrong should be, where the hint leaves it open. */
  readonly ruleKey?: string;
  readonly hintParams?: Readonly<Record<string, string | number>>;
  readonly autocomplete?: string;
  readonly inputMode?: string;
  readonly direction: 'ltr' | 'auto';
  readonly maxLength?: number;
  /** Spaces at both ends are taken away before checking and sending. */
  readonly trim: boolean;
  /** Left out of every call, such as the terms box. */
  readonly local?: true;
  readonly errors?: FieldErrorKeys;
  /** Field that receives the SMS code asked for from this one. */
  readonly codeField?: string;
  /** Required as soon as that field has a value. */
  readonly requiredWith?: string;
  /** Must not repeat that field's value. */
  readonly differsFrom?: string;
  /** The date must give at least this age. */
  readonly minimumAge?: number;
}

/** A message that is not yet in any language: an i18next key and what it interpolates. */
export interface FormMessage {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Messages of a form by property name; a field without one is fine. */
export type FormMessages = Readonly<Record<string, readonly FormMessage[]>>;
