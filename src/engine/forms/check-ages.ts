import type { FormMessage, FormMessages } from '../../contracts/form.ts';
import type { FormDefinition } from '../../contracts/release.ts';
import { birthdayFault } from './age.ts';
import type { TogetherFacts } from './check-form.ts';
import { optionsOf, propertyNames } from './read-options.ts';
import type { JsonRecord } from './schema-rules.ts';

/** What dates of birth say about today. Apart from the other rules, because a login asks nobody for their age. */
export function checkAges(form: FormDefinition, data: JsonRecord, { today }: TogetherFacts): FormMessages {
  const found: Record<string, readonly FormMessage[]> = {};
  for (const name of propertyNames(form)) {
    const age = optionsOf(form, name)?.minimumAge;
    const value = data[name];
    if (age === undefined || typeof value !== 'string' || value === '') continue;
    const fault = birthdayFault(value, today, age);
    if (fault !== undefined) found[name] = [{ key: `forms:error.${fault}`, params: { age } }];
  }
  return found;
}
