/** One thing wrong with a merchant's files, with the place where it can be put right. */
export interface Problem {
  readonly code: ProblemCode;
  readonly severity: 'error' | 'warning';
  /** Path below the project root, for example `merchants/karat/site.json`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** JSON pointer into the file; empty for the whole file. */
  readonly pointer: string;
  /** What is wrong, with the value found. */
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
  /** The nearest valid name, when a name is unknown. */
  readonly nearest?: string;
}

interface ProblemKind {
  readonly title: string;
  readonly hint: string;
}

/** Every problem the compiler can report. Codes are permanent; the title says what without the cause, the hint what to do. */
export const problemCatalogue = {
  FILE_MISSING: {
    title: 'A required file is missing',
    hint: 'Add the file, or run `livery check` on the right folder.',
  },
  FILE_UNSAFE: {
    title: 'A file lies outside its folder',
    hint: 'Copy the file into the folder instead of linking to it.',
  },
  FILE_TOO_LARGE: { title: 'A file is too large', hint: 'Make the file smaller; the limit is in the message.' },
  FILE_UNKNOWN: {
    title: 'A file has no place here',
    hint: 'Remove the file, or move it below assets/ if players need it.',
  },
  JSON_SYNTAX: { title: 'A file is not valid JSON', hint: 'Repair the JSON at this place.' },
  JSON_DUPLICATE_KEY: { title: 'A key is given twice', hint: 'Keep one of the two.' },
  FORMAT_UNKNOWN: { title: 'The format number is not known', hint: 'Use "format": 1, or update the engine.' },
  SCHEMA_TYPE: { title: 'A value has the wrong type', hint: 'Give a value of the type in the message.' },
  SCHEMA_UNKNOWN_KEY: { title: 'A key is not known', hint: 'Correct the spelling, or remove the key.' },
  SCHEMA_MISSING_KEY: { title: 'A required key is missing', hint: 'Add the key.' },
  SCHEMA_NOT_ALLOWED: { title: 'A value is not one of the allowed ones', hint: 'Choose one of the allowed values.' },
  SCHEMA_INVALID: {
    title: 'A value breaks a rule of its schema',
    hint: 'The rule is in the message; the schema explains it.',
  },
  CODE_MISMATCH: { title: 'The merchant code is not the folder name', hint: 'Make code and folder name the same.' },
  THEME_UNKNOWN: { title: 'The theme does not exist', hint: 'Choose a folder of themes/.' },
  TOKEN_UNKNOWN: { title: 'A token refers to nothing', hint: 'Refer to a token of core, or correct the name.' },
  CONTRAST_LOW: { title: 'Two colours are too close', hint: 'Take the passing colour in the message, or another.' },
  ASSET_MISSING: { title: 'An asset does not exist', hint: 'Add the file below assets/, or correct the name.' },
  ASSET_INVALID: { title: 'An asset cannot be used', hint: 'Give a plain picture without script.' },
  LINK_UNKNOWN: { title: 'A link leads nowhere', hint: 'Name an existing contribution, route or action.' },
  CONTRIBUTION_UNKNOWN: {
    title: 'A navigation entry names nothing',
    hint: 'Name a contribution that a feature offers to this slot.',
  },
  SLOT_EMPTY: { title: 'A slot that needs an item is empty', hint: 'List at least one item.' },
  SLOT_FULL: { title: 'A slot takes one item only', hint: 'Keep one item.' },
  TEXT_UNKNOWN: { title: 'A text key does not exist', hint: 'Add the text to strings/, or correct the key.' },
  TRANSLATION_MISSING: { title: 'A translation is missing', hint: 'Add the text in this language.' },
  FLAG_UNKNOWN: {
    title: 'A flag is not in the catalogue',
    hint: 'Correct the name; an unknown flag is kept and ignored.',
  },
  SETTING_UNKNOWN: { title: 'A setting is not known', hint: 'Correct the name.' },
  FIELD_UNKNOWN: { title: 'A registration field is not known', hint: 'Use a field of the catalogue.' },
  RANGE_INVERTED: { title: 'The minimum is above the maximum', hint: 'Swap the two, or correct one.' },
  PATTERN_UNKNOWN: {
    title: 'A pattern id is not known',
    hint: 'Use a registered id, or add it to patterns of merchant.json.',
  },
  PATTERN_INVALID: { title: 'A pattern cannot be used', hint: 'Write a regular expression that JavaScript accepts.' },
  PATTERN_SLOW: { title: 'A pattern can take very long', hint: 'Remove the nested or overlapping repetition.' },
  URL_UNSAFE: { title: 'An address is not safe', hint: 'Use an https address or a path of the site.' },
  LANGUAGE_UNKNOWN: { title: 'A language is not offered', hint: 'Offer the language, or remove it here.' },
  FEATURE_INVALID: { title: 'A feature is declared wrongly', hint: 'Correct the feature manifest.' },
} as const satisfies Record<string, ProblemKind>;

/** A permanent problem code. */
export type ProblemCode = keyof typeof problemCatalogue;
