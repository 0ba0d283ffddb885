import { settingNamed } from '../setting-named.ts';
import type { Condition } from '../../contracts/conditions.ts';
import { settingsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { PolicyPack } from '../../contracts/generated/policy-pack.ts';
import { resourceUrl, type SiteFacts } from '../conditions/facts.ts';
import { type Leaf, leavesOf, type Read, readOf } from '../conditions/reads.ts';
import { permits } from '../policy/permits.ts';

type Value = string | number | boolean;

/** One value of a site that may be another, with every value that makes a difference; the site's own comes first. */
export interface Axis {
  readonly read: Read;
  /** Dotted name, as live changes have it: `flags.CBS3`. */
  readonly name: string;
  readonly own: Value;
  readonly values: readonly Value[];
}

const sections = {
  flag: 'flags',
  promotion: 'promotions',
  template: 'template',
  setting: 'settings',
  resource: 'resources',
};

/**
 * The site's values that a condition asks about, by name; what it asks about visitors is no axis. Under a policy pack a
 * setting has only values that the pack permits.
 */
export function axesOf(condition: Condition, site: SiteFacts, pack?: PolicyPack): ReadonlyMap<string, Axis> {
  const leaves = leavesOf(condition);
  const axes = new Map<string, Axis>();
  for (const leaf of leaves) {
    const name = axisName(leaf);
    if (name === undefined || axes.has(name)) continue;
    const own = ownValue(leaf, site);
    const same = leaves.filter((other) => axisName(other) === name);
    const bound = 'setting' in leaf ? pack?.settings[leaf.setting] : undefined;
    const others = valuesOf(leaf, same).filter((value) => permits(bound, value));
    axes.set(name, { read: readOf(leaf), name, own, values: [...new Set([own, ...others])] });
  }
  return axes;
}

/** Dotted name of what a leaf asks about; nothing for facts about the visitor. */
export function axisName(leaf: Leaf): string | undefined {
  const { kind, name } = readOf(leaf);
  if (kind === 'role' || kind === 'session' || kind === 'app') return undefined;
  return `${sections[kind]}.${kind === 'resource' ? name.toLowerCase() : name}`;
}

/** Whether a leaf holds when its axis has a value. */
export function leafHolds(leaf: Leaf, value: Value): boolean {
  return 'setting' in leaf ? leaf.is === value : value === true;
}

function ownValue(leaf: Leaf, site: SiteFacts): Value {
  if ('flag' in leaf) return site.flags[leaf.flag] === true;
  if ('promotion' in leaf) return site.promotions[leaf.promotion] === true;
  if ('template' in leaf) return site.template[leaf.template] === true;
  if ('setting' in leaf) return settingNamed(site, leaf.setting) ?? '';
  return 'resource' in leaf && resourceUrl(site, leaf.resource) !== undefined;
}

function valuesOf(leaf: Leaf, same: readonly Leaf[]): readonly Value[] {
  if (!('setting' in leaf)) return [true, false];
  const asked = same.flatMap((other) => ('setting' in other ? [other.is] : []));
  return [...asked, ...otherValues(leaf.setting, asked)];
}

/** One value of a setting that no leaf asks for: it stands for all of them. */
function otherValues(setting: string, asked: readonly Value[]): readonly Value[] {
  const entry = settingsCatalogue.settings[setting];
  if (entry === undefined) return [];
  const { type, enum: allowed, default: usual } = entry;
  const candidates: readonly Value[] = type === 'boolean' ? [true, false] : (allowed ?? [usual, ...beside(usual)]);
  return candidates.filter((value) => !asked.includes(value)).slice(0, 1);
}

function beside(value: Value): readonly Value[] {
  return typeof value === 'number' ? [value + 1, value + 2] : [`${String(value)} `];
}
