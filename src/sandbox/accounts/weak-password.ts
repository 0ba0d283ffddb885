import { dictionary } from '@zxcvbn-ts/language-common';
import { failure } from '../errors.ts';

/** 49,000 of the passwords that people use most, as published lists of stolen ones have them; all in small letters. */
const common = new Set(dictionary['passwords-common']);
const shortestWord = 4;

/** A password that is about to be set. */
export interface WishedPassword {
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
export function refuseWeakPassword({ password, field, words }: WishedPassword): void {
  if (isWeak(password.toLowerCase(), words)) throw failure('password.common', { fields: { [field]: ['common'] } });
}

function isWeak(password: string, words: WishedPassword['words']): boolean {
  if (common.has(password)) return true;
  const known = words.flatMap((word) => wordsOf(word ?? ''));
  const letters = lettersOf(password);
  return known.includes(letters === '' ? password.replaceAll(/\D/g, '') : letters);
}

/** A text as a whole, and each of its words. */
function wordsOf(text: string): readonly string[] {
  const parts = [text.replace(/@.*$/, ''), ...text.split(/[\s@._-]+/)].map((part) => part.toLowerCase());
  return parts
    .flatMap((part) => [lettersOf(part), part.replaceAll(/\D/g, '')])
    .filter((part) => part.length >= shortestWord);
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}]/gu, '');
}
