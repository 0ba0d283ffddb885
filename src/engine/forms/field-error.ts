import type { FieldErrorKeys, FieldOptions, FormMessage } from '../../contracts/form.ts';

/** The part of an ajv or RJSF error that decides about its text. */
export interface RuleError {
  /** The broken rule: `required`, `minLength`, `const` … */
  readonly rule: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

const aspects: Readonly<Record<string, keyof FieldErrorKeys>> = {
  required: 'required',
  minLength: 'short',
  maxLength: 'length',
  pattern: 'format',
  type: 'format',
  const: 'mismatch',
  enum: 'required',
};

const general: Readonly<Record<string, string>> = {
  required: 'required',
  minLength: 'tooShort',
  maxLength: 'tooLong',
  const: 'mismatch',
  enum: 'required',
};

/**
 * The message of a broken rule, as a text key below `forms:error.`: the field's own where the catalogue has one, else the
 * general one. A wrong format names the rule, by the key and the numbers of the field's hint or of what says more; so does a wrong length of which
 * the field says the same. `labelKey` among the params is the field's label, to be translated by the caller.
 */
export function fieldError(
  { rule, params }: RuleError,
  options: Pick<FieldOptions, 'labelKey' | 'errors' | 'hintKey' | 'hintParams' | 'ruleKey'>,
): FormMessage {
  const aspect = aspects[rule];
  const own = aspect && (options.errors?.[aspect] ?? (aspect === 'short' ? options.errors?.length : undefined));
  const limit = params?.['limit'];
  const isFormat = aspect === 'format' || (own !== undefined && own === options.errors?.format);
  const hintKey = options.ruleKey ?? options.hintKey;
  return {
    key: `forms:error.${own ?? general[rule] ?? 'format'}`,
    params: {
      labelKey: options.labelKey,
      ...(typeof limit === 'number' ? { limit } : {}),
      ...(isFormat && hintKey !== undefined ? { hintKey, ...options.hintParams } : {}),
    },
  };
}
