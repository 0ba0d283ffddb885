import type { PlatformMapping } from '../../contracts/generated/platform-mapping.ts';
import type { PlatformState } from '../../contracts/platform-states.ts';
import type { Pointer, ReleaseManifest, StringsPart, ThemePart } from '../../contracts/release.ts';
import type { SitePart } from '../../contracts/site.ts';
import { upgradeRelease } from '../../release/upgrade/upgrade-release.ts';
import { insertParts } from '../store/insert-parts.ts';
import { readManifest } from '../store/read-release.ts';
import { refusalOf } from '../store/roll-back.ts';
import type { Database } from '../store/tables.ts';
import { readUpstream } from '../store/upstreams.ts';
import type { PartCache } from './part-cache.ts';
import { shareTexts } from './share-texts.ts';

/** A merchant's live release, held in memory: player requests in the steady state touch no database. */
export interface LiveSite {
  readonly merchant: string;
  readonly pointer: Pointer;
  readonly manifest: ReleaseManifest;
  readonly site: SitePart;
  readonly theme: ThemePart;
  /** The theme's stylesheet, which every page carries. */
  readonly css: string;
  readonly strings: Readonly<Record<string, StringsPart>>;
  /** Where its players' calls go; absent: the platform of the service. */
  readonly platformUrl?: string;
  /** How that platform speaks; absent: as its document says. */
  readonly mapping?: PlatformMapping;
  /** Whose streams hear of its changes; absent: the merchant's. A preview has its own. */
  readonly channel?: string;
  /** Staff look at it from wherever they are: no region is asked about. */
  readonly isForStaff?: true;
  /** The state in which its platform answers, in a scene of a development start; absent: the platform's own. */
  readonly platformState?: PlatformState;
}

/** What to load, with what was loaded before: parts that both have are not read again. */
interface LoadedAfter {
  readonly merchant: string;
  readonly pointer: Pointer;
  readonly previous?: LiveSite | undefined;
}

/** Loads a release completely, or throws a sentence that says what is wrong with it: half a site never goes live. */
export async function loadLiveSite(
  db: Database,
  parts: PartCache,
  { merchant, pointer, previous }: LoadedAfter,
): Promise<LiveSite> {
  const stored = await readManifest(db, pointer.release);
  if (!stored) throw new Error(`Release ${pointer.release} of ${merchant} is not in the store.`);
  const refusal = refusalOf(stored);
  if (refusal) throw new Error(refusal);
  const { manifest, parts: lifted } = await upgradeRelease(stored, (hash) => readJsonPart<unknown>(parts, hash));
  // Every node serves them, also one that has not loaded this merchant.
  if (lifted.length > 0) await insertParts(db, lifted);
  for (const part of lifted) parts.put(part);
  const { callsUrl, mapping } = (await readUpstream(db, merchant))?.settings ?? {};
  const site = await assembleSite(parts, { merchant, pointer, manifest }, previous);
  return callsUrl === undefined ? site : { ...site, platformUrl: callsUrl, ...(mapping ? { mapping } : {}) };
}

/** A site of a release whose parts can be had; what it shares with the one before is the same in memory. */
export async function assembleSite(
  parts: PartCache,
  { merchant, pointer, manifest }: Pick<LiveSite, 'merchant' | 'pointer' | 'manifest'>,
  previous?: LiveSite,
): Promise<LiveSite> {
  const known = previous?.manifest.parts;
  const isSameTheme = previous !== undefined && known?.theme === manifest.parts.theme;
  const [site, { theme, css }, ...texts] = await Promise.all([
    readJsonPart<SitePart>(parts, manifest.parts.site),
    isSameTheme ? previous : readTheme(parts, manifest.parts.theme),
    ...Object.entries(manifest.parts.strings).map(async ([language, hash]): Promise<[string, StringsPart]> => {
      const same = known?.strings[language] === hash ? previous?.strings[language] : undefined;
      return [language, same ?? shareTexts(await readJsonPart<StringsPart>(parts, hash))];
    }),
  ]);
  return { merchant, pointer, manifest, site, theme, css, strings: Object.fromEntries(texts) };
}

async function readTheme(parts: PartCache, hash: string): Promise<Pick<LiveSite, 'theme' | 'css'>> {
  const theme = await readJsonPart<ThemePart>(parts, hash);
  return { theme, css: await readTextPart(parts, theme.stylesheet) };
}

/** Parses a JSON part; the store has proved that its bytes are those that the compiler wrote. */
export async function readJsonPart<T>(parts: PartCache, hash: string): Promise<T> {
  return JSON.parse(await readTextPart(parts, hash)) as T;
}

async function readTextPart(parts: PartCache, hash: string): Promise<string> {
  const part = await parts.get(hash);
  if (!part) throw new Error(`Part ${hash} is not in the store.`);
  return Buffer.from(part.bytes).toString('utf8');
}
