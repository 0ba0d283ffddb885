import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Source file → what it imports at once and what it imports when needed: source files, or `npm:<package>`. */
export type ModuleGraph = Readonly<
  Record<string, { readonly imports: readonly string[]; readonly lazy: readonly string[] }>
>;

/** Hands the graph of the modules of ours that a build holds to `keep`, once the build is done. */
export function moduleGraph(root: string, keep: (graph: ModuleGraph) => void): Plugin {
  return {
    name: 'livery-module-graph',
    generateBundle() {
      const entries = [...this.getModuleIds()].flatMap((id) => {
        const name = nameOf(root, id);
        const found = this.getModuleInfo(id);
        if (!found || !name.startsWith('src/')) return [];
        const named = (ids: readonly string[]) => [...new Set(ids.map((one) => nameOf(root, one)))].sort();
        return [[name, { imports: named(found.importedIds), lazy: named(found.dynamicallyImportedIds) }] as const];
      });
      keep(Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1))));
    },
  };
}

function nameOf(root: string, id: string): string {
  const [path = ''] = id.split('?', 1);
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  return inPackage === undefined ? relative(root, path.replace(/^\0/, '')) : `npm:${inPackage}`;
}
