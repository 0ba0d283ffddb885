/// <reference types="vitest/config" />
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;
const data = resolve(root, process.env['LIVERY_DATA'] ?? '.data');
const markdownStub = resolve(root, 'src/ui/markdown-stub.tsx');
const alias = [{ find: /^markdown-to-jsx(\/react)?$/, replacement: markdownStub }];
const testFiles = (extension: string) => [
  `src/**/*.test.${extension}`,
  `scripts/**/*.test.${extension}`,
  `tests/{architecture,support,gate}/**/*.test.${extension}`,
];

/** Client build, server-rendering build (`vite build --ssr`) and unit tests. `scripts/build-client.ts` runs both builds. */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: false,
  plugins: [react()],
  resolve: { alias },
  ssr: { noExternal: ['styled-components', /^@rjsf\//], target: 'node' },
  build: isSsrBuild
    ? {
        outDir: resolve(data, 'build/server'),
        emptyOutDir: true,
        target: 'node24',
        rolldownOptions: { input: { 'render-shell': resolve(root, 'src/app/render-shell.tsx') } },
      }
    : {
        outDir: resolve(data, 'build/client'),
        // The assets of earlier builds stay until `build-client` prunes them, so that an open tab misses no chunk.
        emptyOutDir: false,
        manifest: 'manifest.json',
        target: 'es2023',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: { input: { app: resolve(root, 'src/app/main.tsx') } },
      },
  test: {
    projects: [
      { extends: true, test: { name: 'node', environment: 'node', include: testFiles('ts') } },
      { extends: true, test: { name: 'dom', environment: 'jsdom', include: testFiles('tsx') } },
    ],
  },
}));
