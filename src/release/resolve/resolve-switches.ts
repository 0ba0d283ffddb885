import { flagsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { FlagEntry } from '../../contracts/generated/flags.ts';
import type { Override } from '../../contracts/origins.ts';
import { isOn } from '../../engine/index.ts';
import type { ValidSource } from '../validate/valid-source.ts';
import { documentLayer, overrideLayer } from './document-layer.ts';
import { engineLayer, type Merged, mergeLayers } from './layers.ts';

type Section = 'flags' | 'promotions' | 'template';

/**
 * Flags, promotions or template flags of a site: the catalogue's defaults, the site configuration, live changes.
 * Unknown names stay (decision 0b); a flag that this merchant's server calls otherwise is read from there.
 */
export function resolveSwitches(
  section: Section,
  { site }: ValidSource,
  overrides: readonly Override[],
): Merged<boolean> {
  const defaults = Object.entries(flagsCatalogue[section]).map(([name, entry]: [string, FlagEntry]) => [
    name,
    entry.default,
  ]);
  const given = Object.entries(site.value[section] ?? {}).map(([name, value]) => [name, isOn(value)]);
  const own = documentLayer<boolean>('site', site, `/${section}`, Object.fromEntries(given));
  const renamed = section === 'flags' ? Object.entries(site.value.flagKeys ?? {}) : [];
  return mergeLayers<boolean>([
    engineLayer(Object.fromEntries(defaults)),
    own,
    renamed.flatMap(([name, key]) => own.filter((one) => one.name === key).map((one) => ({ ...one, name }))),
    overrideLayer(section, overrides, isOn),
  ]);
}
