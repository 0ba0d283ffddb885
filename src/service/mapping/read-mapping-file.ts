import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PlatformMapping } from '../../contracts/generated/platform-mapping.ts';
import { checkMapping, secretsOf } from '../../release/check/check-mapping.ts';
import { parseBytes } from '../../release/load/merchant-source.ts';
import { createSchemaValidator } from '../../release/validate/schema-validator.ts';
import type { Valid } from '../../release/validate/valid-source.ts';
import type { ReadSecret } from './read-secret.ts';

const schemasDir = resolve(import.meta.dirname, '../../../schemas');

/** A mapping file as it was read, or everything that is wrong with it, one sentence each without a full stop. */
export type MappingReading =
  | { readonly mapping: PlatformMapping; readonly faults?: undefined }
  | { readonly mapping?: undefined; readonly faults: readonly string[] };

/** Reads a mapping file of the server, and looks whether the environment has the secrets that it names. */
export function readMappingFile(path: string, readSecret: ReadSecret): MappingReading {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    return { faults: [`${path} cannot be read (${error instanceof Error ? error.message : String(error)})`] };
  }
  const { document, problems } = parseBytes(path, bytes);
  const misshapen = document ? createSchemaValidator(schemasDir)(document, 'platform-mapping.schema.json') : [];
  // The one place besides the compiler where a checked mapping gets its type.
  const mapping = document && misshapen.length === 0 ? (document as Valid<PlatformMapping>) : undefined;
  const all = [...problems, ...misshapen, ...(mapping ? checkMapping(mapping) : [])];
  if (!mapping || all.length > 0)
    return {
      faults: all.map(({ line, column, message }) => `${path}:${line}:${column} ${message.replace(/\.$/, '')}`),
    };
  const missing = secretsOf(mapping.value).filter(([, name]) => readSecret(name) === undefined);
  if (missing.length === 0) return { mapping: mapping.value };
  return { faults: missing.map(([pointer, name]) => `${path}#${pointer} names ${name}, which is not set`) };
}
