import { flagsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { SitePart } from '../../contracts/site.ts';
import { isOn } from '../../engine/index.ts';
import { ruleFields } from '../resolve/resolve-rules.ts';
import type { UpstreamSite } from '../upstream/upstream-file.ts';

/** How much of what a platform says a brand has already. */
export interface Likeness {
  readonly code: string;
  /** Flags and field rules that are the same. */
  readonly same: number;
  /** Flags and field rules that were compared. */
  readonly of: number;
  /** Names of those that differ. */
  readonly differ: readonly string[];
}

/** A site and the names under which its server sends flags. */
export interface ComparedBrand {
  readonly code: string;
  readonly site: SitePart;
}

/**
 * The brands by how alike they are to what a platform says, the closest first: every flag of the catalogue on or off,
 * every registration field asked, and required, or not. What the platform does not speak of is not compared.
 */
export function rankBrands(
  said: UpstreamSite,
  flagKeys: Readonly<Record<string, string>>,
  brands: readonly ComparedBrand[],
): readonly Likeness[] {
  return brands
    .map((brand) => compare(said, flagKeys, brand))
    .sort((left, right) => right.same - left.same || (left.code < right.code ? -1 : 1));
}

function compare(
  { flags, template, register }: UpstreamSite,
  flagKeys: Readonly<Record<string, string>>,
  { code, site }: ComparedBrand,
): Likeness {
  const pairs: (readonly [string, boolean, boolean])[] = [];
  for (const name of flags ? Object.keys(flagsCatalogue.flags) : []) {
    pairs.push([`flags.${name}`, isOn(flags?.[name] ?? flags?.[flagKeys[name] ?? name]), site.flags[name] === true]);
  }
  for (const name of template ? Object.keys(flagsCatalogue.template) : []) {
    pairs.push([`template.${name}`, isOn(template?.[name]), site.template[name] === true]);
  }
  const rules: Readonly<Record<string, { readonly enabled?: boolean; readonly required?: boolean }>> = { ...register };
  for (const field of ruleFields) {
    const rule = rules[field];
    const own = site.rules[field];
    if (rule?.enabled !== undefined) pairs.push([`${field}.enabled`, rule.enabled, own?.enabled === true]);
    if (rule?.required !== undefined) pairs.push([`${field}.required`, rule.required, own?.required === true]);
  }
  const differ = pairs.filter(([, theirs, ours]) => theirs !== ours).map(([name]) => name);
  return { code, same: pairs.length - differ.length, of: pairs.length, differ };
}
