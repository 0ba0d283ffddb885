import { flagsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { Override } from '../../contracts/origins.ts';
import type { RoleLists } from '../../contracts/site.ts';
import type { ValidSource } from '../validate/valid-source.ts';
import { documentLayer, overrideLayer } from './document-layer.ts';
import { engineLayer, type Merged, mergeLayers } from './layers.ts';

/** The role lists of a site: money rules, so only engine, site configuration and live changes give them (decision 0h). */
export function resolveRoles(
  { site }: ValidSource,
  overrides: readonly Override[],
): Omit<Merged<readonly number[]>, 'values'> & { readonly values: RoleLists } {
  const defaults = Object.entries(flagsCatalogue.roles).map(([name, entry]) => [name, entry.default]);
  const { values, origins } = mergeLayers<readonly number[]>([
    engineLayer(Object.fromEntries(defaults)),
    documentLayer('site', site, '/roles', { ...site.value.roles }),
    overrideLayer('roles', overrides, (value) => (isTypeList(value) ? value : [])),
  ]);
  const list = (name: keyof RoleLists) => values[name] ?? [];
  const [member, trial, nonAgent] = [list('member'), list('trial'), list('nonAgent')];
  return { values: { member, trial, nonAgent, deposit: list('deposit'), withdraw: list('withdraw') }, origins };
}

/** Whether a value is a list of customer types. */
export function isTypeList(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((type) => Number.isInteger(type) && type >= 0);
}
