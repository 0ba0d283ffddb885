import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { platformCalls } from '../../src/contracts/generated/platform-calls.ts';
import type { PlatformCall } from '../../src/contracts/platform-call.ts';

/** What the document says of one call. */
export interface ContractCall {
  readonly call: PlatformCall;
  /** What players see when the platform does not keep it. */
  readonly players: string;
  readonly needsSession: boolean;
  /** Example values of the query, by name; optional ones are left out unless the call needs one. */
  readonly query: Readonly<Record<string, string>>;
  /** A body that keeps the schema, made of its examples; absent where the call takes none. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** What an answer has that the document does not allow; nothing when it keeps it. */
  faultsOf(status: number, body: unknown): readonly ErrorObject[];
}

interface Schema {
  readonly $ref?: string;
  readonly oneOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly examples?: readonly unknown[];
}

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly example?: unknown;
}

interface Operation {
  readonly 'x-players'?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly $ref?: string }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const file = resolve(import.meta.dirname, '../../schemas/platform.openapi.yaml');

/** Reads `schemas/platform.openapi.yaml`: every call in its order, with what judges an answer. */
export function readContract(): readonly ContractCall[] {
  const document = parse(readFileSync(file, 'utf8')) as Document;
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    validateFormats: false,
    allErrors: true,
    verbose: true,
  });
  ajv.addSchema(document, 'platform');
  const compiled = new Map<string, ValidateFunction>();
  return platformCalls.flatMap((call) => {
    const method = call.method.toLowerCase();
    const operation = document.paths[call.path]?.[method];
    if (!operation) return [];
    if (!operation['x-players'])
      throw new Error(`${call.name} does not say in x-players what players see when a platform does not keep it.`);
    const { responses, parameters = [], requestBody, security } = operation;
    const schema =
      requestBody?.content?.['application/json']?.schema ?? Object.values(requestBody?.content ?? {})[0]?.schema;
    const body = schema && exampleOf(document, schema);
    return {
      call,
      players: operation['x-players'],
      needsSession: security !== undefined,
      query: queryOf(parameters.map((one) => resolveIn(document, one))),
      ...(body ? { body } : {}),
      faultsOf(status, answer) {
        const key = String(status) in responses ? String(status) : 'default';
        const own = ['paths', call.path, method, 'responses', key].map(escaped).join('/');
        const $ref = `platform${responses[key]?.$ref ?? `#/${own}`}/content/${escaped('application/json')}/schema`;
        const validate = compiled.get($ref) ?? ajv.compile({ $ref });
        compiled.set($ref, validate);
        return validate(answer) ? [] : (validate.errors ?? []);
      },
    };
  });
}

function queryOf(parameters: readonly Parameter[]): Readonly<Record<string, string>> {
  const needed = parameters.filter((one) => one.in === 'query' && one.required === true);
  return Object.fromEntries(needed.map(({ name = '', example }) => [name, String(example ?? '')]));
}

/** The fields that a body must have, with the examples that the document gives; of several shapes the plain first one. */
function exampleOf(document: Document, given: Schema): Readonly<Record<string, unknown>> | undefined {
  const schema = resolveIn(document, given);
  if (schema.oneOf) {
    const shapes = schema.oneOf.map((one) => exampleOf(document, one));
    return shapes.find((shape) => shape !== undefined && !('data' in shape));
  }
  if (!schema.properties) return undefined;
  const fields = (schema.required ?? []).map((name) => {
    const field = resolveIn(document, schema.properties?.[name] ?? {});
    return [name, field.examples?.[0]] as const;
  });
  return Object.fromEntries(fields);
}

function resolveIn<T extends { readonly $ref?: string }>(document: Document, value: T): T {
  if (value.$ref === undefined) return value;
  let found: unknown = document;
  for (const step of value.$ref.split('/').slice(1)) found = Object(found)[step];
  return resolveIn(document, found as T);
}

function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
