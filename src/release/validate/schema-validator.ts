import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import type { Problem } from '../../contracts/problems.ts';
import type { JsonDocument, ProblemDraft } from '../load/json-document.ts';
import { pointerOf, problemIn } from '../load/json-document.ts';
import { nearestName } from '../nearest-name.ts';

/** Checks a document against a schema of `schemas/`; an empty list means that it has the schema's type. */
export type SchemaValidator = (document: JsonDocument, schema: string) => Problem[];

/** Compiles the schemas of a folder once. */
export function createSchemaValidator(schemasDir: string): SchemaValidator {
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false });
  for (const name of readdirSync(schemasDir).filter((file) => file.endsWith('.schema.json'))) {
    ajv.addSchema(JSON.parse(readFileSync(join(schemasDir, name), 'utf8')), name);
  }
  return (document, schema) => {
    const validate = ajv.getSchema(schema);
    if (!validate) throw new Error(`There is no schema ${schema} in ${schemasDir}.`);
    if (validate(document.value)) return [];
    return withoutNoise(validate.errors ?? []).map((error) => {
      const { pointer, ...draft } = describe(error);
      return problemIn(document, pointer, draft);
    });
  };
}

/** Of the errors of a union, keeps those inside the branch that was meant, or the union's own when none was. */
function withoutNoise(errors: readonly ErrorObject[]): ErrorObject[] {
  const unions = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  const hasDeeper = (union: ErrorObject) =>
    errors.some(
      ({ instancePath, keyword }) => keyword !== union.keyword && instancePath.startsWith(`${union.instancePath}/`),
    );
  const isBranchNoise = (error: ErrorObject) =>
    unions.some(
      (union) => error !== union && error.instancePath === union.instancePath && error.schemaPath !== union.schemaPath,
    );
  return errors.filter(
    (error) => (unions.includes(error) ? !hasDeeper(error) : !isBranchNoise(error)) && error.keyword !== 'if',
  );
}

function describe(error: ErrorObject): ProblemDraft & { readonly pointer: string } {
  const { instancePath: pointer, keyword, params, data, parentSchema } = error;
  const named = pointer.split('/').at(-1) || 'The file';
  switch (keyword) {
    case 'additionalProperties': {
      const key = String(params['additionalProperty']);
      const known = Object.keys((parentSchema?.['properties'] as Record<string, unknown> | undefined) ?? {});
      const at = `${pointer}${pointerOf(key)}`;
      return {
        code: 'SCHEMA_UNKNOWN_KEY',
        pointer: at,
        atKey: true,
        message: `"${key}" is not known here.`,
        nearest: nearestName(key, known),
      };
    }
    case 'required':
      return { code: 'SCHEMA_MISSING_KEY', pointer, message: `${named} lacks "${String(params['missingProperty'])}".` };
    case 'type':
      return {
        code: 'SCHEMA_TYPE',
        pointer,
        message: `${named} is ${show(data)}, but must be ${String(params['type'])}.`,
      };
    case 'enum':
    case 'const': {
      const allowed = [params['allowedValues'] ?? params['allowedValue']].flat();
      const nearest =
        typeof data === 'string'
          ? nearestName(
              data,
              allowed.filter((value) => typeof value === 'string'),
            )
          : undefined;
      return {
        code: 'SCHEMA_NOT_ALLOWED',
        pointer,
        nearest,
        message: `${named} is ${show(data)}, but must be one of ${allowed.map(show).join(', ')}.`,
      };
    }
    case 'propertyNames':
      return {
        code: 'SCHEMA_INVALID',
        pointer: `${pointer}${pointerOf(String(params['propertyName']))}`,
        atKey: true,
        message: `"${String(params['propertyName'])}" cannot be a name here.`,
      };
    default:
      return {
        code: 'SCHEMA_INVALID',
        pointer,
        message: `${named} is ${show(data)} and ${error.message ?? 'is not valid'}.`,
      };
  }
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'absent';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
