import type { Call } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';

/** The account of a name, in any letter case. */
export function findByName({ db }: Sandbox, merchant: string, name: string) {
  return db
    .selectFrom('account')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('name_key', '=', name.trim().toLowerCase())
    .executeTakeFirst();
}

/** The account of a mobile number with its dialling code. */
export function findByMobile({ db }: Sandbox, merchant: string, mobile: string) {
  return db
    .selectFrom('account')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('mobile', '=', mobile)
    .executeTakeFirst();
}

/**
 * Digits of a number with its dialling code, without plus sign and the national leading zero; nothing when it is none.
 * A call that names no dialling code means the merchant's.
 */
export async function mobileOf(
  { sites }: Sandbox,
  { merchant, body }: Call,
  number: unknown,
): Promise<string | undefined> {
  const sent = body['countryDialingCode'];
  const code = sent === undefined || sent === '' ? (await sites.get(merchant))?.site.identity.dialingCode : sent;
  return mobileKey(code, number);
}

function mobileKey(dialingCode: unknown, number: unknown): string | undefined {
  const code = digitsOf(dialingCode);
  const rest = digitsOf(number).replace(/^0+/, '');
  return rest.length >= 5 && code.length + rest.length <= 20 ? `${code}${rest}` : undefined;
}

function digitsOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).replace(/\D/g, '') : '';
}
