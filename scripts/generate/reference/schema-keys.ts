import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A JSON schema of ours, as far as the reference reads it. */
export interface SchemaNode {
  readonly $id?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly patternProperties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: SchemaNode | boolean;
  readonly propertyNames?: SchemaNode;
  readonly items?: SchemaNode;
  readonly allOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
  readonly anyOf?: readonly SchemaNode[];
  readonly definitions?: Readonly<Record<string, SchemaNode>>;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
}

/** One key that an author writes. */
export interface SchemaKey {
  /** From the top of the file, with `[]` for each entry of a list and `<name>` for a name of one's own. */
  readonly path: string;
  /** The same key by key: a key may have dots in it. */
  readonly steps: readonly string[];
  readonly node: SchemaNode;
  readonly required: boolean;
}

/** Reads a file of schemas/ by its name. */
export function readSchema(file: string): SchemaNode {
  return JSON.parse(readFileSync(join('schemas', file), 'utf8')) as SchemaNode;
}

/**
 * Every key of a schema in its order, the nested ones behind their owner. Nothing below a path of `ends` is listed: another
 * page describes it. `$schema` is left out: editors write it.
 */
export function schemaKeys(root: SchemaNode, ends: readonly string[]): readonly SchemaKey[] {
  const below = (node: SchemaNode, above: readonly string[]): readonly SchemaKey[] => {
    const own = Object.entries(node.properties ?? {}).filter(([name]) => !name.startsWith('$'));
    return own.flatMap(([name, child]) => {
      const steps = [...above, name];
      const path = steps.join('.');
      const shape = resolveNode(child, root);
      const entry = { path, steps, node: shape, required: node.required?.includes(name) ?? false };
      return [entry, ...(ends.includes(path) ? [] : inside(shape, steps))];
    });
  };
  const inside = (node: SchemaNode, steps: readonly string[]): readonly SchemaKey[] => {
    if (node.items) return below(resolveNode(node.items, root), [...steps.slice(0, -1), `${steps.at(-1) ?? ''}[]`]);
    const named = typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined;
    return named ? below(resolveNode(named, root), [...steps, '<name>']) : below(node, steps);
  };
  return below(root, []);
}

/** A node with what it refers to; its own words win. */
export function resolveNode(node: SchemaNode, root: SchemaNode): SchemaNode {
  const parts = [node, ...(node.allOf ?? [])].flatMap(({ $ref }) => ($ref === undefined ? [] : follow($ref, root)));
  return Object.assign({}, ...parts, node) as SchemaNode;
}

function follow(reference: string, root: SchemaNode): SchemaNode {
  const [file = '', pointer = ''] = reference.split('#');
  const document = file === '' ? root : readSchema(file);
  const name = pointer.replace('/definitions/', '');
  const found = name === '' ? document : document.definitions?.[name];
  if (found === undefined) throw new Error(`${reference} refers to nothing.`);
  return resolveNode(found, document);
}
