import type { FormMessage, FormMessages } from '../../../contracts/form.ts';
import type { FormField } from '../../../forms/form-fields.ts';
import { fieldError } from '../../../engine/index.ts';

/**
 * What the platform says about single fields of a refused registration: `{fields: {<name>: [<rule>…]}}` beside code and
 * message. Fields that the form does not show are left to the general text.
 */
export function refusedFields(
  { code, value }: { readonly code: string; readonly value: Readonly<Record<string, unknown>> },
  fields: readonly FormField[],
): FormMessages {
  const has = (name: string) => fields.some((field) => field.name === name);
  // Where the number is the name, the platform may call it a name that is taken.
  if (code === 'username.exists' && !has('username') && has('mobileNum'))
    return { mobileNum: [{ key: 'errors:mobileTaken' }] };
  if (code === 'captcha.error' && has('captcha')) return { captcha: [{ key: 'errors:captcha' }] };
  const named = value['fields'];
  if (typeof named !== 'object' || named === null) return {};
  const found: Record<string, readonly FormMessage[]> = {};
  for (const [name, rules] of Object.entries(named)) {
    const field = fields.find((candidate) => candidate.name === name);
    if (field && Array.isArray(rules)) found[name] = rules.map((rule) => messageOf(String(rule), field));
  }
  return found;
}

// What only the platform can know has a text of its own; the rest is worded like the form's own findings.
function messageOf(rule: string, field: FormField): FormMessage {
  const { options } = field;
  if (rule === 'taken' && field.name === 'username') return { key: 'forms:error.usernameTaken' };
  if (rule === 'taken') return { key: 'errors:mobileTaken' };
  if (rule === 'wrong') return { key: 'errors:verificationCode' };
  if (rule === 'unknown') return { key: 'registration:invalidInvitation' };
  if (rule === 'common') return { key: 'errors:code.password.common' };
  if (rule === 'age') return { key: 'forms:error.tooYoung', params: { age: options.minimumAge ?? 18 } };
  return fieldError({ rule }, options);
}
