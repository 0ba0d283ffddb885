import { settingsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { Override } from '../../contracts/origins.ts';
import type { ValidSource } from '../validate/valid-source.ts';
import type { ThemeSettings } from './resolve-site.ts';
import { documentLayer, overrideLayer } from './document-layer.ts';
import { engineLayer, type Merged, mergeLayers } from './layers.ts';

type Setting = string | number | boolean;

/** Every setting of the catalogue: its default, then theme, merchant, site configuration and live changes. */
export function resolveSettings(
  source: ValidSource,
  theme: ThemeSettings,
  overrides: readonly Override[],
): Merged<Setting> {
  const defaults = Object.entries(settingsCatalogue.settings).map(([name, entry]) => [name, entry.default]);
  return mergeLayers<Setting>([
    engineLayer(Object.fromEntries(defaults)),
    documentLayer('theme', theme, '/settings', { ...theme.value.settings }),
    documentLayer('merchant', source.merchant, '/settings', { ...source.merchant.value.settings }),
    documentLayer('site', source.site, '/settings', { ...source.site.value.settings }),
    overrideLayer('settings', overrides, asSetting),
  ]);
}

function asSetting(value: unknown): Setting {
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
}
