import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ThemeDocument } from '../../contracts/generated/theme.ts';
import type { Compiler } from '../compiler.ts';
import { openCompiler } from '../compiler.ts';
import { projectDir } from '../fixture.ts';
import { CURRENT_FORMAT } from '../format-number.ts';

type Json = Readonly<Record<string, unknown>>;

/** What a test says about a merchant folder; everything else is the least that compiles without a word. */
export interface FolderOptions {
  /** Name of the folder; `brand` when absent. */
  readonly named?: string;
  readonly merchant?: Json;
  readonly site?: Json;
  readonly navigation?: Json;
  readonly registration?: Json;
  readonly lobby?: Json;
  /** Language → group → key → text. */
  readonly strings?: Readonly<Record<string, Json>>;
  /** Path → content, as it is. */
  readonly raw?: Readonly<Record<string, string | Uint8Array>>;
  /** Path → what it links to. */
  readonly links?: Readonly<Record<string, string>>;
  readonly without?: readonly string[];
  /** Changes a copy of the soda theme, which the folder then uses; `fonts` are written beside it. */
  readonly theme?: (theme: ThemeDocument) => unknown;
  readonly fonts?: Readonly<Record<string, string>>;
}

/** A folder on disk. */
export interface MerchantFolder {
  readonly dir: string;
  /** Name in problems. */
  readonly name: string;
}

/** Writes folders that differ from a small valid one only in what a test says, and compiles them. */
export interface FolderBench {
  readonly compiler: Compiler;
  write(options: FolderOptions): MerchantFolder;
}

/** Opens a place for folders and themes, and one compiler for all of them. */
export async function openFolderBench(): Promise<FolderBench> {
  const root = mkdtempSync(join(tmpdir(), 'livery-bench-'));
  const themesDir = join(root, 'themes');
  mkdirSync(themesDir);
  symlinkSync(join(projectDir, 'themes/soda'), join(themesDir, 'soda'));
  const compiler = await openCompiler({ rootDir: projectDir, themesDir });
  let count = 0;
  return {
    compiler,
    write(options) {
      count += 1;
      const code = options.named ?? 'brand';
      const dir = join(root, String(count), code);
      const put = (path: string, content: string | Uint8Array) => {
        mkdirSync(dirname(join(dir, path)), { recursive: true });
        writeFileSync(join(dir, path), content);
      };
      const theme = options.theme || options.fonts ? writeTheme(join(themesDir, `soda${count}`), options) : 'soda';
      for (const [path, content] of Object.entries(filesOf(code, theme, options))) {
        if (!options.without?.includes(path)) put(path, content);
      }
      for (const [path, target] of Object.entries(options.links ?? {})) symlinkSync(target, join(dir, path));
      return { dir, name: `merchants/${code}` };
    },
  };
}

function writeTheme(dir: string, { theme: change, fonts = {} }: FolderOptions): string {
  const id = dir.split('/').at(-1) ?? dir;
  cpSync(join(projectDir, 'themes/soda'), dir, { recursive: true });
  const theme = JSON.parse(readFileSync(join(dir, 'theme.json'), 'utf8')) as ThemeDocument;
  theme.id = id;
  change?.(theme);
  writeFileSync(join(dir, 'theme.json'), JSON.stringify(theme, null, 2));
  for (const [name, content] of Object.entries(fonts)) writeFileSync(join(dir, 'fonts', name), content);
  return id;
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>\n';

function filesOf(code: string, theme: string, options: FolderOptions): Record<string, string | Uint8Array> {
  const schema = (name: string) => ({ $schema: `../../schemas/${name}.schema.json` });
  const merchant = {
    ...schema('merchant'),
    format: CURRENT_FORMAT,
    code,
    name: 'Brand',
    domains: [],
    theme,
    languages: { default: 'en', offered: ['en'] },
    currency: { code: 'EUR', symbol: '€' },
    logo: 'logo.svg',
    dialingCode: '+44',
  };
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const texts = Object.entries(options.strings ?? {}).map(([language, groups]) => [
    `strings/${language}.json`,
    json({ ...schema('strings'), ...groups }),
  ]);
  return {
    'merchant.json': json({ ...merchant, ...options.merchant }),
    'site.json': json({ ...schema('site-configuration'), ...options.site }),
    'assets/logo.svg': picture,
    ...(options.navigation ? { 'navigation.json': json({ ...schema('navigation'), ...options.navigation }) } : {}),
    ...(options.registration
      ? { 'registration.json': json({ ...schema('registration-rules'), fields: {}, ...options.registration }) }
      : {}),
    ...(options.lobby ? { 'lobby.json': json({ ...schema('lobby'), ...options.lobby }) } : {}),
    ...Object.fromEntries(texts),
    ...options.raw,
  };
}
