import type { EndpointName } from './endpoints.ts';
import { foldDigits, isNumberText } from './number-text.ts';

/** Calls that are about somebody, and the fields that say whom; a limit of tries counts by them. */
const nameFields: Partial<Record<EndpointName, readonly string[]>> = {
  login: ['username', 'firebaseMobileNo'],
  // Nobody but the platform knows whose ticket it is; it stands for them.
  loginSecondFactor: ['ticket'],
  setPasswordByPhone: ['mobileNum'],
  smsCode: ['mobileNo', 'mobileNum'],
  forgotPassword: ['username', 'email'],
};

/**
 * Parameter of a JWE's protected header, which anybody can read and nobody change: the first four characters of the name's
 * SHA-256 in base64url. That is enough to count by, and too little to look a name up by.
 */
export const nameDigestParameter = 'name_digest';

/** Fields of a call in the clear that hold a number and nothing else. */
const numberFields: Partial<Record<EndpointName, readonly string[]>> = {
  setPasswordByPhone: ['mobileNum'],
  smsCode: ['mobileNo', 'mobileNum'],
};

/** Whether what should be a number is one, so that it has no other spelling than those that are counted as one. */
export function isNumberPlain(call: string, fields: Readonly<Record<string, unknown>>): boolean {
  const known: Readonly<Record<string, readonly string[]>> = numberFields;
  return (known[call] ?? []).every((field) => {
    const value = fields[field] ?? '';
    // A list or an object has as many spellings as somebody likes, and may have none.
    return (typeof value === 'string' || typeof value === 'number') && isNumberText(String(value));
  });
}

/** Whether a call is about somebody. */
export function isNamedCall(call: string): boolean {
  return call in nameFields;
}

/**
 * Names and numbers that a call is about, each as it is counted: letters and digits in lower case, and of what has seven
 * digits of any script or more the last eight of them, so that no other way to write a number gives new tries.
 */
export function namesIn(call: string, fields: Readonly<Record<string, unknown>>): readonly string[] {
  const known: Readonly<Record<string, readonly string[]>> = nameFields;
  const values = (known[call] ?? []).map((field) => fields[field]);
  return [...new Set(values.map(countedName).filter((name) => name !== ''))];
}

function countedName(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = foldDigits(String(value));
  const digits = text.replaceAll(/\D/g, '');
  return digits.length >= 7 ? digits.slice(-8) : text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
