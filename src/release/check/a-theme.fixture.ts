import type { ThemeDocument } from '../../contracts/generated/theme.ts';
import type { ValidTheme } from '../validate/valid-source.ts';
import { aDocument } from './a-source.fixture.ts';

/** Tokens by dotted name: `{ 'color.bg': '#fff' }`. */
export type Tokens = Readonly<Record<string, unknown>>;

/** What a test says about a theme; it has nothing else but the forms of Karat. */
export interface ThemeOptions extends Partial<Pick<ThemeDocument, 'id' | 'fonts' | 'pairs' | 'layout'>> {
  readonly variants?: Partial<ThemeDocument['variants']>;
  readonly core?: Tokens;
  readonly dark?: Tokens;
  /** As the dark scheme where a test says nothing. */
  readonly light?: Tokens;
  /** Font files by name. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
}

const forms = {
  header: 'rule',
  categoryNav: 'text',
  tabBar: 'rule',
  tile: 'mat',
  card: 'mat',
  sheet: 'hairline',
} as ThemeDocument['variants'];

/** A theme in the folder `themes/own` that has the tokens of a test alone, so that it is not complete. */
export function aTheme({
  core = {},
  dark = {},
  light = dark,
  files = {},
  variants,
  ...more
}: ThemeOptions): ValidTheme {
  const value = {
    id: 'own',
    core: grouped(core),
    semantic: { dark: grouped(dark), light: grouped(light) },
    fonts: [],
    variants: { ...forms, ...variants },
    ...more,
  };
  const { text } = aDocument('', value);
  return {
    id: 'own',
    folder: 'themes/own',
    theme: { file: 'themes/own/theme.json', text, value: value as unknown as ThemeDocument },
    fonts: new Map(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)])),
  };
}

/** Tokens as groups in groups, each with its `$value`. */
function grouped(tokens: Tokens): object {
  const root: Record<string, unknown> = {};
  for (const [name, $value] of Object.entries(tokens)) {
    const parts = name.split('.');
    let group = root;
    for (const part of parts.slice(0, -1)) group = (group[part] ??= {}) as Record<string, unknown>;
    group[parts.at(-1) ?? ''] = { $value };
  }
  return root;
}
