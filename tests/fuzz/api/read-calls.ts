import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../../gate/run-command.ts';

/** A JSON Schema as far as the fuzz reads it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly examples?: readonly unknown[];
}

/** A named value that a call takes. */
export interface ApiField {
  readonly name: string;
  readonly in: 'query' | 'header' | 'path' | 'body';
  readonly schema: Schema;
  readonly examples: readonly unknown[];
}

/** One call of an OpenAPI document. */
export interface ApiCall {
  readonly document: DocumentName;
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly fields: readonly ApiField[];
  /** Kinds of body that the document names; none when the call takes no body. */
  readonly contentTypes: readonly string[];
  /** Whether the call is refused without a session. */
  readonly needsSession: boolean;
  /** Whether it is a page, file or picture, which knows no session: who it is for is said by its address. */
  readonly isPage: boolean;
}

/** The two documents of the product. */
export type DocumentName = 'platform' | 'site';

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: ApiField['in'];
  readonly schema?: Schema;
  readonly example?: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
  readonly responses?: Readonly<Record<string, unknown>>;
}

/** A whole document, with its references. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Reads a document from `schemas/`. */
export function readDocument(name: DocumentName): ApiDocument {
  return parse(readFileSync(resolve(projectRoot, `schemas/${name}.openapi.yaml`), 'utf8')) as ApiDocument;
}

/** Every call of both documents, in their order. The doors that only tests open are no part of a running product. */
export function readCalls(): readonly ApiCall[] {
  return (['platform', 'site'] as const).flatMap((name) => {
    const document = readDocument(name);
    return Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, { tags }]) => !tags?.includes('test'))
        .map(([method, operation]) => callOf({ document, name, path, method }, operation)),
    );
  });
}

interface Place {
  readonly document: ApiDocument;
  readonly name: DocumentName;
  readonly path: string;
  readonly method: string;
}

function callOf({ document, name, path, method }: Place, operation: Operation): ApiCall {
  const parameters = (operation.parameters ?? []).map((given) => resolveReference<Parameter>(document, given));
  const content = Object.entries(operation.requestBody?.content ?? {});
  const body = new Map(content.flatMap(([, { schema }]) => propertiesOf(document, schema)));
  return {
    document: name,
    name: operation.operationId,
    method: method.toUpperCase(),
    path,
    fields: [
      ...parameters.map((parameter): ApiField => {
        const { name: field = '', in: place = 'query', schema = {}, example } = parameter;
        return { name: field, in: place, schema, examples: example === undefined ? [] : [example] };
      }),
      ...[...body].map(([field, schema]): ApiField => {
        return { name: field, in: 'body', schema, examples: schema.examples ?? [] };
      }),
    ],
    contentTypes: content.map(([type]) => type),
    isPage: operation.tags?.includes('pages') === true,
    needsSession: operation.security !== undefined && operation.security.every((way) => 'session' in way),
  };
}

function propertiesOf(document: ApiDocument, schema: Schema | undefined): [string, Schema][] {
  if (!schema) return [];
  const { oneOf = [], properties = {} } = resolveReference<Schema>(document, schema);
  const own = Object.entries(properties).map(([name, property]): [string, Schema] => [
    name,
    resolveReference<Schema>(document, property),
  ]);
  return [...own, ...oneOf.flatMap((choice) => propertiesOf(document, choice))];
}

function resolveReference<T extends { readonly $ref?: string }>(document: ApiDocument, value: T): T {
  if (value.$ref === undefined) return value;
  const [, ...steps] = value.$ref.split('/');
  let found: unknown = document;
  for (const step of steps) found = Object(found)[step];
  return found as T;
}
