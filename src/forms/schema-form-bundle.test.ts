import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
/** Files of which something is left after tree shaking. */
let kept: string[];
let code: string;

beforeAll(async () => {
  const result = await build({
    entryPoints: [join(folder, 'schema-form.tsx')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: [
      'react',
      'react-dom',
      'react/jsx-runtime',
      'styled-components',
      'i18next',
      'react-i18next',
      'zustand',
      '*/ui/index.ts',
      // Comes when somebody begins to write a number.
      './read-mobile-number.ts',
    ],
    alias: {
      'markdown-to-jsx/react': join(folder, '../ui/markdown-stub.tsx'),
      'fast-uri': join(folder, '../ui/uri-stub.ts'),
    },
  });
  const [output] = Object.values(result.metafile.outputs);
  kept = Object.entries(output?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : []));
  code = result.outputFiles[0]?.text ?? '';
});

describe('the bundle of SchemaForm', () => {
  it('holds no schema compiler: ajv in the browser fails silently under our policy', () => {
    expect(kept.filter((path) => path.includes('node_modules/ajv'))).toEqual([]);
    expect(code).not.toMatch(/new Function|eval\(/);
  });

  it('holds no markdown parser', () => {
    expect(kept.filter((path) => path.includes('node_modules/markdown-to-jsx'))).toEqual([]);
  });

  it('stays within the registration budget', () => {
    expect(gzipSync(code).length / 1024).toBeLessThan(80);
  });
});
