import type { PolicyPack } from '../../contracts/generated/policy-pack.ts';
import type { FieldRule, SitePart } from '../../contracts/site.ts';
import { clampValue, type PolicyValue } from './permits.ts';

type ClampedPart = Pick<SitePart, 'settings' | 'rules'>;

/** A site as a policy pack lets it be. Idempotent; what the pack permits stays as it is (decision 0a: the pack clamps last). */
export function clampSite<T extends ClampedPart>(site: T, pack: PolicyPack | undefined): T {
  if (pack === undefined) return site;
  return { ...site, settings: clampSettings(site.settings, pack), rules: clampRules(site.rules, pack) };
}

/** Settings as a policy pack lets them be. */
export function clampSettings(
  settings: Readonly<Record<string, PolicyValue>>,
  pack: PolicyPack,
): Readonly<Record<string, PolicyValue>> {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, clampValue(pack.settings[name], value)]),
  );
}

function clampRules(rules: SitePart['rules'], pack: PolicyPack): SitePart['rules'] {
  return Object.fromEntries(Object.entries(rules).map(([field, rule]) => [field, clampRule(field, rule, pack)]));
}

/** One field's rule as a policy pack lets it be. */
export function clampRule(field: string, rule: FieldRule, { fields }: PolicyPack): FieldRule {
  const bounds = fields[field];
  if (bounds === undefined) return rule;
  const values: Readonly<Record<string, PolicyValue>> = { ...rule };
  const clamped = Object.entries(bounds).flatMap(([property, bound]) => {
    const value = clampValue(bound, values[property]);
    return value === undefined ? [] : [[property, value] as const];
  });
  return { ...rule, ...Object.fromEntries(clamped) };
}
