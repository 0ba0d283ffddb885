import type { FormMessage } from '../../contracts/form.ts';
import type { FieldRule } from '../../contracts/site.ts';
import { fieldError } from './field-error.ts';
import { catalogueEntry } from './form-fields.ts';
import { patternOf } from './patterns.ts';
import { brokenRules } from './schema-rules.ts';

/**
 * Checks one value against a field's rule (rows A-283…A-287): required, lengths, pattern. An empty optional value
 * passes, and an unknown pattern id leaves the length rules. Gives the messages, none when the value is fine.
 */
export function checkValue(
  field: string,
  rule: FieldRule,
  value: string,
  patterns: Readonly<Record<string, string>> = {},
): readonly FormMessage[] {
  const entry = catalogueEntry(field);
  const schema = {
    type: 'string',
    minLength: rule.min,
    maxLength: rule.max,
    pattern: patternOf(rule.patternId, patterns),
  };
  const options = { labelKey: `forms:label.${field}`, ...(entry.errors === undefined ? {} : { errors: entry.errors }) };
  const text = entry.trim === false ? value : value.trim();
  return brokenRules(schema, text, {}, rule.required).map((broken) => fieldError(broken, options));
}
