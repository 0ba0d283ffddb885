import fastJsonPatch from 'fast-json-patch';
import type { SitePart } from '../../contracts/site.ts';
import type { EmittedRelease } from '../../release/emit/emit-release.ts';
import { EVENT_LIMIT } from './release-event.ts';

/** A release as the compiler gives it. */
export interface WeighedRelease extends Pick<EmittedRelease, 'manifest' | 'parts'> {
  readonly site: SitePart;
}

/** Bytes that open browsers load when one release follows another, before compression. */
export interface ChangeWeight {
  readonly bytes: number;
  /** What they load: `site patch`, `site`, `forms`, `validators`, `theme`, `strings ur`, `asset logo.svg`. */
  readonly parts: Readonly<Record<string, number>>;
}

/** Weighs what a change makes open browsers load: a patch of the site where it fits into the event, and every new part. */
export function weighChange(before: WeighedRelease, after: WeighedRelease): ChangeWeight {
  const known = new Set(before.parts.map(({ hash }) => hash));
  const names = namesOf(after);
  const fresh = after.parts.filter(({ hash, private: isPrivate }) => !known.has(hash) && !isPrivate);
  const parts: Record<string, number> = {};
  for (const { hash, bytes } of fresh) {
    const name = names.get(hash) ?? 'theme';
    parts[name] = (parts[name] ?? 0) + bytes.byteLength;
  }
  if (parts['site'] !== undefined) {
    const patch = Buffer.byteLength(JSON.stringify(fastJsonPatch.compare(before.site, after.site)));
    if (patch <= EVENT_LIMIT) {
      delete parts['site'];
      parts['site patch'] = patch;
    }
  }
  return { bytes: Object.values(parts).reduce((sum, bytes) => sum + bytes, 0), parts };
}

function namesOf({ manifest: { parts } }: WeighedRelease): ReadonlyMap<string, string> {
  return new Map([
    [parts.site, 'site'],
    [parts.forms, 'forms'],
    [parts.validators, 'validators'],
    [parts.theme, 'theme'],
    ...Object.entries(parts.strings).map(([language, hash]): [string, string] => [hash, `strings ${language}`]),
    ...Object.entries(parts.assets).map(([file, hash]): [string, string] => [hash, `asset ${file}`]),
  ]);
}
