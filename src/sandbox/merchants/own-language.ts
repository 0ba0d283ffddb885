import type { Sandbox } from '../sandbox.ts';
import type { Language } from './language.ts';

/** The language in which a brand's records say what nobody asked for in a language of their own. */
export async function ownLanguage({ sites }: Pick<Sandbox, 'sites'>, merchant: string): Promise<Language> {
  const published = await sites.get(merchant).catch(() => undefined);
  return published?.site.identity.languages.default.startsWith('ur') === true ? 'ur' : 'en';
}
