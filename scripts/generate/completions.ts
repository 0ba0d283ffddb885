import { tokenDescriptions } from '../../src/contracts/token-descriptions.ts';
import { cssVariable, semanticTokens } from '../../src/contracts/tokens.ts';
import type { EngineTexts } from '../../src/release/load/engine-texts.ts';

/** A JSON schema, or a part of one. */
export interface Schema {
  readonly [keyword: string]: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly Schema[];
}

/** Marks the part of a schema by which editors complete keys. It refuses nothing, and no type is made of it. */
const mark = 'For editors. Written by scripts/generate.ts. Do not edit.';

/** The schema of a brand's texts, knowing every text of the engine with its English words. */
export function withTexts(schema: Schema, { en = {} }: EngineTexts): Schema {
  const groups = Object.keys(en).toSorted();
  const properties = groups.map((group): readonly [string, Schema] => {
    const texts = Object.entries(en[group] ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1));
    return [group, { properties: Object.fromEntries(texts.map(([key, words]) => [key, { description: words }])) }];
  });
  return completed(schema, Object.fromEntries(properties));
}

/** The schema of themes, knowing in both schemes every token that components read. */
export function withTokens(schema: Schema): Schema {
  const { semantic } = schema.properties ?? {};
  const schemes = Object.entries(semantic?.properties ?? {}).map(([scheme, part]): readonly [string, Schema] => {
    return [scheme, completed(part, tokenSchemas())];
  });
  const properties = { ...schema.properties, semantic: { ...semantic, properties: Object.fromEntries(schemes) } };
  return { ...schema, properties };
}

/** A schema without what is in it for editors. */
export function withoutCompletions(schema: Schema): Schema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, part]) => [name, withoutCompletions(part)]);
  const allOf = (schema.allOf ?? []).filter(({ $comment }) => $comment !== mark);
  const { allOf: _, ...rest } = schema;
  return {
    ...rest,
    ...(schema.properties ? { properties: Object.fromEntries(properties) } : {}),
    ...(allOf.length > 0 ? { allOf } : {}),
  };
}

function completed(schema: Schema, properties: Readonly<Record<string, Schema>>): Schema {
  const plain = withoutCompletions(schema);
  return { ...plain, allOf: [...(plain.allOf ?? []), { $comment: mark, properties }] };
}

/** Every token by its group, as a schema that says what it is for. */
function tokenSchemas(): Readonly<Record<string, Schema>> {
  const groups = Object.groupBy(semanticTokens, (token) => token.split('.')[0] ?? token);
  return Object.fromEntries(
    Object.entries(groups).map(([group, tokens = []]) => {
      const leaves = tokens.map((token) => [
        token.slice(group.length + 1),
        { description: `${tokenDescriptions[token]} Components read it as ${cssVariable(token)}.` },
      ]);
      return [group, { properties: Object.fromEntries(leaves) }];
    }),
  );
}
