import type { LiveSite } from './live-site.ts';

/** The language of the cookie that mirrors the player's choice, if the site offers it; else the site's default. */
export function chooseLanguage({ site }: Pick<LiveSite, 'site'>, cookie: string | undefined): string {
  const { offered, default: first } = site.identity.languages;
  const named = (name: RegExp) => name.exec(cookie ?? '')?.[1];
  // One of an earlier visit without TLS may still lie beside it.
  const chosen = named(/(?:^|;\s*)__Host-livery-language=([\w-]+)/) ?? named(/(?:^|;\s*)livery-language=([\w-]+)/);
  return chosen && offered.includes(chosen) ? chosen : first;
}
