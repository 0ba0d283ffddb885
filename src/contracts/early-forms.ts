/** Event of a control that is hydrated: its form checks it from here on. Refused where something was said to be wrong with it. */
export const takenEvent = 'livery-taken';

/** What is said of one field when a rule of its schema is broken, by keyword: `minLength`, `pattern`, `required` … */
export interface EarlyField {
  readonly texts: Readonly<Record<string, string>>;
  /** Spaces at both ends count; in the other fields they are taken away first. */
  readonly isExact?: true;
}

/** What a page brings along to check its forms until it is hydrated. */
export interface EarlyForms {
  /** Address of the release's validators. */
  readonly validators: string;
  /** Fields by property name, by `$id` of the form, which is also the `name` of its element. */
  readonly forms: Readonly<Record<string, Readonly<Record<string, EarlyField>>>>;
  /** Stands between two things that are wrong with one field, in the language of the page. */
  readonly and: string;
  /** The event `takenEvent`. */
  readonly taken: string;
}
