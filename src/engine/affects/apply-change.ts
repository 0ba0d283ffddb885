import { fieldsCatalogue } from '../../contracts/generated/catalogues.ts';
import { isClosing } from '../../contracts/maintenance.ts';
import type { PolicyPack } from '../../contracts/generated/policy-pack.ts';
import type { FieldRule, RoleLists, SitePart } from '../../contracts/site.ts';
import { isOn } from '../flag-value.ts';
import { buildForms, type TextHash } from '../forms/build-forms.ts';
import { clampSite } from '../policy/clamp-site.ts';

/**
 * One value of a site that is to be another, named as live changes are: `flags.CBS3`, `register.email.required`; or
 * `policy`, for the pack that the brand comes under.
 */
export interface SiteChange {
  readonly name: string;
  readonly value: unknown;
}

/** What a change needs to know besides the site. */
export interface ChangeSurroundings {
  /** The merchant's named patterns. */
  readonly patterns: Readonly<Record<string, string>>;
  readonly hash: TextHash;
  /** Every policy pack by id; the one that the site is under clamps what the change gives. */
  readonly policies: Readonly<Record<string, PolicyPack>>;
}

/** A site after one change, as the compiler would make it; a name that is no live change's leaves it as it is. */
export function applyChange(site: SitePart, change: SiteChange, surroundings: ChangeSurroundings): SitePart {
  const open = changeValue(site, change);
  const changed = clampSite(open, surroundings.policies[open.identity.policy ?? '']);
  const { rules, ...facts } = changed;
  const forms = buildForms({ rules, site: facts, patterns: surroundings.patterns }, surroundings.hash);
  return { ...changed, forms: Object.fromEntries(Object.entries(forms).map(([id, { $id }]) => [id, $id])) };
}

function changeValue(site: SitePart, { name, value }: SiteChange): SitePart {
  const [section = '', ...rest] = name.split('.');
  const own = rest.join('.');
  switch (section) {
    case 'flags':
    case 'promotions':
    case 'template':
      return { ...site, [section]: { ...site[section], [own]: isOn(value) } };
    case 'settings':
      return { ...site, settings: { ...site.settings, [own]: asSetting(value) } };
    case 'roles':
      return { ...site, roles: { ...site.roles, [own]: asTypes(value) } satisfies RoleLists };
    case 'register':
      return { ...site, rules: changeRule(site.rules, rest, value) };
    case 'maintenance':
      return { ...site, maintenance: isClosing(value) };
    case 'policy':
      return { ...site, identity: { ...site.identity, policy: String(value) } };
    default:
      return site;
  }
}

function changeRule(
  rules: SitePart['rules'],
  [field = '', property]: readonly string[],
  value: unknown,
): SitePart['rules'] {
  const rule: FieldRule | undefined = rules[field] ?? fieldsCatalogue.fields[field]?.rule;
  return rule === undefined || property === undefined ? rules : { ...rules, [field]: { ...rule, [property]: value } };
}

function asSetting(value: unknown): string | number | boolean {
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
}

function asTypes(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((type): type is number => Number.isInteger(type)) : [];
}
