import { flagsCatalogue, settingsCatalogue } from '../../src/contracts/generated/catalogues.ts';
import type { SiteChange } from '../../src/engine/index.ts';
import { nearestName } from '../../src/release/nearest-name.ts';
import { ruleFields, ruleTypes } from '../../src/release/resolve/resolve-rules.ts';
import { UsageError } from './verb.ts';

const names: readonly string[] = [
  ...Object.keys(flagsCatalogue.flags).map((name) => `flags.${name}`),
  ...Object.keys(flagsCatalogue.promotions).map((name) => `promotions.${name}`),
  ...Object.keys(flagsCatalogue.template).map((name) => `template.${name}`),
  ...Object.keys(settingsCatalogue.settings).map((name) => `settings.${name}`),
  ...Object.keys(flagsCatalogue.roles).map((name) => `roles.${name}`),
  ...ruleFields.flatMap((field) => Object.keys(ruleTypes).map((property) => `register.${field}.${property}`)),
  'maintenance',
  'theme',
  'policy',
];

/** Reads a change as people write it: `CBS3 on`, `settings.ages.gate 21`, `register.email.required on`, `theme soda`. */
export function readChange(name: string, value: string): SiteChange {
  return { name: fullName(name), value: readValue(value) };
}

/** The dotted name of a value; a flag, promotion, template flag or setting may be named without its section. */
function fullName(name: string): string {
  if (names.includes(name)) return name;
  const ends = names.filter((known) => known.slice(known.indexOf('.') + 1) === name);
  if (ends.length === 1 && ends[0] !== undefined) return ends[0];
  if (ends.length > 1) throw new UsageError(`"${name}" could be ${ends.join(' or ')}.`);
  const short = names.map((known) => known.slice(known.indexOf('.') + 1));
  const nearest = nearestName(name, [...names, ...short]);
  throw new UsageError(`There is no flag, setting or rule "${name}".${nearest ? ` Did you mean ${nearest}?` : ''}`);
}

function readValue(text: string): unknown {
  if (text === 'on' || text === 'true') return true;
  if (text === 'off' || text === 'false') return false;
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  return /^\[[\d,\s]*\]$/.test(text) ? JSON.parse(text) : text;
}
