import type { ModuleGraph } from '../../../scripts/build/module-graph.ts';
import type { PartSources } from '../../../scripts/build/read-part-sources.ts';

/** A build: its graph of modules, and which file stands behind each part that is loaded when needed. */
export interface BuildMap {
  readonly graph: ModuleGraph;
  readonly parts: PartSources;
}

/** Parts that a screen shows. */
export interface ShownParts {
  readonly route: string;
  readonly blocks: readonly string[];
  readonly dialogs?: readonly string[];
  readonly actions?: readonly string[];
  /** Forms that the theme chooses, by name. */
  readonly forms: ReadonlySet<string>;
  /** Whether the side menu is open. */
  readonly hasMenu: boolean;
}

const entry = 'src/app/main.tsx';

/**
 * Every module that a screen can load: from the entry and the parts that it shows along all imports, those made when needed
 * too, but not into parts of other screens. Packages are `npm:<name>`.
 */
export function screenModules({ graph, parts }: BuildMap, shown: ShownParts): readonly string[] {
  const { routes, blocks, dialogs, actions, shell } = parts;
  const apart = new Set([routes, blocks, dialogs, actions, shell].flatMap((table) => Object.values(table)));
  const roots = [
    entry,
    ...filesOf(routes, [shown.route]),
    ...filesOf(parts.late, [shown.route]),
    ...filesOf(blocks, shown.blocks),
    ...filesOf(dialogs, shown.dialogs ?? []),
    ...filesOf(actions, shown.actions ?? []),
    ...filesOf(
      shell,
      Object.keys(shell).filter((id) => showsPart(id, shown)),
    ),
  ];
  const seen = new Set<string>();
  const waiting = [...roots];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (seen.has(module)) continue;
    seen.add(module);
    const { imports = [], lazy = [] } = graph[module] ?? {};
    waiting.push(...imports, ...lazy.filter((file) => !apart.has(file)));
  }
  return [...seen].filter((name) => name.startsWith('npm:') || name.startsWith('src/')).sort();
}

function filesOf(table: Readonly<Record<string, string>>, ids: readonly string[]): readonly string[] {
  return ids.flatMap((id) => table[id] ?? []);
}

function showsPart(id: string, { forms, hasMenu }: ShownParts): boolean {
  const form = /^form\.\w+\.(.+)$/.exec(id)?.[1];
  if (form !== undefined) return forms.has(form);
  return id !== 'app.sideMenu' || hasMenu;
}
