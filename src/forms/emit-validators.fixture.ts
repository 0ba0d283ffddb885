import { readFileSync } from 'node:fs';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import { buildSync } from 'esbuild';

// Runs as a program of its own, because esbuild refuses to start inside jsdom: schema on stdin, ES module on stdout.
const code = compileSchemaValidatorsCode(JSON.parse(readFileSync(0, 'utf8')), {
  ajvOptionsOverrides: { $data: true, verbose: false, allErrors: true },
  ajvFormatOptions: false,
});
const bundled = buildSync({
  stdin: { contents: code, resolveDir: process.cwd(), loader: 'js' },
  bundle: true,
  minify: true,
  format: 'esm',
  write: false,
});
process.stdout.write(bundled.outputFiles[0]?.contents ?? '');
