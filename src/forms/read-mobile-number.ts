import parsePhoneNumber from 'libphonenumber-js/mobile';
import { foldDigits } from '../contracts/number-text.ts';

/** A mobile number as a form holds it. */
export interface ReadNumber {
  /** Digits without the dialling code; with a plus sign as long as the code that follows it is not known. */
  readonly number: string;
  /** The code that the text named, for example `+353`. */
  readonly dialingCode?: string;
}

/** What a form knows when it reads a number. */
export interface NumberSurroundings {
  /** Code that is chosen beside the number. */
  readonly dialingCode: string;
  /** Every code that may be chosen, each with its plus sign. */
  readonly codes: readonly string[];
  /** Fewest digits that the form takes. */
  readonly minLength?: number;
  /** Whether nothing more is typed: a number of the chosen country is then completed as one that named its code is. */
  readonly isWhole?: boolean;
}

/**
 * What a person means by a written number: with `+353`, `00353` or `0353`, spaces, brackets, hyphens, the `(0)` that only callers
 * within the country dial, signs of full width, or marks of direction that come along when it is copied. Nothing is cut but an
 * extension, which no mobile number has. A whole number that is too short for the form without the prefix of calls within its
 * country is written with it, as people there write it: either way it is the same number.
 */
export function readMobileNumber(text: string, around: NumberSurroundings): ReadNumber {
  const { dialingCode, codes, minLength = 0, isWhole = false } = around;
  const plain = foldDigits(text)
    .replace(extension, '')
    .replace(/[^0-9+()]/g, '');
  const international = /^\(?(?:\+|00)/.exec(plain);
  if (international) return readInternational(plain.slice(international[0].length), codes, minLength);
  const digits = digitsOf(plain);
  const own = digitsOf(dialingCode);
  // Some write the code with one zero where calls abroad take two.
  const repeated = [digits, digits.replace(/^0/, '')].find((one) => repeatsCode(one, own));
  if (repeated !== undefined) return { number: longEnough(repeated.slice(own.length), own, minLength) };
  return { number: isWhole ? longEnough(digits, own, minLength) : digits };
}

const extension = /\s*(?:;|(?:ext(?:ension)?|x|#)\W{0,3}\d).*$/i;

function readInternational(rest: string, codes: readonly string[], minLength: number): ReadNumber {
  const digits = digitsOf(rest.replace('(0)', ''));
  // No calling code begins with another one.
  const known = codes.find((code) => digits.startsWith(digitsOf(code)));
  if (known === undefined) return { number: `+${digits}` };
  const code = digitsOf(known);
  return { dialingCode: known, number: longEnough(digits.slice(code.length), code, minLength) };
}

/** A number, with the prefix for calls within its country if only so it has enough digits. */
function longEnough(number: string, code: string, minLength: number): string {
  if (number.length >= minLength) return number;
  const parsed = parsePhoneNumber(`+${code}${number}`);
  const written = parsed?.isValid() ? digitsOf(parsed.formatNational()) : number;
  return written.length >= minLength ? written : number;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Whether digits are a number of a country with its own dialling code in front, and none without it. */
function repeatsCode(digits: string, code: string): boolean {
  if (!digits.startsWith(code)) return false;
  const isNational = nationalNumber(digits, code) === digits;
  return !isNational && parsePhoneNumber(`+${digits}`)?.isValid() === true;
}

function nationalNumber(digits: string, code: string): string | undefined {
  try {
    return parsePhoneNumber(digits, { defaultCallingCode: code, extract: false })?.nationalNumber;
  } catch {
    // The library throws for a code that no country has.
    return undefined;
  }
}
