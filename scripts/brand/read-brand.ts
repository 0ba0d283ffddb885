import { join } from 'node:path';
import { readFolder } from '../../src/release/load/read-folder.ts';
import type { MerchantSource } from '../../src/release/load/merchant-source.ts';
import { parseMerchantFolder } from '../../src/release/load/merchant-source.ts';
import { createSchemaValidator } from '../../src/release/validate/schema-validator.ts';
import type { ValidSource } from '../../src/release/validate/valid-source.ts';
import { validateMerchant } from '../../src/release/validate/valid-source.ts';

/** A shipped brand as its files say it. */
export async function readBrand(code: string, rootDir: string): Promise<ValidSource> {
  const files = await readFolder(join(rootDir, 'merchants', code), `merchants/${code}`);
  const { source }: { source: MerchantSource } = parseMerchantFolder(files);
  const { source: valid, problems } = validateMerchant(source, createSchemaValidator(join(rootDir, 'schemas')));
  if (problems.length > 0) throw new Error(`The brand ${code} does not pass its own checks.`);
  return valid;
}
