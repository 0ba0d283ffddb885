import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatHex } from 'culori';
import { makeTheme } from '../brand/make-theme.ts';
import { packs } from '../brand/packs.ts';
import { readTwoColours } from '../brand/read-colour.ts';
import type { LogoColours } from '../brand/read-logo-colours.ts';
import { brandColoursOf, readLogoColours } from '../brand/read-logo-colours.ts';
import { writeFolder } from '../brand/write-folder.ts';
import { formatText } from '../../src/release/format/format-text.ts';
import { root } from './folders.ts';
import { readPack } from './read-pack.ts';
import { sayColours } from './say-colours.ts';
import type { Verb, VerbCall } from './verb.ts';
import { exitCodes, optionOf, requireWords, UsageError } from './verb.ts';

/** Makes a theme pack from a logo and two colours. */
export const theme: Verb = {
  name: 'theme',
  usage: `theme new <id> [--colours "<first>,<second>"] [--logo <picture>] [--like ${packs.join('|')}] [--name "…"]`,
  summary:
    'Make a theme pack in two colours: every token in both schemes, each pair that is used readable (WCAG AA). ' +
    'The first colour is for buttons and links, the second for grounds and heads. Without --colours they come from ' +
    'the logo. Forms, fonts and sizes are those of the pack that --like names.',
  examples: [
    'livery theme new lagoon --colours "#0fb5ae,#1b2a49" --like soda',
    'livery theme new lagoon --logo ~/lagoon.svg --like karat',
  ],
  options: {
    colours: { type: 'string' },
    logo: { type: 'string' },
    like: { type: 'string' },
    name: { type: 'string' },
  },
  async run(call) {
    const { act, id } = requireWords(call, ['act', 'id']);
    if (act !== 'new') throw new UsageError(`"${act}" is nothing that can be done with a theme; new is.`);
    if (!/^[a-z][a-z0-9-]*$/.test(id)) throw new UsageError(`"${id}" is no id: small letters, digits and dashes.`);
    if (existsSync(join(root, 'themes', id))) throw new UsageError(`themes/${id} exists: choose another id.`);
    const like = readPack(optionOf(call, 'like') ?? 'soda');
    const logo = await readLogo(call);
    const colours = coloursOf(call, logo);
    const name = optionOf(call, 'name') ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
    const made = await makeTheme({ id, name, like, colours, logo: logo?.isCutOut ? logo.colours[0] : undefined }, root);
    if (made.problems.length > 0)
      return { text: formatText(made.problems), value: { problems: made.problems }, code: exitCodes.refused };
    await writeFolder(join(root, 'themes', id), made.files);
    const given = { first: formatHex(colours.first), second: formatHex(colours.second) };
    return {
      text: [
        `${made.folder} is made: the forms of ${like} in ${given.first} and ${given.second}.`,
        ...sayColours(made),
      ].join('\n'),
      value: { id, like, colours: given, pairs: made.pairs, moved: made.moved, folder: made.folder },
      code: exitCodes.ok,
    };
  },
};

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
