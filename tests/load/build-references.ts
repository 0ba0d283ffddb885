import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

// A program of its own, started with NODE_ENV=production: builds the reference pages into the folder that it is given.
const folder = process.argv[2];
if (folder === undefined) throw new Error('build-references needs the folder to build into.');
const root = resolve(import.meta.dirname, '../..');
for (const name of ['rjsf', 'thin']) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    build: {
      outDir: join(folder, 'client'),
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(import.meta.dirname, `pages/${name}.tsx`),
        output: { entryFileNames: `assets/bench-${name}.js`, chunkFileNames: 'assets/[name]-[hash].js' },
      },
    },
  });
}
