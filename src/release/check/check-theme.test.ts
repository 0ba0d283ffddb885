import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ThemeDocument } from '../../contracts/generated/theme.ts';
import { semanticTokens } from '../../contracts/tokens.ts';
import { projectDir } from '../fixture.ts';
import type { ValidTheme } from '../validate/valid-source.ts';
import { inWords } from './a-source.fixture.ts';
import { aTheme } from './a-theme.fixture.ts';
import { checkTheme } from './check-theme.ts';

const folder = join(projectDir, 'themes/karat');
const text = readFileSync(join(folder, 'theme.json'), 'utf8');
const names = readdirSync(join(folder, 'fonts')).filter((name) => name.endsWith('.woff2'));
const fonts = new Map(names.map((name) => [name, readFileSync(join(folder, 'fonts', name)).subarray(0, 8)]));

type Group = Record<string, { $value?: unknown }>;
interface Parts {
  readonly theme: ThemeDocument;
  readonly core: Group;
  readonly dark: Group;
  readonly light: Group;
}

/** Karat, with the colours of its groups and whatever a test changes in them. */
function karat(change: (parts: Parts) => void = () => undefined, files: ValidTheme['fonts'] = fonts): ValidTheme {
  const value = JSON.parse(text) as ThemeDocument;
  const colours = (group: object) => (group as { readonly color: Group }).color;
  const { core, semantic } = value;
  change({ theme: value, core: colours(core), dark: colours(semantic.dark), light: colours(semantic.light) });
  const written = JSON.stringify(value, null, 2);
  return { id: 'karat', folder: 'themes/karat', theme: { file: 'theme.json', text: written, value }, fonts: files };
}

const said = (...changed: Parameters<typeof karat>) => inWords(checkTheme(karat(...changed)));

describe('checkTheme', () => {
  it('has nothing to say of a theme that is complete', () => {
    expect(said()).toEqual([]);
  });

  it('wants the id of the folder, and says how', () => {
    const found = checkTheme(karat(({ theme }) => Object.assign(theme, { id: 'carat' })));
    expect(inWords(found)).toEqual(['CODE_MISMATCH theme.json#/id: The id is "carat", the folder "karat".']);
    expect(found[0]?.hint).toBe('Make id and folder name the same.');
  });

  it('wants every token that components read, in both schemes', () => {
    const missing = inWords(checkTheme(aTheme({})));
    expect(missing).toEqual(
      ['dark', 'light'].flatMap((scheme) =>
        semanticTokens.map(
          (name) => `TOKEN_MISSING themes/own/theme.json#/semantic/${scheme}: The ${scheme} scheme has no ${name}.`,
        ),
      ),
    );
  });

  it('takes a token with another name for one that is misspelt', () => {
    expect(
      said(({ dark }) => {
        Object.assign(dark, { trim11: dark['trim1'] });
        delete dark['trim1'];
      }),
    ).toEqual([
      'TOKEN_MISSING theme.json#/semantic/dark: The dark scheme has no color.trim1. (color.trim11)',
      'warning TOKEN_UNUSED theme.json#/semantic/dark/color/trim11/$value: Nothing uses color.trim11: whatever it says, no page changes. (color.trim1)',
    ]);
  });

  it('finds references that lead nowhere or in a circle, in each scheme', () => {
    expect(
      said(({ dark, light }) => {
        Object.assign(dark, { trim1: { $value: '{core.color.ivory.pael}' } });
        Object.assign(light, { trim1: { $value: '{color.trim2}' }, trim2: { $value: '{color.trim1}' } });
      }),
    ).toEqual([
      'TOKEN_UNKNOWN theme.json#/semantic/dark/color/trim1/$value: {core.color.ivory.pael} refers to nothing. (core.color.ivory.pale)',
      'TOKEN_CIRCULAR theme.json#/semantic/light/color/trim1/$value: {color.trim1} leads back to this token.',
      'TOKEN_CIRCULAR theme.json#/semantic/light/color/trim2/$value: {color.trim2} leads back to this token.',
    ]);
  });

  it('wants the file of each font, and a WOFF2 font in it', () => {
    const [missing = '', broken = '', ...others] = names;
    const files = new Map(others.map((name) => [name, Buffer.from('wOF2, and so on')]));
    const sound = (name: string) => [name, Buffer.from('wOF2')] as const;
    const none = said(undefined, new Map([...files, [broken, Buffer.from('xwOF2')]]));
    expect(none).toHaveLength(2);
    expect(none).toContainEqual(
      expect.stringMatching(
        `^ASSET_MISSING theme.json#/fonts/\\d/file: fonts/${missing} does not exist. \\(.*woff2\\)$`,
      ),
    );
    expect(none).toContainEqual(
      expect.stringMatching(`^FONT_INVALID theme.json#/fonts/\\d/file: fonts/${broken} is no WOFF2 font.$`),
    );
    expect(said(undefined, new Map([...files, sound(missing), sound(broken)]))).toEqual([]);
    const places = checkTheme(karat(undefined, new Map())).map(({ code, pointer }) => `${code} ${pointer}`);
    expect(places).toEqual(names.map((_, index) => `ASSET_MISSING /fonts/${index}/file`));
  });

  it('speaks once of a value that is unsafe and no colour besides', () => {
    expect(said(({ dark }) => Object.assign(dark, { trim1: { $value: 'red;}' } }))).toEqual([
      'TOKEN_UNSAFE theme.json#/semantic/dark/color/trim1/$value: "red;}" is no plain CSS value.',
    ]);
  });

  it('speaks of what is no colour elsewhere', () => {
    expect(
      said(({ dark, light }) => {
        Object.assign(dark, { trim1: { $value: 'red;}' } });
        Object.assign(light, { trim1: { $value: 'reddish' } });
      }),
    ).toEqual([
      'TOKEN_UNSAFE theme.json#/semantic/dark/color/trim1/$value: "red;}" is no plain CSS value.',
      'TOKEN_NOT_COLOUR theme.json#/semantic/light/color/trim1/$value: "reddish" is no colour, and color.trim1 must be one.',
    ]);
  });

  it('measures its pairs', () => {
    const found = checkTheme(karat(({ light }) => Object.assign(light, { danger: { $value: '#ffcccc' } })));
    expect(found.map(({ code, pointer }) => `${code} ${pointer}`)).toContain(
      'CONTRAST_LOW /semantic/light/color/danger/$value',
    );
  });

  it('finds colours that a changed brand left behind', () => {
    const brand = { first: { $value: '#15803d' } };
    const red = { $value: 'oklch(.7 .2 30)' };
    const found = checkTheme(
      karat(({ core, dark, light }) => {
        Object.assign(core, { brand });
        for (const scheme of [dark, light]) Object.assign(scheme, { line: red, hair: red, link: red });
      }),
    );
    expect(found.map(({ code, pointer }) => `${code} ${pointer}`)).toContain(
      'TOKEN_LEFT_BEHIND /core/color/brand/first/$value',
    );
  });
});
