import type { FormMessage, FormMessages } from '../../contracts/form.ts';
import type { FormDefinition } from '../../contracts/release.ts';
import { checkAges } from './check-ages.ts';
import { fieldError } from './field-error.ts';
import { optionsOf, propertyNames } from './read-options.ts';
import { brokenRules, type JsonRecord, recordOf } from './schema-rules.ts';

/** Facts that no JSON Schema holds. */
export interface TogetherFacts {
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Properties that are required for the moment, such as a captcha that the platform has asked for. */
  readonly demanded?: readonly string[];
}

/**
 * Checks a form's cleaned data without a schema compiler, as the platform does with a call's body: the rules of its
 * schema, and what fields say about each other. The compiled validator of the same form finds the same faults.
 */
export function checkForm(form: FormDefinition, data: JsonRecord, facts: TogetherFacts): FormMessages {
  const found = new Map<string, readonly FormMessage[]>();
  for (const name of propertyNames(form)) {
    const options = optionsOf(form, name);
    const schema = recordOf(recordOf(form.schema['properties'])[name]);
    const isRequired = Array.isArray(form.schema['required']) && form.schema['required'].includes(name);
    if (options === undefined || options.local === true) continue;
    const messages = brokenRules(schema, data[name], data, isRequired).map((rule) => fieldError(rule, options));
    if (messages.length > 0) found.set(name, messages);
  }
  for (const [name, messages] of Object.entries({
    ...checkTogether(form, data, facts),
    ...checkAges(form, data, facts),
  })) {
    if (!found.has(name)) found.set(name, messages);
  }
  return Object.fromEntries(found);
}

/** What fields say about each other: code beside a number, new against old password. Ages are `checkAges`. */
export function checkTogether(form: FormDefinition, data: JsonRecord, facts: TogetherFacts): FormMessages {
  const found: Record<string, readonly FormMessage[]> = {};
  for (const name of propertyNames(form)) {
    const message = togetherMessage(form, name, data, facts);
    if (message !== undefined) found[name] = [message];
  }
  return found;
}

function togetherMessage(
  form: FormDefinition,
  name: string,
  data: JsonRecord,
  { demanded }: TogetherFacts,
): FormMessage | undefined {
  const options = optionsOf(form, name);
  if (options === undefined) return undefined;
  const value = data[name];
  const isEmpty = value === undefined || value === '';
  const missing =
    demanded?.includes(name) || (options.requiredWith !== undefined && hasText(data[options.requiredWith]));
  if (isEmpty) return missing ? fieldError({ rule: 'required' }, options) : undefined;
  if (options.differsFrom !== undefined && data[options.differsFrom] === value)
    return { key: 'forms:error.samePassword' };
  return undefined;
}

function hasText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}
