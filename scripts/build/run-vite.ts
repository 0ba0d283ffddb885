import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Manifest } from 'vite';
import { type ModuleGraph, moduleGraph } from './module-graph.ts';
import { readPartSources } from './read-part-sources.ts';

// A program of its own, started by build-client with NODE_ENV=production: the folder for the build is its argument.
const folder = process.argv[2];
if (folder === undefined) throw new Error('run-vite needs the folder to build into.');
const root = resolve(import.meta.dirname, '../..');
const common = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' } as const;
let graph: ModuleGraph = {};
const plugins = [moduleGraph(root, (found) => (graph = found))];
await build({ ...common, plugins, mode: 'production', build: { outDir: join(folder, 'client') } });
await build({ ...common, mode: 'production', build: { outDir: join(folder, 'server'), ssr: true } });
await build({
  ...common,
  root: join(root, 'src/console'),
  mode: 'console',
  build: { outDir: join(folder, 'console') },
});
const manifest = JSON.parse(readFileSync(join(folder, 'client/manifest.json'), 'utf8')) as Manifest;
const files = [...new Set(Object.values(manifest).map(({ file }) => `/${file}`))].sort();
await build({
  ...common,
  mode: 'worker',
  define: { LIVERY_FILES: JSON.stringify(files) },
  build: { outDir: join(folder, 'client') },
});
writeFileSync(join(folder, 'client/parts.json'), JSON.stringify(await readPartSources(root)));
writeFileSync(join(folder, 'modules.json'), JSON.stringify(graph));
