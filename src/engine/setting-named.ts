import type { SitePart } from '../contracts/site.ts';

type Setting = string | number | boolean;

/** A setting whose name comes from data, as a condition's does; undefined where the catalogue has none of that name. */
export function settingNamed({ settings }: Pick<SitePart, 'settings'>, name: string): Setting | undefined {
  const all: Readonly<Record<string, Setting | undefined>> = settings;
  return all[name];
}
