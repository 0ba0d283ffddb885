import parsePhoneNumber from 'libphonenumber-js';
import { foldDigits, isNumberText } from '../../contracts/number-text.ts';
import type { Call } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { countryOfDialingCode } from '../system/dialing-codes.ts';
import { mobileKey, nameKey, openPersonal } from './personal-data.ts';

/** The account of a name, in any letter case. */
export async function findByName({ db, cipher }: Sandbox, merchant: string, name: string) {
  const found = await db
    .selectFrom('account')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('name_key', '=', nameKey(cipher, merchant, name))
    .executeTakeFirst();
  return found && openPersonal(cipher, found);
}

/** The account of a mobile number with its dialling code. */
export async function findByMobile({ db, cipher }: Sandbox, merchant: string, mobile: string) {
  const found = await db
    .selectFrom('account')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('mobile_key', '=', mobileKey(cipher, merchant, mobile))
    .executeTakeFirst();
  return found && openPersonal(cipher, found);
}

/** The account of an id that a session names. */
export async function readAccount({ db, cipher }: Sandbox, id: number) {
  const row = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return openPersonal(cipher, row);
}

/**
 * Digits of a number with its dialling code, without plus sign and the prefix for calls within the country, however it
 * is written: two ways to write one number are one account. Nothing when it is none, or has an extension. A call that names
 * no dialling code means the merchant's.
 */
export async function mobileOf(
  { sites }: Sandbox,
  { merchant, body }: Call,
  number: unknown,
): Promise<string | undefined> {
  const sent = body['countryDialingCode'];
  const code = sent === undefined || sent === '' ? (await sites.get(merchant))?.site.identity.dialingCode : sent;
  return digitsWith(code, number);
}

function digitsWith(dialingCode: unknown, number: unknown): string | undefined {
  const code = digitsOf(dialingCode);
  const written = typeof number === 'string' || typeof number === 'number' ? String(number) : '';
  if (!isNumberText(written)) return undefined;
  // The library throws for a code that no country has.
  const isCode = countryOfDialingCode(`+${code}`) !== undefined;
  const around = { extract: false, ...(isCode ? { defaultCallingCode: code } : {}) };
  const text = foldDigits(written).trim().replace(/^00/, '+');
  const known = parsePhoneNumber(text, around);
  if (known?.isValid()) return digitsOf(known.number);
  // A number that names its country is never one of another country, though the library does not know it.
  const whole = text.includes('+') ? digitsOf(text) : `${code}${digitsOf(text).replace(/^0+/, '')}`;
  const fewest = text.includes('+') ? 7 : code.length + 5;
  return whole.length >= fewest && whole.length <= 20 ? whole : undefined;
}

function digitsOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).replace(/\D/g, '') : '';
}
