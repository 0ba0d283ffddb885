import type { ErrorObject } from 'ajv';
import { settingsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { ProblemCode } from '../../contracts/problems.ts';
import { recordOf } from '../../engine/index.ts';
import type { ProblemDraft } from '../load/json-document.ts';
import { pointerOf } from '../load/json-document.ts';
import { nearestName } from '../nearest-name.ts';
import { branchKeys } from './union-errors.ts';

/** What the sentences need to know besides the error itself. */
export interface SchemaSurroundings {
  /** File name → keys at its top level. */
  readonly topKeys: Readonly<Record<string, readonly string[]>>;
}

/** A schema error as a draft of a problem, in words for the person who wrote the file. */
export function describeError(
  error: ErrorObject,
  surroundings: SchemaSurroundings,
): ProblemDraft & { readonly pointer: string } {
  const { instancePath: pointer, keyword, params, data, parentSchema } = error;
  const named = nameOf(pointer, data);
  switch (keyword) {
    case 'additionalProperties':
      return unknownKey(String(params['additionalProperty']), error, surroundings);
    case 'required':
      return missingKey(String(params['missingProperty']), error, named);
    case 'type':
      return {
        code: 'SCHEMA_TYPE',
        pointer,
        message: `${named} is ${show(data)}, but must be ${[params['type']].flat().join(' or ')}.`,
      };
    case 'enum':
    case 'const': {
      const allowed: unknown[] = [params['allowedValues'] ?? params['allowedValue']].flat();
      const words = allowed.filter((value) => typeof value === 'string');
      const nearest = typeof data === 'string' ? nearestName(data, words) : undefined;
      const message = `${named} is ${show(data)}, but must be one of ${allowed.map(show).join(', ')}.`;
      return { code: 'SCHEMA_NOT_ALLOWED', pointer, nearest, message };
    }
    case 'minimum':
    case 'maximum':
      return {
        code: 'SCHEMA_OUT_OF_RANGE',
        pointer,
        message: `${named} is ${show(data)}; the ${keyword} is ${String(params['limit'])}.`,
      };
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems': {
      const bound = keyword.startsWith('min') ? 'fewer' : 'more';
      const message = `${named} is ${show(data)}; it may not have ${bound} than ${String(params['limit'])} ${keyword.endsWith('Items') ? 'entries' : 'characters'}.`;
      return { code: 'SCHEMA_LENGTH', pointer, message };
    }
    case 'pattern':
      return wrongForm(data, pointer, named, parentSchema);
    case 'uniqueItems':
      return { code: 'SCHEMA_REPEATED', pointer: `${pointer}/${later(params)}`, message: repeated(named, error) };
    case 'propertyNames': {
      return wrongName(String(params['propertyName']), error, named);
    }
    case 'oneOf':
    case 'anyOf':
      return noBranch(error, named);
    default:
      return {
        code: 'SCHEMA_INVALID',
        pointer,
        message: `${named} is ${show(data)} and ${error.message ?? 'is not valid'}.`,
      };
  }
}

const closedCatalogues: Readonly<Record<string, ProblemCode>> = {
  FieldRules: 'FIELD_UNKNOWN',
  MerchantSettings: 'SETTING_UNKNOWN',
  SiteSettings: 'SETTING_UNKNOWN',
};

function unknownKey(
  key: string,
  { instancePath, parentSchema }: ErrorObject,
  { topKeys }: SchemaSurroundings,
): ProblemDraft & { readonly pointer: string } {
  const known = Object.keys(recordOf(parentSchema?.['properties']));
  const named = Object.keys(recordOf(parentSchema?.['patternProperties']));
  const isGroup = (name: string) =>
    known.includes(name) || named.some((pattern) => new RegExp(pattern, 'u').test(name));
  const at = { pointer: `${instancePath}${pointerOf(key)}`, atKey: true, nearest: nearestName(key, known) };
  const title = String(parentSchema?.['title']);
  const setting = title.endsWith('Settings') ? settingsCatalogue.settings[key] : undefined;
  if (setting) {
    const owner = { merchant: 'merchant.json', site: 'site.json', engine: 'the engine alone' }[setting.layer];
    const message = `The setting "${key}" belongs to ${owner}.`;
    return { code: 'SETTING_MISPLACED', ...at, nearest: undefined, message };
  }
  if (closedCatalogues[title]) return { code: closedCatalogues[title], ...at, message: `There is no "${key}".` };
  if (instancePath === '/slots') return { code: 'SLOT_UNKNOWN', ...at, message: `There is no slot "${key}".` };
  const home = instancePath === '' ? homeOf(key, topKeys) : undefined;
  if (home) return { code: 'KEY_MISPLACED', ...at, nearest: undefined, message: `"${key}" belongs into ${home}.` };
  if (title.endsWith('Condition'))
    return { code: 'CONDITION_INVALID', ...at, message: `A condition cannot ask about "${key}" here.` };
  return { code: 'SCHEMA_UNKNOWN_KEY', ...at, message: `"${key}" is not known here.`, ...nestingHint(key, isGroup) };
}

/** What a pointer leads to, as people call it: an entry of a list by its id, or counted from one. */
function nameOf(pointer: string, data: unknown): string {
  const [last = '', list] = pointer.split('/').slice(-2).reverse();
  if (pointer === '') return 'The file';
  if (list === undefined || list === '' || !/^\d+$/.test(last)) return last;
  const own = typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined;
  return typeof own === 'string' ? `"${own}" of ${list}` : `Entry ${Number(last) + 1} of ${list}`;
}

function missingKey(
  key: string,
  { instancePath: pointer, parentSchema }: ErrorObject,
  named: string,
): ProblemDraft & { readonly pointer: string } {
  const properties = parentSchema?.['properties'] as Readonly<Record<string, { examples?: unknown[] }>> | undefined;
  const example = properties?.[key]?.examples?.[0];
  const hint = example === undefined ? `Add "${key}".` : `Add ${JSON.stringify(key)}: ${show(example)}.`;
  return { code: 'SCHEMA_MISSING_KEY', pointer, message: `${named} lacks "${key}".`, hint };
}

function wrongName(
  name: string,
  { instancePath, parentSchema }: ErrorObject,
  named: string,
): ProblemDraft & { readonly pointer: string } {
  const at = { pointer: `${instancePath}${pointerOf(name)}`, atKey: true };
  const known = [recordOf(parentSchema?.['propertyNames'])['enum'] ?? []].flat().map(String);
  if (known.length === 0) return { code: 'SCHEMA_PATTERN', ...at, message: `"${name}" cannot be a name here.` };
  const message = `${named} has no "${name}", only ${known.join(', ')}.`;
  return { code: 'SCHEMA_UNKNOWN_KEY', ...at, message, nearest: nearestName(name, known) };
}

/** A key that is written as a path, such as `registration.title`, belongs into the object that it begins with. */
function nestingHint(key: string, isGroup: (name: string) => boolean): { readonly hint?: string } {
  const [group = ''] = key.split(/[.:]/);
  if (!isGroup(group)) return {};
  return { hint: `Write it as "${group}": { "${key.slice(group.length + 1)}": … }.` };
}

function homeOf(key: string, topKeys: SchemaSurroundings['topKeys']): string | undefined {
  return Object.entries(topKeys).find(([, keys]) => keys.includes(key))?.[0];
}

function wrongForm(
  data: unknown,
  pointer: string,
  named: string,
  parentSchema: ErrorObject['parentSchema'],
): ProblemDraft & { readonly pointer: string } {
  if (typeof data === 'string' && /(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[a-z]:/i.test(data) && /logo|file|theme/.test(named))
    return { code: 'PATH_TRAVERSAL', pointer, message: `${named} is ${show(data)}, which leaves the folder.` };
  const examples: unknown = parentSchema?.['examples'];
  const example = Array.isArray(examples) && examples.length > 0 ? `, for example ${show(examples[0])}` : '';
  const form = example || `: ${String(parentSchema?.['pattern'])}`;
  return { code: 'SCHEMA_PATTERN', pointer, message: `${named} is ${show(data)} and is written otherwise${form}.` };
}

function noBranch(union: ErrorObject, named: string): ProblemDraft & { readonly pointer: string } {
  const { instancePath: pointer, data } = union;
  const known = branchKeys(union);
  const keys = typeof data === 'object' && data !== null ? Object.keys(data) : [];
  const nearest = keys.map((key) => nearestName(key, known)).find((name) => name !== undefined);
  if (known.includes('flag')) {
    const message = `${show(data)} is no condition; it asks about one of ${known.join(', ')}.`;
    return { code: 'CONDITION_INVALID', pointer, message, nearest };
  }
  return { code: 'SCHEMA_INVALID', pointer, message: `${named} is ${show(data)}, which is none of the allowed forms.` };
}

function repeated(named: string, { data, params }: ErrorObject): string {
  const entry: unknown = Array.isArray(data) ? data[later(params)] : undefined;
  return `${named} has ${show(entry)} twice.`;
}

/** Of two equal entries the one that came later. */
function later(params: ErrorObject['params']): number {
  return Math.max(Number(params['i']), Number(params['j']));
}

/** A value as problems quote it: as JSON, cut where it is long. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'absent';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
