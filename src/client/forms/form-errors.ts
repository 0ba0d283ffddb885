import type { RJSFValidationError } from '@rjsf/utils';

/** A message that is not yet in any language: an i18next key and what it interpolates. */
export interface FormMessage {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Messages of a form by field name. */
export type FormMessages = Readonly<Record<string, readonly FormMessage[]>>;

/**
 * Writes a message into the one string that RJSF carries for an error. Texts are made where they are shown, so an
 * error on screen follows a change of language.
 */
export function encodeMessage(message: FormMessage): string {
  return JSON.stringify(message);
}

/** Reads a message back; anything else (which only a broken validator could produce) is the generic one. */
export function decodeMessage(encoded: string): FormMessage {
  try {
    const parsed: unknown = JSON.parse(encoded);
    if (isMessage(parsed)) return parsed;
  } catch {
    // Falls through: the text did not come from `encodeMessage`.
  }
  return { key: 'forms:error.invalid' };
}

function isMessage(value: unknown): value is FormMessage {
  return typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';
}

/** Name of the field that an RJSF error belongs to (`.username` or `username`); empty for the form itself. */
export function errorField(error: RJSFValidationError): string {
  return (error.property ?? '').replace(/^\./, '').split('.')[0] ?? '';
}
