import type { LayerName, OriginsPart } from '../../../contracts/origins.ts';
import type { SitePart } from '../../../contracts/site.ts';
import { createLruCache } from '../../lru-cache.ts';
import type { ConsoleContext } from '../console-context.ts';
import { openRelease } from '../releases/open-release.ts';

/** What the console shows of a release. */
export interface ReleaseSummary {
  readonly name: string;
  readonly theme: string;
  readonly domains: readonly string[];
  /** Dotted names of the switches that are on. */
  readonly on: readonly string[];
  /** Dotted name of a switch → where its value came from; none for the engine's own. */
  readonly layers: Readonly<Record<string, LayerName>>;
  /** Settings, lists of customer types and rules of fields that are not the engine's, by dotted name. */
  readonly values: Readonly<Record<string, { readonly value: unknown; readonly layer: LayerName }>>;
  readonly isMaintenance: boolean;
  /** Dotted names of switches for which the merchant itself wants a second person. */
  readonly approval: readonly string[];
  /** The first language first. */
  readonly languages: readonly string[];
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
  const { site, origins } = await openRelease({ db, parts }, release);
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
    values: givenValues(site, origins),
    isMaintenance: maintenance,
    approval: identity.approval ?? [],
    languages: [...new Set([identity.languages.default, ...identity.languages.offered])],
  };
}

/** What somebody gave: rules stand in a release under `rules`, and live changes call them `register`. */
function givenValues({ settings, roles, rules }: SitePart, { values }: OriginsPart): ReleaseSummary['values'] {
  const named: readonly (readonly [name: string, value: unknown, origin: string])[] = [
    ...Object.entries(settings).map(([own, value]) => [`settings.${own}`, value, `settings.${own}`] as const),
    ...Object.entries(roles).map(([own, value]) => [`roles.${own}`, value, `roles.${own}`] as const),
    ...Object.entries(rules).flatMap(([field, rule]) =>
      Object.entries(rule).map(
        ([property, value]) => [`register.${field}.${property}`, value, `rules.${field}.${property}`] as const,
      ),
    ),
  ];
  return Object.fromEntries(
    named.flatMap(([name, value, origin]) => {
      const layer = values[origin]?.layer;
      return layer === undefined || layer === 'engine' ? [] : [[name, { value, layer }] as const];
    }),
  );
}
