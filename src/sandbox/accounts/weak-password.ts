import { isWeakPassword } from '../../storage/is-weak-password.ts';
import { failure } from '../errors.ts';

/** A password that is about to be set. */
export interface ChosenPassword {
  readonly password: string;
  /** Name of its field in the body. */
  readonly field: string;
  /** What a stranger would try first: the brand's names, the player's name, number and mail address. */
  readonly words: readonly (string | null | undefined)[];
}

/** What a stranger knows of an account. */
export function wordsAbout(
  account: Readonly<Record<'name' | 'nickname' | 'mobile' | 'email', string | null>>,
): readonly (string | null)[] {
  return [account.name, account.nickname, account.mobile, account.email];
}

/**
 * Throws `password.common` for a password that guessing tries first: one of those that most people use, or one of the
 * words around the account with nothing but digits and signs about it (OWASP ASVS 6.2.4 and 6.2.11).
 */
export function refuseWeakPassword({ password, field, words }: ChosenPassword): void {
  if (isWeakPassword(password, words)) throw failure('password.common', { fields: { [field]: ['common'] } });
}
