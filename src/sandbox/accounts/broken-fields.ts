import type { FormMessages } from '../../contracts/form.ts';

/** Messages of a form as the value of a failure: `{ username: ['tooShort'] }`; nothing when there are none. */
export function brokenFields(messages: FormMessages): Readonly<Record<string, readonly string[]>> | undefined {
  const entries = Object.entries(messages).map(([field, found]) => {
    return [field, found.map(({ key }) => key.replace('forms:error.', ''))] as const;
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
