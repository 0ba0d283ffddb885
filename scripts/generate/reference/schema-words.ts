import { code } from './markdown.ts';
import type { SchemaNode } from './schema-keys.ts';

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  array: 'list',
  null: 'null',
};

/** What kind of value a key takes: `text`, `list of texts`, one of the allowed values. */
export function typeOf({ type, enum: allowed, const: only, items, oneOf }: SchemaNode): string {
  if (only !== undefined) return `always ${code(JSON.stringify(only))}`;
  if (allowed !== undefined) return `one of ${allowed.map((value) => code(JSON.stringify(value))).join(', ')}`;
  if (type === 'array') return items?.type === 'string' || items?.$ref !== undefined ? 'list of texts' : 'list';
  if (type === undefined) return oneOf === undefined ? 'any value' : 'condition';
  return [type]
    .flat()
    .map((name) => typeWords[name] ?? name)
    .join(' or ');
}

/** Bounds of a value in words; nothing when it has none. */
export function limitsOf(node: SchemaNode): string | undefined {
  const said = [
    between(node.minimum, node.maximum, ''),
    between(node.minLength, node.maxLength, ' characters'),
    between(node.minItems, node.maxItems, ' entries'),
    node.uniqueItems === true ? 'each once' : undefined,
    node.pattern === undefined ? undefined : `matches ${code(node.pattern)}`,
  ].filter((part) => part !== undefined);
  return said.length === 0 ? undefined : said.join(', ');
}

function between(least: number | undefined, most: number | undefined, unit: string): string | undefined {
  if (least === undefined && most === undefined) return undefined;
  if (least === undefined) return `at most ${most}${unit}`;
  return most === undefined ? `at least ${least}${unit}` : `${least} to ${most}${unit}`;
}
