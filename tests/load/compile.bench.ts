import { join } from 'node:path';
import { openCompiler } from '../../src/release/compiler.ts';
import { type FolderFiles, readFolder } from '../../src/release/load/read-folder.ts';
import { projectRoot } from '../gate/run-command.ts';
import { type Figure, percentile, timeOf } from './measure.ts';

const repeats = 12;

/** Compile time of one merchant: cold, after one flag, after one change of the theme. */
export async function benchCompile(): Promise<readonly Figure[]> {
  const folder = await readFolder(join(projectRoot, 'merchants/karat'), 'merchants/karat');
  const compiler = await openCompiler({ rootDir: projectRoot });
  const cold = await timeOf(() => compiler.compile(folder, { overrides: [] }));
  const flags: number[] = [];
  const themes: number[] = [];
  for (let index = 0; index < repeats; index += 1) {
    const flagged = patched(folder, 'site.json', (site) => site.replace('"CBS3": false', `"CBS3": ${index % 2 === 0}`));
    flags.push(await timeOf(() => compiler.compile(flagged, { overrides: [] })));
    const themed = patched(folder, 'merchant.json', (merchant) =>
      merchant.replace('"theme": "karat"', `"theme": "${index % 2 === 0 ? 'soda' : 'karat'}"`),
    );
    themes.push(await timeOf(() => compiler.compile(themed, { overrides: [] })));
  }
  return [
    { what: 'compile a merchant, cold', milliseconds: cold },
    { what: 'compile after one flag, median', milliseconds: percentile(flags, 0.5) },
    { what: 'compile after another theme, median', milliseconds: percentile(themes, 0.5) },
  ];
}

function patched(folder: FolderFiles, file: string, change: (text: string) => string): FolderFiles {
  const files = new Map(folder.files);
  const before = files.get(file);
  if (!before) throw new Error(`The folder has no ${file}.`);
  files.set(file, new TextEncoder().encode(change(new TextDecoder().decode(before))));
  return { ...folder, files };
}
