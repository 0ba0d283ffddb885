import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import { build } from 'esbuild';
import type { FormDefinition, FormsPart } from '../../contracts/release.ts';
import { boundedPattern, longestValue, recordOf, withLength } from '../../engine/index.ts';
import type { CompileCache } from './compile-cache.ts';
import type { EmittedPart } from './make-part.ts';
import { makePart } from './make-part.ts';

/** The name under which the generated code asks for `boundedPattern`. */
const patternModule = 'livery:bounded-pattern';
const patternFile = join(import.meta.dirname, '../../engine/forms/bounded-pattern.ts');
/** Under `form:<index>` it asks for the code of a form. */
const formName = /^form:/;
const regExp = Object.assign((pattern: string, flags: string) => boundedPattern(pattern, flags), {
  code: `require('${patternModule}').boundedPattern`,
});

/**
 * Options of the generated code; `$data` serves "confirm equals password", `verbose` would ship the schemas again. The forms
 * are of our own making: compiling the meta-schema anew to check each of them took four fifths of the time.
 */
const ajvOptionsOverrides = {
  $data: true,
  verbose: false,
  meta: false,
  validateSchema: false,
  code: { lines: false, regExp },
};

/** Compiles one form to a module; most forms of most merchants are the same, so it is remembered by the form's id. */
function compileForm({ $id, schema }: FormDefinition, cache: CompileCache): Promise<string> {
  return cache.remember(`form ${$id}`, () =>
    compileSchemaValidatorsCode(boundPatterns(schema), { ajvOptionsOverrides }),
  );
}

/** The validator tries every rule of a value, so each pattern brings the length that it may be tried on. */
function boundPatterns(schema: FormDefinition['schema']): FormDefinition['schema'] {
  const properties = Object.entries(recordOf(schema['properties'])).map(([name, value]) => {
    const { pattern, maxLength = longestValue } = recordOf(value);
    if (typeof pattern !== 'string') return [name, value];
    return [name, { ...recordOf(value), maxLength, pattern: withLength(pattern, Number(maxLength)) }];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
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
      contents: `${imports.join('')} export default { ${spreads.join(', ')} };`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
    alias: { [patternModule]: patternFile },
    plugins: [
      {
        name: 'forms',
        setup(bundler) {
          bundler.onResolve({ filter: formName }, ({ path }) => ({ path, namespace: 'forms' }));
          bundler.onLoad({ filter: formName, namespace: 'forms' }, ({ path }) => ({
            contents: modules[Number(path.slice('form:'.length))] ?? '',
            resolveDir: import.meta.dirname,
          }));
          // Helpers of ajv carry a line for its code generator, `x.code = 'require(…)'`, that a browser has no use for.
          bundler.onLoad({ filter: /ajv\/dist\/runtime\/\w+\.js/ }, async ({ path }) => ({
            contents: (await readFile(path, 'utf8')).replace(/\w+\.code = .*/, ''),
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
