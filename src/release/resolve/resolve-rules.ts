import { fieldsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { FieldRules } from '../../contracts/generated/registration-rules.ts';
import type { Origin, Override } from '../../contracts/origins.ts';
import type { Problem } from '../../contracts/problems.ts';
import type { FieldRule } from '../../contracts/site.ts';
import { patternIds, patternOf } from '../../engine/index.ts';
import type { JsonDocument } from '../load/json-document.ts';
import { pointerOf, problemIn } from '../load/json-document.ts';
import { nearestName } from '../nearest-name.ts';
import type { ValidSource } from '../validate/valid-source.ts';
import { documentLayer, overrideLayer } from './document-layer.ts';
import { engineLayer, mergeLayers } from './layers.ts';

/** Properties of a field rule and their types. */
export const ruleTypes = {
  enabled: 'boolean',
  required: 'boolean',
  min: 'number',
  max: 'number',
  patternId: 'string',
  order: 'number',
} as const;

const loginFields = ['loginUsername', 'loginPassword', 'loginMobileNum'];

/** Fields that rules may name: the 18 of registration and the three of login (rows ). */
export const ruleFields: readonly string[] = Object.entries(fieldsCatalogue.fields)
  .filter(([name, { registration }]) => registration || loginFields.includes(name))
  .map(([name]) => name);

type RuleValue = string | number | boolean;

/** The rule of every field, property by property: catalogue, merchant, site configuration, live changes. */
export function resolveRules(
  { registration, site }: ValidSource,
  overrides: readonly Override[],
): { readonly rules: Readonly<Record<string, FieldRule>>; readonly origins: Readonly<Record<string, Origin>> } {
  const rules: Record<string, FieldRule> = {};
  const origins: Record<string, Origin> = {};
  for (const field of ruleFields) {
    const merged = mergeLayers<RuleValue>([
      engineLayer({ ...fieldsCatalogue.fields[field]?.rule }),
      documentLayer('merchant', registration, `/fields/${field}`, ruleIn(registration.value.fields, field)),
      documentLayer('site', site, `/register/${field}`, ruleIn(site.value.register, field)),
      overrideLayer(`register.${field}`, overrides, asRuleValue),
    ]);
    rules[field] = readRule(merged.values);
    for (const [property, origin] of Object.entries(merged.origins)) origins[`${field}.${property}`] = origin;
  }
  return { rules, origins };
}

/** Warns about pattern ids that nobody registered: the length rules still count (row A-287, decision 30). */
export function checkPatternIds({ merchant, registration, site }: ValidSource): Problem[] {
  const own = merchant.value.patterns ?? {};
  const known = [...patternIds, ...Object.keys(own)];
  const strange = (document: JsonDocument, at: string, rules: FieldRules | undefined) =>
    ruleFields.flatMap((field) => {
      const id = ruleIn(rules, field)['patternId'];
      if (typeof id !== 'string' || patternOf(id, own) !== undefined) return [];
      return problemIn(document, `${at}${pointerOf(field, 'patternId')}`, {
        code: 'PATTERN_UNKNOWN',
        severity: 'warning',
        message: `"${id}" is no pattern; only the lengths of ${field} are checked.`,
        nearest: nearestName(id, known),
      });
    });
  return [
    ...strange(registration, '/fields', registration.value.fields),
    ...strange(site, '/register', site.value.register),
  ];
}

function ruleIn(rules: FieldRules | undefined, field: string): Readonly<Record<string, RuleValue>> {
  const found = Object.entries(rules ?? {}).find(([name]) => name === field)?.[1];
  return { ...found };
}

function readRule(values: Readonly<Record<string, RuleValue>>): FieldRule {
  const { enabled, required, min, max, patternId, order } = values;
  return {
    enabled: enabled === true,
    required: required === true,
    ...(typeof min === 'number' ? { min } : {}),
    ...(typeof max === 'number' ? { max } : {}),
    ...(typeof patternId === 'string' ? { patternId } : {}),
    ...(typeof order === 'number' ? { order } : {}),
  };
}

function asRuleValue(value: unknown): RuleValue {
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
}
