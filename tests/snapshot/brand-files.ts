import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openCompiler } from '../../src/release/compiler.ts';
import { projectRoot } from '../gate/run-command.ts';
import { type Brand, openBrand } from './brand.ts';
import type { Store } from './store.ts';

/** Compiles files in a folder of their own for as long as `act` takes; nothing where they do not compile. */
export async function withBrandFiles<T>(
  code: string,
  files: ReadonlyMap<string, Uint8Array>,
  act: (brand: Brand, themesDir: string) => Promise<T>,
): Promise<T | undefined> {
  const place = mkdtempSync(join(tmpdir(), 'livery-undone-'));
  try {
    for (const [path, bytes] of files) {
      const file = join(place, path.replace(/^brand\//, `${code}/`));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
    const themesDir = join(place, 'themes');
    const compiler = await openCompiler({ rootDir: projectRoot, themesDir });
    const brand = await openBrand(compiler, join(place, code), themesDir).catch(() => undefined);
    return brand && (await act(brand, themesDir));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** The files that a cell's brand had with these inputs; nothing where the store does not have all of them. */
export function filesOfCell(store: Store, id: string, inputs: string): ReadonlyMap<string, Uint8Array> | undefined {
  const names = store.values(store.taken(id, inputs)?.files ?? '');
  if (!names) return undefined;
  const files = Object.entries(names).map(([path, hash]) => [path, store.blob(hash)] as const);
  const whole = files.flatMap(([path, bytes]) => (bytes ? [[path, bytes] as const] : []));
  return whole.length === files.length ? new Map(whole) : undefined;
}
