import parsePhoneNumber from 'libphonenumber-js/min';
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
}

/**
 * What a person means by a written number: with `+353` or `00353`, spaces, brackets, hyphens, the `(0)` that only callers
 * within the country dial, signs of full width, or marks of direction that come along when it is copied. Nothing is cut but an
 * extension, which no mobile number has.
 */
export function readMobileNumber(text: string, { dialingCode, codes }: NumberSurroundings): ReadNumber {
  const plain = foldDigits(text)
    .replace(extension, '')
    .replace(/[^0-9+()]/g, '');
  const international = /^\(?(?:\+|00)/.exec(plain);
  if (international) return readInternational(plain.slice(international[0].length), codes);
  const digits = digitsOf(plain);
  const own = digitsOf(dialingCode);
  if (repeatsCode(digits, own)) return { number: digits.slice(own.length) };
  return { number: digits };
}

const extension = /\s*(?:;|(?:ext(?:ension)?|x|#)\W{0,3}\d).*$/i;

function readInternational(rest: string, codes: readonly string[]): ReadNumber {
  const digits = digitsOf(rest.replace('(0)', ''));
  // No calling code begins with another one.
  const known = codes.find((code) => digits.startsWith(digitsOf(code)));
  if (known === undefined) return { number: `+${digits}` };
  return { dialingCode: known, number: digits.slice(digitsOf(known).length) };
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
