import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Override } from '../../src/contracts/origins.ts';
import { stateOf } from './state-of.ts';

/** Whether a word names a stored release (`karat@3`) or a folder of a commit (`HEAD~1:merchants/karat`). */
export function namesState(word: string): boolean {
  return /^[a-z][a-z0-9-]*@\d+$/.test(word) || /^[\w./~^@-]+:.+/.test(word);
}

/**
 * Writes a state of a brand into a temporary folder that has the brand's code for its name, live changes among its values.
 * @throws UsageError when there is no such state.
 */
export async function writeState(word: string): Promise<string> {
  const { files, overrides } = await stateOf(word);
  const merchant = files.files.get('merchant.json');
  if (!merchant) throw new Error(`${word} has no merchant.json.`);
  const { code } = JSON.parse(Buffer.from(merchant).toString('utf8')) as { readonly code: string };
  const dir = join(mkdtempSync(join(tmpdir(), 'livery-state-')), code);
  for (const [path, bytes] of withOverrides(files.files, overrides)) {
    const file = join(dir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  return dir;
}

type Json = Record<string, unknown>;

/** The files with live changes written into the values that they stand over. */
export function withOverrides(
  files: ReadonlyMap<string, Uint8Array>,
  overrides: readonly Pick<Override, 'name' | 'value'>[],
): ReadonlyMap<string, Uint8Array> {
  const changed = new Map(files);
  for (const { name, value } of overrides) {
    const [section = '', ...rest] = name.split('.');
    const path = section === 'register' ? 'registration.json' : 'site.json';
    const document = JSON.parse(Buffer.from(changed.get(path) ?? Buffer.from('{}')).toString('utf8')) as Json;
    if (rest.length === 0) document[section] = value;
    else if (section === 'register') setIn(document, ['fields', ...rest], value);
    else setIn(document, [section, rest.join('.')], value);
    changed.set(path, Buffer.from(JSON.stringify(document)));
  }
  return changed;
}

function setIn(document: Json, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) document[key] = value;
  else setIn((document[key] ??= {}) as Json, rest, value);
}
