import type { PartWeight } from '../../../contracts/console/merchant-page.ts';
import type { ReleaseManifest, ThemePart } from '../../../contracts/release.ts';
import { readJsonPart } from '../../live/live-site.ts';
import type { PartCache } from '../../live/part-cache.ts';

/** What the parts of a release weigh that browsers load, the heaviest first. */
export async function weighParts(parts: PartCache, { parts: named }: ReleaseManifest): Promise<readonly PartWeight[]> {
  const { stylesheet, preload } = await readJsonPart<ThemePart>(parts, named.theme);
  const hashes: readonly (readonly [string, string])[] = [
    ['site', named.site],
    ['forms', named.forms],
    ['validators', named.validators],
    ['theme', named.theme],
    ['stylesheet', stylesheet],
    ...[...new Set(Object.values(preload).flat())].map((hash, index) => [`font ${index + 1}`, hash] as const),
    ...Object.entries(named.strings).map(([language, hash]) => [`texts ${language}`, hash] as const),
    ...Object.entries(named.assets).map(([file, hash]) => [`asset ${file}`, hash] as const),
  ];
  const weights = hashes.map(async ([name, hash]): Promise<readonly PartWeight[]> => {
    const part = await parts.get(hash);
    if (!part) return [];
    const bytes = part.bytes.byteLength;
    return [{ name, bytes, sent: (await part.encodings())?.br.byteLength ?? bytes }];
  });
  return (await Promise.all(weights)).flat().toSorted((one, other) => other.sent - one.sent);
}
