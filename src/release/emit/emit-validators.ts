import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import { build } from 'esbuild';
import type { FormDefinition, FormsPart } from '../../contracts/release.ts';
import type { CompileCache } from './compile-cache.ts';
import type { EmittedPart } from './make-part.ts';
import { makePart } from './make-part.ts';

/** Options of the generated code; `$data` serves "confirm equals password", `verbose` would ship the schemas again. */
const ajvOptionsOverrides = { $data: true, verbose: false, code: { lines: false } };

/** Compiles one form to a module; most forms of most merchants are the same, so it is remembered by the form's id. */
function compileForm({ $id, schema }: FormDefinition, cache: CompileCache): Promise<string> {
  return cache.remember(`form ${$id}`, () => compileSchemaValidatorsCode(schema, { ajvOptionsOverrides }));
}

/**
 * Writes the validators of all forms as one ES module whose default export maps each form's `$id` to its function. The
 * module is complete in itself and builds no code at run time, so that it runs under the strict policy of a page.
 */
export async function emitValidators(forms: FormsPart, cache: CompileCache): Promise<EmittedPart> {
  const modules = await Promise.all(Object.values(forms).map((form) => compileForm(form, cache)));
  const imports = modules.map((_, index) => `import * as form${index} from 'form:${index}';`);
  const spreads = modules.map((_, index) => `...form${index}.default`);
  const result = await build({
    stdin: {
      contents: `${imports.join('\n')}\nexport default { ${spreads.join(', ')} };`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [
      {
        name: 'forms',
        setup(bundler) {
          bundler.onResolve({ filter: /^form:/ }, ({ path }) => ({ path, namespace: 'forms' }));
          bundler.onLoad({ filter: /.*/, namespace: 'forms' }, ({ path }) => ({
            contents: modules[Number(path.slice('form:'.length))] ?? '',
            resolveDir: import.meta.dirname,
          }));
          // Helpers of ajv carry a line for its code generator, `x.code = 'require(…)'`, that a browser has no use for.
          bundler.onLoad({ filter: /ajv\/dist\/runtime\/\w+\.js$/ }, async ({ path }) => ({
            contents: (await readFile(path, 'utf8')).replace(/^\w+\.code = .*$/m, ''),
            resolveDir: dirname(path),
          }));
        },
      },
    ],
  });
  const [output] = result.outputFiles;
  if (!output) throw new Error('The bundler gave no validators module.');
  return makePart('javascript', 'text/javascript; charset=utf-8', output.contents);
}
