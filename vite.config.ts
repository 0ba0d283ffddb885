/// <reference types="vitest/config" />
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { chunkFile, dependenciesOf, firstChunks } from './scripts/build/first-chunks.ts';
import { stableStyleIds } from './scripts/build/stable-style-ids.ts';

const root = import.meta.dirname;
const builds = resolve(root, '.build');
const inSource = (path: string) => resolve(root, 'src', path);

/** The player app: hashed files below `assets/` and a manifest that the service reads. */
const player: BuildEnvironmentOptions = {
  outDir: resolve(builds, 'client'),
  emptyOutDir: true,
  manifest: 'manifest.json',
  target: 'es2023',
  modulePreload: { polyfill: false, resolveDependencies: dependenciesOf },
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: { app: inSource('app/main.tsx'), early: inSource('app/early-check.ts') },
    output: { codeSplitting: firstChunks, chunkFileNames: chunkFile },
  },
};

/** Server rendering: `render-shell.js`, loaded by the service. */
const server: BuildEnvironmentOptions = {
  outDir: resolve(builds, 'server'),
  emptyOutDir: true,
  target: 'node24',
  rolldownOptions: { input: { 'render-shell': inSource('app/render-shell.tsx') } },
};

/** The service worker: one classic script at a fixed address. */
const worker: BuildEnvironmentOptions = {
  outDir: resolve(builds, 'client'),
  emptyOutDir: false,
  target: 'es2023',
  rolldownOptions: {
    input: inSource('app/service-worker.ts'),
    output: { format: 'iife', entryFileNames: 'sw.js' },
  },
};

/** The operations console: a page of its own with its own files, which the service gives at the console's host alone. */
const operations: BuildEnvironmentOptions = {
  outDir: resolve(builds, 'console'),
  emptyOutDir: true,
  manifest: 'manifest.json',
  target: 'es2023',
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  // What it may weigh is its budget (tests/gate/budgets.slow.test.ts), not what Vite finds large.
  chunkSizeWarningLimit: 1_000,
  // Libraries change less often than the console does.
  rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'libraries', test: /node_modules/ }] } } },
};

const unitTests = (name: string, environment: string, extension: string) => ({
  extends: true as const,
  test: {
    name,
    environment,
    // Generous, because a busy machine must not fail a right test.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    include: [
      `src/**/*.test.${extension}`,
      `scripts/**/*.test.${extension}`,
      `tests/{architecture,attacks,console,fuzz,gate,mutants,snapshot,support}/**/*.test.${extension}`,
    ],
  },
});

/** Builds of the browser code (`scripts/build-client.ts` runs all four) and the unit tests. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  root,
  publicDir: false,
  plugins: [stableStyleIds(root), react()],
  resolve: {
    alias: [
      { find: 'fast-uri', replacement: inSource('ui/uri-stub.ts') },
      { find: /^markdown-to-jsx(\/react)?$/, replacement: inSource('ui/markdown-stub.tsx') },
      { find: /^\.\/Prefixer\.js$/, replacement: inSource('ui/prefix-stub.ts') },
      // The router's package names only its development files; the others leave out the warnings.
      { find: /^react-router$/, replacement: resolve(root, 'node_modules/react-router/dist/production/index.mjs') },
      {
        find: /^react-router\/dom$/,
        replacement: resolve(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
      },
    ],
  },
  ssr: { noExternal: ['styled-components', /^@rjsf\//], target: 'node' },
  build: mode === 'console' ? operations : mode === 'worker' ? worker : isSsrBuild ? server : player,
  test: {
    globalSetup: 'tests/support/temporary-folder.ts',
    projects: [unitTests('node', 'node', 'ts'), unitTests('dom', 'jsdom', 'tsx')],
  },
}));
