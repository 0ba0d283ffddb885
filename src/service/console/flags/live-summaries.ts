import type { LayerName, OriginsPart } from '../../../contracts/origins.ts';
import type { SitePart } from '../../../contracts/site.ts';
import { upgradeRelease } from '../../../release/upgrade/upgrade-release.ts';
import { readJsonPart } from '../../live/live-site.ts';
import { createLruCache } from '../../lru-cache.ts';
import { readManifest } from '../../store/read-release.ts';
import type { ConsoleContext } from '../console-context.ts';

/** What the console shows of a release. */
export interface ReleaseSummary {
  readonly name: string;
  readonly theme: string;
  readonly domains: readonly string[];
  /** Dotted names of the switches that are on. */
  readonly on: readonly string[];
  /** Dotted name of a switch → where its value came from; none for the engine's own. */
  readonly layers: Readonly<Record<string, LayerName>>;
  readonly isMaintenance: boolean;
}

/** Summaries of releases, which never change: each is made once. */
export type Summaries = (release: string) => Promise<ReleaseSummary>;

/** Makes the summaries, with room for `limit` of them. */
export function createSummaries({ db, parts }: Pick<ConsoleContext, 'db' | 'parts'>, limit = 4_000): Summaries {
  const known = createLruCache<ReleaseSummary>(limit);
  return async (release) => {
    const made = known.get(release);
    if (made) return made;
    const summary = await summarise({ db, parts }, release);
    known.set(release, summary);
    return summary;
  };
}

async function summarise(
  { db, parts }: Pick<ConsoleContext, 'db' | 'parts'>,
  release: string,
): Promise<ReleaseSummary> {
  const stored = await readManifest(db, release);
  if (!stored) throw new Error(`Release ${release} is not in the store.`);
  const { manifest, parts: lifted } = await upgradeRelease(stored, (hash) => readJsonPart<unknown>(parts, hash));
  for (const part of lifted) parts.put(part);
  const site = await readJsonPart<SitePart>(parts, manifest.parts.site);
  const origins = await readJsonPart<OriginsPart>(parts, manifest.parts.origins);
  const { flags, promotions, template, identity, maintenance } = site;
  const values = Object.entries({ flags, promotions, template }).flatMap(([section, entries]) =>
    Object.entries(entries).map(([own, isOn]) => ({ name: `${section}.${own}`, isOn })),
  );
  const layers = values.flatMap(({ name }) => {
    const layer = origins.values[name]?.layer;
    return layer === undefined || layer === 'engine' ? [] : [[name, layer] as const];
  });
  return {
    name: identity.name,
    theme: identity.theme,
    domains: identity.domains,
    on: values.filter(({ isOn }) => isOn).map(({ name }) => name),
    layers: Object.fromEntries(layers),
    isMaintenance: maintenance,
  };
}
