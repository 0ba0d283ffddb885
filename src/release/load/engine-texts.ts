import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { StringsPart } from '../../contracts/release.ts';

/**
 * The texts that ship with features and engine: language → group → key → text. Groups and keys that a merchant writes are
 * looked up in it, so that it has no property but those: `constructor` is no text.
 */
export type EngineTexts = Readonly<Record<string, StringsPart>>;

const groups: readonly { readonly pattern: string; readonly group: (path: string) => string }[] = [
  { pattern: 'features/*/strings/*.json', group: (path) => basename(dirname(dirname(path))) },
  { pattern: 'app/strings/*.json', group: () => 'app' },
  { pattern: 'ui/strings/*.json', group: () => 'ui' },
  { pattern: 'engine/forms/strings/*.json', group: () => 'forms' },
  { pattern: 'client/text/strings/*.json', group: () => 'errors' },
];

/** Reads every strings file below `src`. */
export async function loadEngineTexts(sourceDir: string): Promise<EngineTexts> {
  const texts: Record<string, Record<string, Record<string, string>>> = {};
  for (const { pattern, group } of groups) {
    for await (const path of glob(pattern, { cwd: sourceDir })) {
      const { $schema: _, ...entries } = JSON.parse(await readFile(join(sourceDir, path), 'utf8')) as Record<
        string,
        string
      >;
      const ofLanguage = (texts[basename(path, '.json')] ??= bare({}));
      ofLanguage[group(path)] = bare(entries);
    }
  }
  return texts;
}

/** The same entries without what every object inherits. */
function bare<T>(entries: Readonly<Record<string, T>>): Record<string, T> {
  return Object.assign(Object.create(null) as Record<string, T>, entries);
}
