/** Passwords that a database of a manual, a container or a demonstration has. */
const knownPasswords = new Set(
  'postgres password livery secret admin root changeme change-me replace-me example sample test 123456 12345678'.split(
    ' ',
  ),
);

/** Words of values that are meant to be replaced. */
const placeholder = /change[-_ ]?me|replace[-_ ]?(me|this)|your[-_ ]|example|sample|<[^>]*>|x{6}/i;

/** Fewer different characters than this are a row of noughts, not a random key. */
const FEWEST_DIFFERENT = 8;

/** Whether a key is one of the manual's, a placeholder, or no random text at all. */
export function isSampleKey(value: string, examples: readonly string[]): boolean {
  return value.split(/[\s,]+/).some((key) => {
    const decoded = Buffer.from(key, 'base64').toString('latin1');
    const texts = [key, decoded];
    return (
      examples.includes(key) ||
      texts.some((text) => placeholder.test(text)) ||
      texts.some((text) => new Set(text).size < FEWEST_DIFFERENT)
    );
  });
}

/** Whether the password of a database's address is one that anybody would try; one without a password is not. */
export function hasSamplePassword(databaseUrl: string, examples: readonly string[]): boolean {
  const password = passwordOf(databaseUrl);
  if (password === '') return false;
  return knownPasswords.has(password.toLowerCase()) || examples.some((example) => passwordOf(example) === password);
}

function passwordOf(databaseUrl: string): string {
  try {
    const { password, searchParams } = new URL(databaseUrl);
    return decodeURIComponent(password || (searchParams.get('password') ?? ''));
  } catch {
    return '';
  }
}
