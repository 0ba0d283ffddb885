import type { FormMessage } from '../contracts/form.ts';

/**
 * Writes a message into the one string that RJSF carries for an error. Texts are made where they are shown, so an
 * error on screen follows a change of language.
 */
export function encodeMessage(message: FormMessage): string {
  return JSON.stringify(message);
}

/** Reads a message back; anything else (which only a broken validator could produce) is the general one. */
export function decodeMessage(encoded: string): FormMessage {
  try {
    const parsed: unknown = JSON.parse(encoded);
    if (isMessage(parsed)) return parsed;
  } catch {
    // Not written by `encodeMessage`: the general message below answers.
  }
  return { key: 'forms:error.format' };
}

function isMessage(value: unknown): value is FormMessage {
  return typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';
}
