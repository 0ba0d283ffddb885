import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatHex } from 'culori';
import type { Problem } from '../../src/contracts/problems.ts';
import { makeTheme } from '../brand/make-theme.ts';
import { packs } from '../brand/packs.ts';
import { paintTheme } from '../brand/paint-theme.ts';
import { readTwoColours } from '../brand/read-colour.ts';
import type { LogoColours } from '../brand/read-logo-colours.ts';
import { brandColoursOf, readLogoColours } from '../brand/read-logo-colours.ts';
import { replaceFile } from '../brand/replace-file.ts';
import { writeFolder } from '../brand/write-folder.ts';
import { formatText } from '../../src/release/format/format-text.ts';
import { root, themesDir } from './folders.ts';
import { ownTheme } from './own-theme.ts';
import { readPack } from './read-pack.ts';
import { formatColours } from './format-colours.ts';
import type { Outcome, Verb, VerbCall } from './verb.ts';
import { exitCodes, optionOf, requireWords, UsageError } from './verb.ts';

/** Makes a theme pack from a logo and two colours, or paints one anew. */
export const theme: Verb = {
  name: 'theme',
  usage: `theme new <id> [--colours "<first>,<second>"] [--logo <picture>] [--like ${packs.join('|')}] [--name "…"]
       theme colours <brand or theme> "<first>,<second>" [--logo <picture>] [--like <pack>]`,
  summary:
    'Make a theme pack in two colours, or paint your own anew: every token in both schemes, each pair that is drawn ' +
    'readable (WCAG AA). The first colour is for buttons and links, the second for grounds and heads. Without --colours ' +
    'a new pack has those of the logo. Forms, fonts and sizes are those of the pack that --like names; painting keeps ' +
    'them, and paints every colour over.',
  examples: [
    'livery theme new lagoon --colours "#0fb5ae,#1b2a49" --like soda',
    'livery theme new lagoon --logo ~/lagoon.svg --like karat',
    'livery theme colours lagoon "#d7263d,#02182b"',
  ],
  options: {
    colours: { type: 'string' },
    logo: { type: 'string' },
    like: { type: 'string' },
    name: { type: 'string' },
  },
  run(call) {
    const [act = ''] = call.words;
    if (act === 'new') return makeNew(call);
    if (act === 'colours') return paintAnew(call);
    if (act === '') throw new UsageError('<act> is missing: new or colours.');
    throw new UsageError(`"${act}" is nothing that can be done with a theme; new and colours are.`);
  },
};

async function makeNew(call: VerbCall): Promise<Outcome> {
  const { id } = requireWords(call, ['act', 'id']);
  if (!/^[a-z][a-z0-9-]*$/.test(id)) throw new UsageError(`"${id}" is no id: small letters, digits and dashes.`);
  if (existsSync(join(themesDir, id))) throw new UsageError(`themes/${id} exists: choose another id.`);
  const like = readPack(optionOf(call, 'like') ?? 'soda');
  const logo = await readLogo(call);
  const colours = coloursOf(call, logo);
  const name = optionOf(call, 'name') ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  const made = await makeTheme({ id, name, like, colours, logo: logo?.isCutOut ? logo.colours[0] : undefined }, root);
  if (made.problems.length > 0) return refused(made.problems);
  await writeFolder(join(themesDir, id), made.files);
  const given = { first: formatHex(colours.first), second: formatHex(colours.second) };
  return {
    text: [
      `${made.folder} is made: the forms of ${like} in ${given.first} and ${given.second}.`,
      ...formatColours(made),
    ].join('\n'),
    value: { id, like, colours: given, pairs: made.pairs, moved: made.moved, folder: made.folder },
    code: exitCodes.ok,
  };
}

async function paintAnew(call: VerbCall): Promise<Outcome> {
  const { name, colours: text } = requireWords(call, ['act', 'name', 'colours']);
  const colours = readTwoColours(text);
  if (typeof colours === 'string') throw new UsageError(colours);
  const { id, brands } = ownTheme(name);
  const pack = optionOf(call, 'like');
  const logo = await readLogo(call);
  const like = pack === undefined ? undefined : readPack(pack);
  const options = { id, colours, like, logo: logo?.isCutOut ? logo.colours[0] : undefined };
  const made = await paintTheme(options, root, themesDir);
  if (!made.ok) return refused(made.problems);
  await replaceFile(join(themesDir, id, 'theme.json'), made.files.get('theme.json') ?? new Uint8Array());
  const given = { first: formatHex(colours.first), second: formatHex(colours.second) };
  const whose = brands.length === 0 ? 'no brand has it yet' : `the theme of ${brands.join(', ')}`;
  return {
    text: [
      `${made.folder} is painted in ${given.first} and ${given.second}, as ${made.like} has its colours; ${whose}.`,
      ...formatColours(made),
    ].join('\n'),
    value: { id, like: made.like, colours: given, pairs: made.pairs, moved: made.moved, folder: made.folder, brands },
    code: exitCodes.ok,
  };
}

function refused(problems: readonly Problem[]): Outcome {
  return { text: formatText(problems), value: { problems }, code: exitCodes.refused };
}

async function readLogo(call: VerbCall): Promise<LogoColours | undefined> {
  const file = optionOf(call, 'logo');
  if (file === undefined) return undefined;
  if (!existsSync(file)) throw new UsageError(`There is no picture ${file}.`);
  return readLogoColours(await readFile(file)).catch(() => {
    throw new UsageError(`${file} is no picture that can be read: use SVG, PNG, WebP or AVIF.`);
  });
}

function coloursOf(call: VerbCall, logo: LogoColours | undefined) {
  const text = optionOf(call, 'colours');
  const colours = text === undefined ? logo && brandColoursOf(logo) : readTwoColours(text);
  if (typeof colours === 'string') throw new UsageError(colours);
  if (colours) return colours;
  throw new UsageError(logo ? 'The logo shows no colour: add --colours.' : '--colours or --logo is missing.');
}
