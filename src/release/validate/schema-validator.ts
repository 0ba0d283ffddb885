import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import type { Problem } from '../../contracts/problems.ts';
import type { JsonDocument } from '../load/json-document.ts';
import { problemIn } from '../load/json-document.ts';
import type { SchemaSurroundings } from './describe-error.ts';
import { describeError } from './describe-error.ts';
import { withoutUnionNoise } from './union-errors.ts';

/** Checks a document against a schema of `schemas/`; an empty list means that it has the schema's type. */
export type SchemaValidator = (document: JsonDocument, schema: string) => Problem[];

/** Errors of one file beyond which nobody reads on. */
const MOST_ERRORS = 500;

/** Compiles the schemas of a folder once. */
export function createSchemaValidator(schemasDir: string): SchemaValidator {
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false });
  for (const name of readdirSync(schemasDir).filter((file) => file.endsWith('.schema.json'))) {
    ajv.addSchema(JSON.parse(readFileSync(join(schemasDir, name), 'utf8')), name);
  }
  const keysOf = (schema: string): readonly string[] => {
    const { schema: root } = ajv.getSchema(schema) ?? {};
    const properties: unknown = typeof root === 'object' ? root['properties'] : undefined;
    return Object.keys(properties ?? {}).filter((key) => key !== '$schema');
  };
  const surroundings: SchemaSurroundings = {
    topKeys: {
      'merchant.json': keysOf('merchant.schema.json'),
      'site.json': keysOf('site-configuration.schema.json'),
      'navigation.json': keysOf('navigation.schema.json'),
      'registration.json': keysOf('registration-rules.schema.json'),
      'lobby.json': keysOf('lobby.schema.json'),
      'platform.json': keysOf('platform-mapping.schema.json'),
    },
  };
  return (document, schema) => {
    const validate = ajv.getSchema(schema);
    if (!validate) throw new Error(`There is no schema ${schema} in ${schemasDir}.`);
    if (validate(document.value)) return [];
    const errors = withoutUnionNoise((validate.errors ?? []).slice(0, MOST_ERRORS)).filter(
      ({ propertyName }) => propertyName === undefined,
    );
    return errors.map((error) => {
      const { pointer, ...draft } = describeError(error, surroundings);
      return problemIn(document, pointer, draft);
    });
  };
}
