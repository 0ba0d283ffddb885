import { flagsCatalogue, settingsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { SettingEntry } from '../../contracts/generated/settings.ts';
import { isClosing } from '../../contracts/maintenance.ts';
import type { Override } from '../../contracts/origins.ts';
import type { Problem } from '../../contracts/problems.ts';
import { isSwitch } from '../../engine/index.ts';
import type { ProblemDraft } from '../load/json-document.ts';
import { problemAbout } from '../load/json-document.ts';
import { nearestName } from '../nearest-name.ts';
import { isTypeList } from './resolve-roles.ts';
import { ruleFields, ruleTypes } from './resolve-rules.ts';

const switches = {
  flags: flagsCatalogue.flags,
  promotions: flagsCatalogue.promotions,
  template: flagsCatalogue.template,
};
const sections = [...Object.keys(switches), 'settings', 'roles', 'register', 'maintenance'];

/** Checks live changes: each must name something that exists and give it a value of its type. */
export function checkOverrides(overrides: readonly Override[]): Problem[] {
  return overrides.flatMap((entry) => {
    const draft = faultOf(entry);
    return draft === undefined ? [] : problemAbout(`override ${entry.name}`, draft);
  });
}

function faultOf({ name, value }: Override): ProblemDraft | undefined {
  const [section = '', ...rest] = name.split('.');
  const own = rest.join('.');
  switch (section) {
    case 'flags':
    case 'promotions':
    case 'template':
      return (
        unknown('FLAG_UNKNOWN', own, Object.keys(switches[section])) ??
        (isSwitch(value) ? undefined : wrongType(name, 'on or off: true or false'))
      );
    case 'settings':
      return settingFault(own, value);
    case 'roles':
      return (
        unknown('FLAG_UNKNOWN', own, Object.keys(flagsCatalogue.roles)) ??
        (isTypeList(value) ? undefined : wrongType(name, 'a list of customer types'))
      );
    case 'register':
      return ruleFault(own, value);
    case 'maintenance':
      return value === false || isClosing(value)
        ? undefined
        : wrongType(name, 'true, false, or messages of at most 300 characters by language');
    default:
      return unknown('SCHEMA_UNKNOWN_KEY', section, sections);
  }
}

function settingFault(name: string, value: unknown): ProblemDraft | undefined {
  const open = Object.entries(settingsCatalogue.settings).filter(([, { layer }]) => layer !== 'engine');
  const missing = unknown(
    'SETTING_UNKNOWN',
    name,
    open.map(([known]) => known),
  );
  const entry = settingsCatalogue.settings[name];
  if (missing !== undefined || entry === undefined) return missing;
  return fits(entry, value) ? undefined : wrongType(`settings.${name}`, wanted(entry));
}

/** Whether a value is one that a setting may have. */
function fits({ type, enum: allowed, minimum, maximum, pattern }: SettingEntry, value: unknown): boolean {
  if (typeof value !== jsonType(type)) return false;
  if (typeof value === 'number') {
    const isWhole = type !== 'integer' || Number.isInteger(value);
    return isWhole && value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity);
  }
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(String(value))) return false;
  return allowed === undefined || allowed.some((one) => one === value);
}

function jsonType(type: SettingEntry['type']): string {
  if (type === 'integer') return 'number';
  return type === 'list' ? 'string' : type;
}

function wanted({ type, enum: allowed, minimum, maximum, pattern, description }: SettingEntry): string {
  if (allowed !== undefined) return `one of ${allowed.join(', ')}`;
  if (pattern !== undefined) return `a text that fits ${pattern}. ${description}`;
  const range = minimum === undefined && maximum === undefined ? '' : ` from ${minimum} to ${maximum}`;
  return `a value of type ${type}${range}`;
}

function ruleFault(name: string, value: unknown): ProblemDraft | undefined {
  const [field = '', property = ''] = name.split('.');
  const missing =
    unknown('FIELD_UNKNOWN', field, ruleFields) ?? unknown('SCHEMA_UNKNOWN_KEY', property, Object.keys(ruleTypes));
  if (missing !== undefined) return missing;
  const type = Object.entries(ruleTypes).find(([known]) => known === property)?.[1];
  return typeof value === type ? undefined : wrongType(`register.${name}`, `a ${type}`);
}

function unknown(code: ProblemDraft['code'], name: string, known: readonly string[]): ProblemDraft | undefined {
  if (known.includes(name)) return undefined;
  return { code, message: `"${name}" does not exist.`, nearest: nearestName(name, known) };
}

function wrongType(name: string, type: string): ProblemDraft {
  return { code: 'SCHEMA_TYPE', message: `${name} takes ${type}.` };
}
