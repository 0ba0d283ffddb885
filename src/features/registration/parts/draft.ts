import type { FormValues } from '../../../forms/form-fields.ts';
import type { KeyValueStore, Resources } from '../../../client/index.ts';

const draftName = 'registration.draft';
/** What belongs to one attempt and never to the storage: secrets, and answers that are used up. */
const neverStored: readonly string[] = [
  'password',
  'confirmPassword',
  'paymentPassword',
  'captcha',
  'verificationCode',
  'terms',
];

/**
 * What was typed into the registration. A reload of the tab brings back everything but secrets; a walk to the terms and
 * back brings back secrets too, because they wait in memory (row A-086).
 */
export function readDraft(storage: KeyValueStore, memory: Resources): FormValues {
  return { ...parse(storage.read(draftName)), ...memory.read<FormValues>(draftName).value };
}

/** Keeps what may be stored, after every change. */
export function storeDraft(storage: KeyValueStore, values: FormValues): void {
  const kept = Object.entries(values).filter(([name, value]) => value !== undefined && !neverStored.includes(name));
  if (kept.length === 0) storage.remove(draftName);
  else storage.write(draftName, JSON.stringify(Object.fromEntries(kept)));
}

/** Keeps everything in memory while the screen is away. */
export function holdDraft(memory: Resources, values: FormValues): void {
  memory.put(draftName, values);
}

/** Forgets the draft once it has become an account. */
export function dropDraft(storage: KeyValueStore, memory: Resources): void {
  storage.remove(draftName);
  memory.forget(draftName);
}

function parse(text: string | undefined): FormValues {
  if (text === undefined) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, typed]) => typeof typed === 'string'));
  } catch {
    return {};
  }
}
