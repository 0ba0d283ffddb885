import { settingsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { Override } from '../../contracts/origins.ts';
import type { ValidSource, ValidTheme } from '../validate/valid-source.ts';
import { documentLayer, overrideLayer } from './document-layer.ts';
import { engineLayer, type Layer, type Merged, mergeLayers } from './layers.ts';

type Setting = string | number | boolean;

/** Every setting of the catalogue: its default, then theme, merchant, site configuration and live changes. */
export function resolveSettings(
  source: ValidSource,
  { theme }: ValidTheme,
  overrides: readonly Override[],
): Merged<Setting> {
  const defaults = Object.entries(settingsCatalogue.settings).map(([name, entry]) => [name, entry.default]);
  return mergeLayers<Setting>([
    engineLayer(Object.fromEntries(defaults)),
    documentLayer('theme', theme, '/settings', { ...theme.value.settings }),
    documentLayer('merchant', source.merchant, '/settings', { ...source.merchant.value.settings }),
    ...propertiesAsSettings(source),
    documentLayer('site', source.site, '/settings', { ...source.site.value.settings }),
    overrideLayer('settings', overrides, asSetting),
  ]);
}

/** Settings that a merchant gives under a property of another file. */
function propertiesAsSettings({ merchant, registration }: ValidSource): Layer<Setting>[] {
  const layers: Layer<Setting>[] = [];
  const wrapper = merchant.value.app?.userAgentPattern;
  if (wrapper !== undefined) {
    const origin = { layer: 'merchant', file: merchant.file, pointer: '/app/userAgentPattern' } as const;
    layers.push({ values: { 'app.userAgentPattern': wrapper }, origin: () => origin });
  }
  const { captcha } = registration.value;
  if (captcha !== undefined) {
    const origin = { layer: 'merchant', file: registration.file, pointer: '/captcha' } as const;
    layers.push({ values: { 'registration.captcha': captcha }, origin: () => origin });
  }
  return layers;
}

function asSetting(value: unknown): Setting {
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
}
