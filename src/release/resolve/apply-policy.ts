import { policyPacks } from '../../contracts/generated/catalogues.ts';
import type { PolicyBound, PolicyPack } from '../../contracts/generated/policy-pack.ts';
import type { FeatureManifest } from '../../contracts/feature.ts';
import type { Origin } from '../../contracts/origins.ts';
import type { Problem } from '../../contracts/problems.ts';
import type { FieldRule } from '../../contracts/site.ts';
import { boundWords, clampRule, clampSettings, isWithin, permits, type PolicyValue } from '../../engine/index.ts';
import { pointerOf, problemAbout, problemIn } from '../load/json-document.ts';
import { nearestName } from '../nearest-name.ts';
import { documentOf } from '../validate/document-of.ts';
import type { ValidSource } from '../validate/valid-source.ts';
import type { PlacedSlots } from './apply-navigation.ts';
import { holdItems } from './hold-items.ts';
import type { Merged } from './layers.ts';
import { policyFile } from './policy-file.ts';

/** What a policy pack can clamp, with every other layer merged. */
export interface Unclamped {
  readonly settings: Merged<PolicyValue>;
  readonly rules: Readonly<Record<string, FieldRule>>;
  readonly ruleOrigins: Readonly<Record<string, Origin>>;
  readonly navigation: PlacedSlots;
}

/**
 * The last layer: what the merchant's policy pack fixes is so, whatever the others say, and whoever contradicted it
 * hears of it at their own line. Values that the pack permits keep the layer that gave them.
 */
export function applyPolicy(
  source: ValidSource,
  features: readonly FeatureManifest[],
  open: Unclamped,
): Unclamped & { readonly problems: readonly Problem[] } {
  const { merchant } = source;
  const name = merchant.value.policy;
  if (name === undefined) return { ...open, problems: [] };
  const pack = Object.values(policyPacks).find(({ id }) => id === name);
  if (pack === undefined) {
    const message = `There is no policy pack "${name}".`;
    const nearest = nearestName(name, Object.keys(policyPacks));
    return { ...open, problems: [problemIn(merchant, '/policy', { code: 'POLICY_UNKNOWN', message, nearest })] };
  }
  const settings = Object.entries(pack.settings).map(
    ([setting, bound]): Judged => ({
      ...{ section: 'settings', name: setting, pointer: pointerOf('settings', setting), bound },
      value: open.settings.values[setting],
      origin: open.settings.origins[setting],
    }),
  );
  const rules = Object.entries(pack.fields).flatMap(([field, bounds]) =>
    Object.entries(bounds).map(
      ([property, bound]): Judged => ({
        ...{ section: 'register', name: `${field}.${property}`, pointer: pointerOf('fields', field, property), bound },
        value: valuesOf(open.rules[field])[property],
        origin: open.ruleOrigins[`${field}.${property}`],
      }),
    ),
  );
  const held = holdItems(source, features, pack, open.navigation);
  return {
    settings: {
      values: clampSettings(open.settings.values, pack),
      origins: { ...open.settings.origins, ...origins(settings, pack) },
    },
    rules: Object.fromEntries(Object.entries(open.rules).map(([field, rule]) => [field, clampRule(field, rule, pack)])),
    ruleOrigins: { ...open.ruleOrigins, ...origins(rules, pack) },
    navigation: held.navigation,
    problems: [...[...settings, ...rules].flatMap((one) => contradiction(one, pack, source)), ...held.problems],
  };
}

interface Judged {
  readonly section: 'settings' | 'register';
  readonly name: string;
  /** In the pack's file. */
  readonly pointer: string;
  readonly bound: PolicyBound;
  readonly value: PolicyValue | undefined;
  readonly origin: Origin | undefined;
}

function valuesOf(rule: FieldRule | undefined): Readonly<Record<string, PolicyValue>> {
  return { ...rule };
}

/** A value that only the pack decides about, or that it clamped, comes from the pack. */
function origins(all: readonly Judged[], { id }: PolicyPack): Readonly<Record<string, Origin>> {
  const own = all.filter(({ bound, value }) => bound.is !== undefined || !permits(bound, value));
  return Object.fromEntries(
    own.map(({ name, pointer, bound }) => [
      name,
      { layer: 'policy', file: policyFile(id), pointer, reason: bound.why.replace(/[.]$/, '') },
    ]),
  );
}

/** The problem of a value that the merchant, the site configuration or a live change gave against the pack. */
function contradiction(judged: Judged, pack: PolicyPack, source: ValidSource): Problem[] {
  const { section, name, bound, value, origin } = judged;
  if (isWithin(bound, value)) return [];
  const [code, verb] =
    bound.isAdvice === true ? (['POLICY_ADVICE', 'advises'] as const) : (['POLICY_BROKEN', 'demands'] as const);
  const message = `The policy ${pack.id} (${pack.title}) ${verb} ${name} ${boundWords(bound)}, not ${String(value)}. ${bound.why}`;
  const draft = { code, message, ...(bound.isAdvice ? { severity: 'warning' as const } : {}) };
  if (origin?.layer === 'override') return [problemAbout(`override ${section}.${name}`, draft)];
  const document = documentOf(origin, source);
  if (document) return [problemIn(document, origin?.pointer ?? '', draft)];
  // The engine's or a theme's own value: nobody of the brand said so, and a rule has clamped it already.
  return bound.isAdvice ? [problemIn(source.merchant, '/policy', draft)] : [];
}
