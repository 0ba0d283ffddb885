import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentPairs } from '../../../src/contracts/colour-pairs.ts';
import type { ThemeDocument } from '../../../src/contracts/generated/theme.ts';
import { layoutOf } from '../../../src/contracts/layout-forms.ts';
import { tokenDescriptions } from '../../../src/contracts/token-descriptions.ts';
import { cssVariable, semanticTokens, type TokenName } from '../../../src/contracts/tokens.ts';
import { code, codeBlock, facts, heading, paragraphs, plain, type ReferencePage, table } from './markdown.ts';
import { readSchema, type SchemaNode } from './schema-keys.ts';
import { showJson } from './show-json.ts';

const groupTitles: Readonly<Record<string, string>> = {
  color: 'Colours',
  space: 'Spaces',
  radius: 'Corners',
  font: 'Font families',
  size: 'Font sizes',
  weight: 'Font weights',
  leading: 'Line heights',
  tracking: 'Letter spacing',
  motion: 'Movement',
  border: 'Borders',
  icon: 'Icons',
  control: 'Controls',
};

/** Every name that components read of a theme. */
export function tokensPage(): ReferencePage {
  const groups = [...new Set(semanticTokens.map(groupOf))];
  const body = paragraphs(
    'Components read these names and nothing else. [theme.json](theme.md#semantic) gives each of them a value in both schemes, under `semantic.dark` and `semantic.light`; one that is missing does not compile (`TOKEN_MISSING`). A value is a CSS value, or `{core.name}` for one of your own scale. The compiler measures every pair of colours that components draw on each other.',
    codeBlock('json', showJson({ semantic: { dark: { color: { accent: { $value: '{core.color.gold}' } } } } })),
    ...groups.flatMap((group) => [
      heading(2, groupTitles[group] ?? group),
      ...semanticTokens.filter((token) => groupOf(token) === group).map(describeToken),
    ]),
  );
  return {
    file: 'theme-tokens.md',
    title: 'Theme tokens',
    summary: 'Every colour, size, space and font that components read, what it is for and which contrast it needs.',
    body,
    sources: ['src/contracts/tokens.ts', 'src/contracts/token-descriptions.ts', 'src/contracts/colour-pairs.ts'],
  };
}

function groupOf(token: string): string {
  return token.split('.')[0] ?? token;
}

function describeToken(token: TokenName): string {
  const pairs = componentPairs.filter(({ foreground, background }) => token === foreground || token === background);
  const lines = pairs.map(({ foreground, background, least, by }) => {
    const forms = Object.entries(by ?? {}).map(([axis, taken]) => `${axis} ${taken.join(' or ')}`);
    return `- ${code(foreground)} on ${code(background)}: at least ${least}:1${forms.length > 0 ? `, where a theme takes ${forms.join(', ')}` : ''}`;
  });
  return paragraphs(
    heading(3, token),
    plain(tokenDescriptions[token]),
    facts({ 'CSS variable': code(cssVariable(token)) }),
    lines.length > 0 ? `Contrast:\n\n${lines.join('\n')}` : undefined,
  );
}

/** Every form that a theme may take on each axis, and the shipped themes that take it. */
export function formsPage(): ReferencePage {
  const { properties = {} } = readSchema('theme.schema.json');
  const themes = readThemes();
  const axes = (key: 'variants' | 'layout') =>
    Object.entries(properties[key]?.properties ?? {}).map(([axis, node]) => describeAxis(key, axis, node, themes));
  const body = paragraphs(
    'A form is how a component is built: the same tab bar as a row of keys or a raised flower. Forms are free of colour. While `npm start` runs, the [gallery](http://localhost:4000/docs/gallery/) shows every component in the forms of every shipped theme.',
    heading(2, 'Shell'),
    `${code('variants')} of [theme.json](theme.md#variants); each is required.`,
    ...axes('variants'),
    heading(2, 'Inner screens'),
    `${code('layout')} of [theme.json](theme.md#layout). What is not named goes with the form of the cards (${code('variants.card')}), as in the table of each axis.`,
    ...axes('layout'),
  );
  return {
    file: 'theme-forms.md',
    title: 'Theme forms',
    summary: 'The forms that headers, tabs, tiles, cards, lists and the other components take.',
    body,
    sources: ['schemas/theme.schema.json', 'src/contracts/layout-forms.ts', 'themes/*/theme.json'],
  };
}

function describeAxis(
  key: 'variants' | 'layout',
  axis: string,
  { description = '', enum: forms = [] }: SchemaNode,
  themes: readonly ThemeDocument[],
): string {
  const rows = forms.map((form) => {
    const taking = themes.filter((theme) => formOf(theme, key, axis) === form).map(({ name = '', id }) => name || id);
    return [code(String(form)), taking.join(', ')];
  });
  return paragraphs(
    heading(3, axis),
    plain(description),
    codeBlock('json', showJson({ [key]: { [axis]: forms[0] } })),
    table(['Form', 'Shipped themes that take it'], rows),
  );
}

function formOf({ variants, layout = {} }: ThemeDocument, key: 'variants' | 'layout', axis: string): unknown {
  const taken: Readonly<Record<string, unknown>> =
    key === 'variants' ? { ...variants } : { ...layoutOf[variants.card], ...layout };
  return taken[axis];
}

function readThemes(): readonly ThemeDocument[] {
  const folders = readdirSync('themes').sort();
  return folders.map((id) => JSON.parse(readFileSync(join('themes', id, 'theme.json'), 'utf8')) as ThemeDocument);
}
