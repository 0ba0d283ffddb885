import { dictionary } from '@zxcvbn-ts/language-common';

/** 49,000 of the passwords that people use most, as published lists of stolen ones have them; all in small letters. */
const common = new Set(dictionary['passwords-common']);
const shortestWord = 4;

/**
 * Whether guessing tries a password first: one of those that most people use, or one of the words that a stranger knows
 * of the account with nothing but digits and signs about it (OWASP ASVS 6.2.4 and 6.2.11).
 */
export function isWeakPassword(wanted: string, words: readonly (string | null | undefined)[]): boolean {
  const password = wanted.toLowerCase();
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
