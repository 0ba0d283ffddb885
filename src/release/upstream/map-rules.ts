import type { FieldRule } from '../../contracts/site.ts';
import { isOn } from '../../engine/index.ts';
import { ruleFields } from '../resolve/resolve-rules.ts';
import type { Reading } from './reading.ts';
import { hasFields, note, safeEntries } from './reading.ts';

/** Rules as a platform gave them: only what it spoke of. */
export type GivenRules = Readonly<Record<string, Partial<FieldRule>>>;

const properties = ['enabled', 'required', 'min', 'max', 'patternId', 'order'] as const;
const bounds = { min: [0, 200], max: [1, 200], order: [0, 1000] } as const;

/**
 * Reads registration rules: field → rule, bare or under `rules`. Fields that the engine does not ask for and properties
 * that it does not know are noted (rows …A-287).
 */
export function mapRules(value: unknown, at: string, reading: Reading): GivenRules {
  if (!hasFields(value)) {
    if (value !== undefined && value !== null) note(reading, at, 'Rules are an object: field → rule.');
    return {};
  }
  const isWrapped = hasFields(value['rules']);
  const [rules, below] = isWrapped ? [value['rules'], `${at}.rules`] : [value, at];
  return Object.fromEntries(
    safeEntries(hasFields(rules) ? rules : {}, below, reading).flatMap(([field, rule]) => {
      if (!isWrapped && ofTheForm.has(field)) return [];
      const name = `${below}.${field}`;
      if (!ruleFields.includes(field)) note(reading, name, 'The engine has no such field.', ruleFields);
      else if (!hasFields(rule)) note(reading, name, 'A rule is an object.');
      else return [[field, mapRule(rule, name, reading)]];
      return [];
    }),
  );
}

/** Rules of which the second win, property by property; what both say differently is reported. */
export function joinRules(
  weak: GivenRules,
  strong: GivenRules,
): { readonly rules: GivenRules; readonly contradictions: readonly string[] } {
  const rules: Record<string, Partial<FieldRule>> = { ...weak };
  const contradictions: string[] = [];
  for (const [field, rule] of Object.entries(strong)) {
    const before: Readonly<Record<string, unknown>> = { ...weak[field] };
    rules[field] = { ...weak[field], ...rule };
    for (const [property, value] of Object.entries(rule)) {
      const other = before[property];
      if (other === undefined || other === value) continue;
      contradictions.push(
        `The status says ${field}.${property} is ${JSON.stringify(other)}, the register settings ${JSON.stringify(value)}; the settings count.`,
      );
    }
  }
  return { rules, contradictions };
}

/** Fields beside the rules in an answer that does not wrap them. */
const ofTheForm = new Set(['release', 'formHash', 'forms']);

function mapRule(rule: object, at: string, reading: Reading): Partial<FieldRule> {
  const mapped: Record<string, string | number | boolean> = {};
  for (const [property, value] of safeEntries(rule, at, reading)) {
    const name = `${at}.${property}`;
    const known = properties.find((one) => one === property);
    const read = known && readProperty(known, value);
    if (!known) note(reading, name, 'A rule has no such property.', properties);
    else if (read === undefined) note(reading, name, `${JSON.stringify(value)} is no value of ${known}.`);
    else mapped[known] = read;
  }
  return mapped;
}

function readProperty(property: (typeof properties)[number], value: unknown): string | number | boolean | undefined {
  switch (property) {
    case 'enabled':
    case 'required':
      return ['boolean', 'number', 'string'].includes(typeof value) ? isOn(value) : undefined;
    case 'patternId':
      return typeof value === 'string' && value !== '' ? value : undefined;
    case 'min':
    case 'max':
    case 'order': {
      const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
      const [least, most] = bounds[property];
      return typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most
        ? number
        : undefined;
    }
  }
}
