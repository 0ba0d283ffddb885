import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { FormDefinition } from '../contracts/release.ts';

/** Compiles a form the way a release does: standalone ajv code, bundled, imported as a module without `eval`. */
export async function compileForm(definition: FormDefinition): Promise<ValidatorFunctions> {
  const emitter = join(import.meta.dirname, 'emit-validators.fixture.ts');
  const code = execFileSync(process.execPath, [emitter], { input: JSON.stringify(definition.schema) });
  const address = `data:text/javascript;base64,${code.toString('base64')}`;
  const module: { default: ValidatorFunctions } = await import(/* @vite-ignore */ address);
  return module.default;
}
