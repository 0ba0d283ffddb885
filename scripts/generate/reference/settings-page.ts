import type { SettingEntry } from '../../../src/contracts/generated/settings.ts';
import { readCatalogues } from './catalogues.ts';
import { findUses, listUses } from './find-uses.ts';
import { code, codeBlock, facts, heading, paragraphs, plain, type ReferencePage } from './markdown.ts';
import { limitsOf } from './schema-words.ts';
import { showJson } from './show-json.ts';

const typeWords = {
  string: 'text',
  list: 'text with commas between its items',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
} as const;

const layers = {
  merchant: 'merchant folder: `settings` of [merchant.json](merchant.md#settings)',
  site: 'site configuration: `settings` of [site.json](site.md#settings)',
  engine: 'engine: it follows from another key and is not given',
} as const;

/** Every setting: what it does, type, default, bounds, the file that it belongs to, and who reads it. */
export function settingsPage(): ReferencePage {
  const { settings } = readCatalogues();
  const entries = Object.entries(settings);
  const groups = [...new Set(entries.map(([name]) => groupOf(name)))];
  const body = paragraphs(
    'A setting is one key with dots in it: `{ "settings": { "login.remember": "off" } }`. What is left out has its default. Money rules belong to the site configuration, everything else to the merchant folder; a theme may give settings of the merchant folder too, and the brand’s own win over them.',
    ...groups.flatMap((group) => [
      heading(2, group),
      ...entries.filter(([name]) => groupOf(name) === group).map(([name, entry]) => describeSetting(name, entry)),
    ]),
  );
  return {
    file: 'settings.md',
    title: 'Settings',
    summary: `The ${entries.length} settings of a brand, each with its default, its bounds and what it does.`,
    body,
    sources: ['schemas/settings.json', 'src/features/*/feature.ts'],
  };
}

function groupOf(name: string): string {
  const [first = name] = name.split('.');
  return name.includes('.') ? first : 'Others';
}

function describeSetting(name: string, entry: SettingEntry): string {
  const { description, type, default: fallback, enum: allowed, layer, minimum, maximum, pattern } = entry;
  const bounds = {
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(pattern === undefined ? {} : { pattern }),
  };
  return paragraphs(
    heading(3, code(name)),
    plain(description),
    facts({
      Type: allowed ? `one of ${allowed.map((value) => code(JSON.stringify(value))).join(', ')}` : typeWords[type],
      Default: code(JSON.stringify(fallback)),
      Limits: limitsOf(bounds),
      Layer: layers[layer],
    }),
    layer === 'engine' ? undefined : codeBlock('json', showJson({ settings: { [name]: fallback } })),
    listUses(findUses({ kind: 'setting', name }, `settings.${name}`)),
  );
}
