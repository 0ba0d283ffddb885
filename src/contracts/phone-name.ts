import { foldDigits, isNumberText } from './number-text.ts';

/** Whether a user name is a phone number, as of players who registered by one: seven digits or more, and nothing but a number. */
export function isPhoneName(name: string): boolean {
  return isNumberText(name) && foldDigits(name).replaceAll(/\D/g, '').length >= 7;
}
