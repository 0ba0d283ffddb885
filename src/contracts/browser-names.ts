/** Cookie that mirrors the chosen language, so that the service renders the right shell (decision 0g). */
export const languageCookie = 'livery-language';

/** Languages written from right to left. */
export const rightToLeftLanguages: readonly string[] = ['ar', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** Writing direction of a language tag. */
export function directionOf(language: string): 'rtl' | 'ltr' {
  const [primary = ''] = language.toLowerCase().split('-');
  return rightToLeftLanguages.includes(primary) ? 'rtl' : 'ltr';
}
