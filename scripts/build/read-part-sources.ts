import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Part id → source file of the module that holds it, by kind of part. */
export interface PartSources {
  readonly routes: Readonly<Record<string, string>>;
  readonly blocks: Readonly<Record<string, string>>;
  readonly dialogs: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, string>>;
  /** Parts of the shell itself. */
  readonly shell: Readonly<Record<string, string>>;
  /** Routes of the table that comes late → its own file, which a page of theirs needs as well. */
  readonly late: Readonly<Record<string, string>>;
}

const lateTable = 'src/features/late-screens.ts';

type Table = Readonly<Record<string, () => Promise<{ readonly default: string }>>>;

interface Tables {
  readonly screens: Readonly<Record<Exclude<keyof PartSources, 'shell' | 'late'>, Table>>;
  readonly late: Readonly<Record<'routes' | 'dialogs' | 'actions', Table>>;
  readonly shellParts: Table;
}

/**
 * Finds the module behind every lazily loaded part: it runs the screen tables with each `import()` replaced by
 * something that answers every question with the name of the imported file. So a page can name the chunks of its
 * parts ahead, whatever way a table writes its loaders.
 */
export async function readPartSources(root: string): Promise<PartSources> {
  const { screens, late, shellParts } = await loadTables(root);
  return {
    routes: await sourcesOf({ ...screens.routes, ...late.routes }),
    blocks: await sourcesOf(screens.blocks),
    dialogs: await sourcesOf({ ...screens.dialogs, ...late.dialogs }),
    actions: await sourcesOf({ ...screens.actions, ...late.actions }),
    shell: await sourcesOf(shellParts),
    late: Object.fromEntries(Object.keys(late.routes).map((id) => [id, lateTable])),
  };
}

async function sourcesOf(table: Table): Promise<Record<string, string>> {
  const entries = Object.entries(table).map(async ([id, load]) => [id, (await load()).default] as const);
  return Object.fromEntries(await Promise.all(entries));
}

async function loadTables(root: string): Promise<Tables> {
  const { outputFiles } = await build({
    stdin: {
      contents: [
        "export { screens } from './screens.ts';",
        `export { default as late } from '../../${lateTable}';`,
        "export { shellParts } from './parts.ts';",
      ].join(''),
      resolveDir: join(root, 'src/app'),
    },
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [namedImports(root)],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const tables: Tables = await import(`data:text/javascript;base64,${code}`);
  return tables;
}

function namedImports(root: string): Plugin {
  return {
    name: 'named-imports',
    setup({ onLoad }) {
      onLoad({ filter: /\/src\/(app|features|ui\/theme)\/.*\.ts$/ }, ({ path }) => ({
        loader: 'ts',
        contents: nameImports(readFileSync(path, 'utf8'), (file) => relative(root, resolve(dirname(path), file))),
      }));
    },
  };
}

function nameImports(code: string, nameOf: (file: string) => string): string {
  return code.replace(/\bimport\((['"])(.+?)\1\)/g, (_all, _quote, file: string) => {
    const name = JSON.stringify(nameOf(file));
    return `Promise.resolve(new Proxy({}, { get: (_, key) => (key === 'then' ? undefined : ${name}) }))`;
  });
}
