import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FeatureManifest } from '../contracts/feature.ts';
import type { ThemeDocument } from '../contracts/generated/theme.ts';
import type { Override } from '../contracts/origins.ts';
import type { Compiler, CompileResult } from './compiler.ts';
import { openCompiler } from './compiler.ts';
import { readFolder } from './load/read-folder.ts';

export const projectDir = resolve(import.meta.dirname, '../..');

type Json = Record<string, unknown>;

/** A merchant folder in a temporary place, to be spoilt. */
export interface SpoiltFolder {
  /** Rewrites a JSON file; `change` gets its parsed value. */
  edit(file: string, change: (value: Json) => unknown): SpoiltFolder;
  /** Writes a file as it is. */
  write(file: string, content: string | Uint8Array): SpoiltFolder;
  remove(file: string): SpoiltFolder;
  link(file: string, target: string): SpoiltFolder;
  compile(options?: { overrides?: readonly Override[]; features?: readonly FeatureManifest[] }): Promise<CompileResult>;
}

/** A copy of a shipped merchant; the compiler is shared, as it is in the service. */
export function aFolder(compiler: Compiler, base = 'merchants/karat'): SpoiltFolder {
  const dir = join(mkdtempSync(join(tmpdir(), 'livery-folder-')), base.split('/').at(-1) ?? base);
  cpSync(join(projectDir, base), dir, { recursive: true });
  const folder: SpoiltFolder = {
    edit(file, change) {
      const value = JSON.parse(readFileSync(join(dir, file), 'utf8')) as Json;
      return folder.write(file, JSON.stringify(change(value) ?? value, null, 2));
    },
    write(file, content) {
      writeFileSync(join(dir, file), content);
      return folder;
    },
    remove(file) {
      rmSync(join(dir, file));
      return folder;
    },
    link(file, target) {
      symlinkSync(target, join(dir, file));
      return folder;
    },
    async compile({ overrides = [], features } = {}) {
      const { problems, ...files } = await readFolder(dir, base);
      if (problems.length > 0) return { ok: false, problems };
      return compiler.compile(files, { overrides, ...(features ? { features } : {}) });
    },
  };
  return folder;
}

/** A compiler over the project, with a copy of its themes that a test may change. */
export async function aCompiler(changeTheme?: (theme: ThemeDocument) => void): Promise<Compiler> {
  if (!changeTheme) return openCompiler({ rootDir: projectDir });
  const themesDir = join(mkdtempSync(join(tmpdir(), 'livery-themes-')), 'themes');
  cpSync(join(projectDir, 'themes'), themesDir, { recursive: true });
  const path = join(themesDir, 'karat/theme.json');
  const theme = JSON.parse(readFileSync(path, 'utf8')) as ThemeDocument;
  changeTheme(theme);
  writeFileSync(path, JSON.stringify(theme, null, 2));
  return openCompiler({ rootDir: projectDir, themesDir });
}
