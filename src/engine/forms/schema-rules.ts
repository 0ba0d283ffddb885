import { isLonger, longestValue } from './bounded-pattern.ts';
import type { RuleError } from './field-error.ts';

/** Plain data by name. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** A value as a record; an empty one when it is none. */
export function recordOf(value: unknown): JsonRecord {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The rules of a field schema that a value breaks. Knows exactly the keywords that `fieldSchema` writes; an empty
 * optional value breaks none (row A-286).
 */
export function brokenRules(
  schema: JsonRecord,
  value: unknown,
  data: JsonRecord,
  isRequired: boolean,
): readonly RuleError[] {
  if (value === undefined || value === '') return isRequired ? [{ rule: 'required' }] : [];
  if (typeof value !== schema['type']) return [{ rule: 'type' }];
  const broken: RuleError[] = [];
  if ('const' in schema && value !== expected(schema['const'], data)) broken.push({ rule: 'const' });
  if (Array.isArray(schema['enum']) && !schema['enum'].includes(value)) broken.push({ rule: 'enum' });
  return typeof value === 'string' ? [...broken, ...brokenTextRules(schema, value)] : broken;
}

function brokenTextRules(schema: JsonRecord, value: string): readonly RuleError[] {
  const { minLength, pattern } = schema;
  const longest = schema['maxLength'];
  const maxLength = typeof longest === 'number' ? longest : typeof pattern === 'string' ? longestValue : Infinity;
  const broken: RuleError[] = [];
  if (typeof minLength === 'number' && [...value].length < minLength)
    broken.push({ rule: 'minLength', params: { limit: minLength } });
  // A pattern is tried on what the field takes only: its time is known for those lengths.
  if (isLonger(value, maxLength)) return [...broken, { rule: 'maxLength', params: { limit: maxLength } }];
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value)) broken.push({ rule: 'pattern' });
  return broken;
}

function expected(constant: unknown, data: JsonRecord): unknown {
  const pointer = recordOf(constant)['$data'];
  return typeof pointer === 'string' ? data[pointer.replace(/^1\//, '')] : constant;
}
