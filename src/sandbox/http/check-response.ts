import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import type { EndpointName } from '../../contracts/endpoints.ts';
import { endpoints } from '../../contracts/endpoints.ts';

/** Says what is wrong with an answer under the platform's OpenAPI document; nothing when it keeps the contract. */
export type ResponseChecker = (name: EndpointName, status: number, body: unknown) => string | undefined;

const documentPath = resolve(import.meta.dirname, '../../../schemas/platform.openapi.yaml');

interface Operation {
  readonly responses?: Readonly<Record<string, unknown>>;
}

/** Reads the document once; validators are compiled when an answer first needs them. */
export function openResponseChecker(): ResponseChecker {
  const document = parse(readFileSync(documentPath, 'utf8')) as { paths: Record<string, Record<string, Operation>> };
  const ajv = new Ajv2020({ strict: false, validateSchema: false, validateFormats: false, allErrors: true });
  ajv.addSchema(document, 'platform');
  const compiled = new Map<string, ValidateFunction>();
  return (name, status, body) => {
    const { path, method } = endpoints[name];
    const responses = document.paths[path]?.[method.toLowerCase()]?.responses;
    if (!responses) return `${method} ${path} is not in the OpenAPI document.`;
    const key = String(status) in responses ? String(status) : 'default';
    const pointer = ['paths', path, method.toLowerCase(), 'responses', key].map(escapePointer).join('/');
    const place = referenceOf(responses[key]) ?? `#/${pointer}`;
    const $ref = `platform${place}/content/${escapePointer('application/json')}/schema`;
    const validate = compiled.get($ref) ?? ajv.compile({ $ref });
    compiled.set($ref, validate);
    if (validate(body)) return undefined;
    const errors = (validate.errors ?? [])
      .slice(0, 5)
      .map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
    return `The answer of ${name} (${status}) breaks the OpenAPI document: ${errors.join('; ')}`;
  };
}

/** Where a response that calls share is written. */
function referenceOf(response: unknown): string | undefined {
  const reference = typeof response === 'object' && response !== null && '$ref' in response ? response.$ref : undefined;
  return typeof reference === 'string' ? reference : undefined;
}

function escapePointer(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}
