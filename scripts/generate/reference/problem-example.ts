import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThemeDocument } from '../../../src/contracts/generated/theme.ts';
import type { FolderOptions } from '../../../src/release/broken/a-merchant-folder.fixture.ts';
import type { BrokenFolder } from '../../../src/release/broken/broken-folder.fixture.ts';
import { code, codeBlock, paragraphs } from './markdown.ts';
import { showJson } from './show-json.ts';

const jsonFiles = {
  merchant: 'merchant.json',
  site: 'site.json',
  navigation: 'navigation.json',
  registration: 'registration.json',
  lobby: 'lobby.json',
} as const;

/** Longer content of a file, and more files than that, are said in words. */
const LONGEST = 600;
const MOST = 5;

/** What differs in a folder from one without a mistake, file by file, in Markdown. */
export function showFolder(options: FolderOptions & Partial<BrokenFolder>): string {
  const {
    named,
    without = [],
    links = {},
    raw = {},
    strings = {},
    theme,
    fonts = {},
    beside = [],
    overrides = [],
  } = options;
  const documents = Object.entries(jsonFiles).flatMap(([key, file]) => {
    const value = options[key as keyof typeof jsonFiles];
    return value === undefined ? [] : showFile(file, showJson(value));
  });
  return paragraphs(
    named === undefined ? undefined : `The folder is called ${code(`merchants/${named}`)}.`,
    ...documents,
    ...Object.entries(strings).map(([language, groups]) => showFile(`strings/${language}.json`, showJson(groups))),
    ...(theme ? [showFile('theme.json', showJson(themeChange(theme)))] : []),
    ...showFiles(Object.entries(raw)),
    ...Object.entries(fonts).map(([file, content]) => `${code(`fonts/${file}`)} of the theme holds ${code(content)}.`),
    ...Object.entries(links).map(([file, target]) => `${code(file)} is a link to ${code(target)}.`),
    ...without.map((file) => `${code(file)} is missing.`),
    ...overrides.map(({ name, value }) => `A live change: ${code(`${name} = ${JSON.stringify(value)}`)}`),
    ...beside.map(showNeighbour),
  );
}

function showNeighbour({ named = 'brand', ...differs }: FolderOptions): string {
  return `Beside it, in ${code(`merchants/${named}`)}:\n\n${showFolder(differs)}`;
}

function showFile(file: string, text: string): string {
  return `${code(file)}\n\n${codeBlock('json', text)}`;
}

function showFiles(files: readonly (readonly [string, string | Uint8Array])[]): readonly string[] {
  if (files.length <= MOST) return files.map(([file, content]) => showRaw(file, content));
  return [`${files.length} files, ${code(files[0]?.[0] ?? '')} to ${code(files.at(-1)?.[0] ?? '')}.`];
}

function showRaw(file: string, content: string | Uint8Array): string {
  if (typeof content !== 'string') return `${code(file)}: ${content.length} bytes that are no text.`;
  if (content.trim() === '') return `${code(file)}: ${content.length} spaces.`;
  if (content.length <= LONGEST) return `${code(file)}\n\n${codeBlock(languageOf(file), content.trimEnd())}`;
  const first = content.replaceAll(/\s+/g, ' ').slice(0, 80);
  return `${code(file)}: ${content.length} characters, beginning with ${code(first)}`;
}

function languageOf(file: string): string {
  return file.endsWith('.json') ? 'json' : file.endsWith('.svg') ? 'xml' : '';
}

/** The part of a theme that a change makes otherwise; null stands for what was taken away. */
function themeChange(change: NonNullable<FolderOptions['theme']>): unknown {
  const before = readTheme();
  const after = readTheme();
  change(after);
  return difference(before, after);
}

function readTheme(): ThemeDocument {
  return JSON.parse(readFileSync(join('themes', 'soda', 'theme.json'), 'utf8')) as ThemeDocument;
}

function difference(before: unknown, after: unknown): unknown {
  if (!isRecord(before) || !isRecord(after)) return after ?? null;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(changed.map((name) => [name, difference(before[name], after[name])]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
