import type { Cipher } from '../../storage/encryption/cipher.ts';
import type { Profile } from '../database/tables.ts';

/** Who a player is, in clear: only answers and messages to themselves hold it so. */
export interface PersonalData {
  readonly name: string;
  readonly nickname: string | null;
  readonly email: string | null;
  /** Digits with the dialling code, without a plus sign. */
  readonly mobile: string | null;
  readonly profile: Profile | null;
}

/** The columns of an account that hold who its player is. */
export const personalColumns = ['name', 'nickname', 'email', 'mobile', 'profile'] as const;
type PersonalColumn = (typeof personalColumns)[number];
type Row = Readonly<Partial<Record<PersonalColumn, string | null>>>;
type Opened<T extends Row> = Omit<T, PersonalColumn> & Pick<PersonalData, PersonalColumn & keyof T>;

/** What a name, of any letter case, is found by in the table of accounts. A copy of the data shows nobody whose it is. */
export function nameKey(cipher: Cipher, merchant: string, name: string): string {
  return cipher.fingerprint(JSON.stringify(['account.name', merchant, name.trim().toLowerCase()]));
}

/** What a number is found by, given as digits with the dialling code. */
export function mobileKey(cipher: Cipher, merchant: string, mobile: string): string {
  return cipher.fingerprint(mobileTerm(merchant, mobile));
}

/** What is digested of a number. */
export function mobileTerm(merchant: string, mobile: string): string {
  return JSON.stringify(['account.mobile', merchant, mobile]);
}

/** Encrypts one column of an account. */
export function sealColumn(cipher: Cipher, column: PersonalColumn, text: string): string {
  return cipher.encrypt(`account.${column}`, text);
}

/** The columns of a new account, with what it is found by. */
export function sealPersonal(
  cipher: Cipher,
  merchant: string,
  data: Pick<PersonalData, 'name'> & Partial<PersonalData>,
) {
  const { name, nickname, email, mobile, profile } = data;
  const seal = (column: PersonalColumn, text: string | null | undefined) =>
    text === null || text === undefined ? null : sealColumn(cipher, column, text);
  return {
    name: sealColumn(cipher, 'name', name),
    name_key: nameKey(cipher, merchant, name),
    nickname: seal('nickname', nickname),
    email: seal('email', email),
    ...sealMobile(cipher, merchant, mobile ?? null),
    profile: seal('profile', profile ? JSON.stringify(profile) : null),
  };
}

/** The columns of a number, or of none. */
export function sealMobile(cipher: Cipher, merchant: string, mobile: string | null) {
  return {
    mobile: mobile === null ? null : sealColumn(cipher, 'mobile', mobile),
    mobile_key: mobile === null ? null : mobileKey(cipher, merchant, mobile),
  };
}

/** A row of the table with the personal columns that it has in clear. Throws `LostKeyError` without their key. */
export function openPersonal<T extends Row>(cipher: Cipher, row: T): Opened<T> {
  const opened = personalColumns.flatMap((column) => {
    const kept = row[column];
    if (kept === undefined) return [];
    const text = kept === null ? null : cipher.decrypt(`account.${column}`, kept);
    return [[column, column === 'profile' && text !== null ? JSON.parse(text) : text] as const];
  });
  // What a column holds once it is read is known here alone.
  return { ...row, ...Object.fromEntries(opened) } as unknown as Opened<T>;
}
