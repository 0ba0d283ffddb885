import type { VisitorContext } from '../../contracts/conditions.ts';
import type { FormsPart, StringsPart } from '../../contracts/release.ts';
import type { SitePart } from '../../contracts/site.ts';
import type { EmittedRelease } from '../emit/emit-release.ts';

/** A compiled site, ready to be described. */
export interface DescribedSite {
  readonly site: SitePart;
  readonly forms: FormsPart;
  /** Language → texts. */
  readonly strings: Readonly<Record<string, StringsPart>>;
}

/** One kind of visitor that a manifest looks at. */
export interface Viewer {
  readonly name: string;
  readonly context: Omit<VisitorContext, 'language'>;
}

/** Everybody whose site may differ: a guest, and one customer type of every kind that role lists distinguish. */
export const viewers: readonly Viewer[] = [
  { name: 'guest', context: { app: 'browser' } },
  { name: 'member', context: { app: 'browser', memberType: 0 } },
  { name: 'agent-member', context: { app: 'browser', memberType: 1 } },
  { name: 'trial', context: { app: 'browser', memberType: 4 } },
  { name: 'agent', context: { app: 'browser', memberType: 41 } },
];

/** The text of a key in a language; the key itself when nobody wrote it. */
export function textOf(texts: StringsPart | undefined, key: string): string {
  const [group = '', ...rest] = key.split(':');
  const name = rest.join(':');
  return texts?.[group]?.[name] ?? texts?.[group]?.[`${name}_other`] ?? key;
}

/** The words of a key in every language, in the order in which the site offers them. */
export function wordsOf({ site, strings }: DescribedSite, key: string): string {
  return site.identity.languages.offered.map((language) => `"${textOf(strings[language], key)}"`).join(' · ');
}

/** Reads the parts of a release that a description needs. Throws when one is missing. */
export function readParts({ site, manifest, parts }: EmittedRelease & { readonly site: SitePart }): DescribedSite {
  const read = <T>(hash: string): T => {
    const part = parts.find((one) => one.hash === hash);
    if (!part) throw new Error(`The release lacks its part ${hash}.`);
    return JSON.parse(Buffer.from(part.bytes).toString('utf8')) as T;
  };
  const strings = Object.entries(manifest.parts.strings).map(([tag, hash]) => [tag, read<StringsPart>(hash)] as const);
  return { site, forms: read<FormsPart>(manifest.parts.forms), strings: Object.fromEntries(strings) };
}
