import type { FieldOptions } from '../../contracts/form.ts';
import type { FieldRule } from '../../contracts/site.ts';
import { consentAge, minimumAge } from './age.ts';
import { catalogueEntry, type FormInputs, type ResolvedField } from './form-fields.ts';
import { questionTypes } from './form-table.ts';
import { patternOf } from './patterns.ts';

/** JSON Schema of one field, language-free. */
export function fieldSchema({ spec, entry, rule }: ResolvedField, inputs: FormInputs): Record<string, unknown> {
  if (entry.widget === 'terms') return { type: 'boolean', const: true };
  if (entry.widget === 'questionType') return { type: 'string', enum: Object.values(questionTypes) };
  if (spec.repeats !== undefined) {
    return { type: 'string', const: { $data: `1/${catalogueEntry(spec.repeats).payload}` } };
  }
  const pattern = patternOf(patternIdOf(spec.field, rule, inputs), inputs.patterns);
  return {
    type: 'string',
    ...(rule.min === undefined || rule.min === 0 ? {} : { minLength: rule.min }),
    ...(rule.max === undefined ? {} : { maxLength: rule.max }),
    ...(pattern === undefined ? {} : { pattern }),
  };
}

/** The specification's check of an address refuses some real ones, so a site has to choose it (row A-293, decision 37). */
function patternIdOf(field: string, { patternId }: FieldRule, { site }: FormInputs): string | undefined {
  const isNarrow = field !== 'recoveryEmail' || site.settings['recovery.emailPattern'] === 'spec';
  return isNarrow ? patternId : 'email';
}

/** `ui:options` of one field; `fields` are all fields of its form. */
export function fieldOptions(
  { spec, entry, rule, required }: ResolvedField,
  fields: readonly ResolvedField[],
  { site, patterns = {} }: FormInputs,
): FieldOptions {
  const other = fields.find((field) => field.spec.field === spec.requiredWith);
  const code = fields.find((field) => field.spec.field === spec.codeField);
  return {
    field: spec.field,
    name: spec.input ?? entry.input,
    labelKey: `forms:label.${spec.field}`,
    direction: entry.direction ?? 'auto',
    trim: entry.trim ?? true,
    ...hintOf(entry.widget, rule, patterns),
    ...(entry.autocomplete === undefined ? {} : { autocomplete: entry.autocomplete }),
    ...(entry.inputMode === undefined ? {} : { inputMode: entry.inputMode }),
    ...(rule.max === undefined ? {} : { maxLength: rule.max }),
    ...(entry.payload === '' ? { local: true, labelParams: { age: consentAge(site.settings) } } : {}),
    ...(entry.errors === undefined ? {} : { errors: entry.errors }),
    ...(code === undefined ? {} : { codeField: code.entry.payload }),
    ...(required && other !== undefined && !other.required ? { requiredWith: other.entry.payload } : {}),
    ...(spec.differsFrom === undefined ? {} : { differsFrom: catalogueEntry(spec.differsFrom).payload }),
    ...(spec.field === 'birthday' ? { minimumAge: minimumAge(site.settings) } : {}),
  };
}

/** Built-in patterns whose characters a hint can name in a word or two. */
const named: readonly string[] = ['letters', 'digits', 'lettersDigits'];

/** Those of which a hint says too little for somebody who was refused: letters of other scripts, accents and spaces. */
const narrow: readonly string[] = ['account', 'lettersDigits', 'password'];

function hintOf(
  widget: string,
  { min, max, patternId }: Pick<FieldRule, 'min' | 'max' | 'patternId'>,
  own: Readonly<Record<string, string>>,
): Partial<FieldOptions> {
  const counted = widget === 'username' || widget === 'password' || widget === 'textarea';
  if (!counted || min === undefined || max === undefined) return {};
  if (min === max) return { hintKey: 'forms:hint.exact', hintParams: { min } };
  const builtIn = patternId === undefined || Object.hasOwn(own, patternId) ? '' : patternId;
  return {
    hintKey: `forms:hint.${named.includes(builtIn) ? builtIn : 'between'}`,
    hintParams: { min, max },
    ...(narrow.includes(builtIn) ? { ruleKey: `forms:rule.${builtIn}` } : {}),
  };
}
