/** Email addresses as the specification checks them on the recovery form (row A-293): it refuses some real ones. */
const SPEC_EMAIL = String.raw`^\w+(\.\w+)*@\w+(\.[A-Za-z]{2,3}){1,3}$`;
const EMAIL = String.raw`^[A-Za-z0-9_.+%'\-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9\-]{0,62}\.)+[A-Za-z]{2,24}$`;

/**
 * Built-in pattern ids (row A-287). Every expression covers the whole value, is read with the `u` flag, and is linear.
 * Names and addresses take letters of any script, so that payee names in Urdu pass; nicknames take digits beside them.
 */
export const patterns = {
  letters: String.raw`^[\p{L}\p{M}]+$`,
  digits: String.raw`^[0-9]+$`,
  lettersDigits: String.raw`^[A-Za-z0-9]+$`,
  account: String.raw`^[A-Za-z0-9_.\-]+$`,
  password: String.raw`^[!-~]+$`,
  email: EMAIL,
  emailSpec: SPEC_EMAIL,
  phone: String.raw`^\+?[0-9]+$`,
  name: String.raw`^[\p{L}\p{M}][\p{L}\p{M}'’.\- ]*$`,
  nickname: String.raw`^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’_.\- ]*$`,
  handle: String.raw`^[\p{L}\p{M}\p{N}_.@\-]+$`,
  document: String.raw`^[A-Za-z0-9][A-Za-z0-9\-/ ]*$`,
  code: String.raw`^[A-Za-z0-9_\-]+$`,
  date: String.raw`^[0-9]{4}-[0-9]{2}-[0-9]{2}$`,
} as const;

/** Ids of the built-in patterns. */
export const patternIds: readonly string[] = Object.keys(patterns);

/** The expression of a pattern id: a merchant's own first, then the built-in ones; nothing for an unknown id. */
export function patternOf(id: string | undefined, own: Readonly<Record<string, string>> = {}): string | undefined {
  return Object.entries({ ...patterns, ...own }).find(([name]) => name === id)?.[1];
}
