import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { loadEngineTexts } from '../../src/release/load/engine-texts.ts';
import { formatText } from '../../src/release/format/format-text.ts';
import type { Answers } from '../brand/ask-brand.ts';
import { AnswerError, answerAll } from '../brand/ask-brand.ts';
import { brandQuestions, listOf } from '../brand/brand-questions.ts';
import type { NewBrand } from '../brand/create-brand.ts';
import { createBrand } from '../brand/create-brand.ts';
import { packs } from '../brand/packs.ts';
import { readTwoColours } from '../brand/read-colour.ts';
import { readLogoColours } from '../brand/read-logo-colours.ts';
import { merchantsDir, root, themesDir } from './folders.ts';
import { authorOf, authorOption } from './author.ts';
import { withOperations } from './open-operations.ts';
import { formatColours } from './format-colours.ts';
import { showResult } from './show-result.ts';
import type { Outcome, Verb, VerbCall } from './verb.ts';
import { exitCodes, optionOf, UsageError } from './verb.ts';

const places = { rootDir: root, merchantsDir, themesDir };
const asked = ['name', 'like', 'look', 'languages', 'currency', 'logo'] as const;

/** Makes the folder of a brand, and its theme. */
export const newVerb: Verb = {
  name: 'new',
  usage:
    `new [code] [--name "…"] [--like ${packs.join('|')}] [--look <theme>|"<colour>,<colour>"] [--languages en,ur] ` +
    '[--currency EUR] [--dialing +353] [--logo <picture>] [--publish [--author "…"]]',
  summary:
    'Make a brand: a folder under merchants/ that compiles, and a theme of its own when --look gives two colours. ' +
    'It begins as the brand that --like names. In a terminal it asks for what is not given. --publish makes it live.',
  examples: [
    'livery new',
    'livery new lagoon --look "#0fb5ae,#1b2a49" --like soda --languages en,ur --currency EUR --publish',
    'livery new harbour --name "Harbour House" --like karat --look karat --logo ~/harbour.svg',
  ],
  options: {
    ...Object.fromEntries([...asked, 'dialing'].map((name) => [name, { type: 'string' as const }])),
    publish: { type: 'boolean' },
    ...authorOption,
  },
  async run(call) {
    const wanted = await readNewBrand(call);
    const created = await createBrand(wanted, places);
    if (!created.ok)
      return {
        text: `${formatText(created.problems)}\nNothing was written.`,
        value: { problems: created.problems },
        code: exitCodes.refused,
      };
    const { code } = wanted;
    const { theme, files, release, warnings } = created;
    const lines = [
      `merchants/${code} is made and compiles to ${release.slice(0, 12)}: ${files.join(', ')}.`,
      ...(theme ? [`themes/${code} is its look.`, ...formatColours(theme)] : []),
      ...(warnings.length > 0 ? [formatText(warnings)] : []),
    ];
    const value = { code, files, release, ...(theme ? { theme: code, moved: theme.moved } : {}), warnings };
    if (call.options['publish'] === true) return publishNow({ code, author: authorOf(call) }, lines, value);
    const next = `Make it live with: livery publish ${code}`;
    return { text: [...lines, next].join('\n'), value, code: exitCodes.ok };
  },
};

async function publishNow(
  brand: { readonly code: string; readonly author: string },
  lines: readonly string[],
  value: object,
): Promise<Outcome> {
  const request = { ...brand, reason: 'The brand is new.' };
  const result = await withOperations((operations) => operations.publish(request));
  const shown = showResult(result, { done: `${brand.code} is published.` });
  return { text: [...lines, shown.text].join('\n'), value: { ...value, published: result }, code: shown.code };
}

async function readNewBrand(call: VerbCall): Promise<NewBrand> {
  const [code, more] = call.words;
  if (more !== undefined) throw new UsageError(`"${more}" is one word too many.`);
  const dialingCode = optionOf(call, 'dialing');
  if (dialingCode !== undefined && !/^\+[0-9]{1,4}$/.test(dialingCode))
    throw new UsageError(`"${dialingCode}" is no dialling code, as +353.`);
  const answers = await readAnswers(call, code);
  const { name = '', like = '', look = '', languages = '', currency = '', logo = '' } = answers;
  const picture = logo === '' ? undefined : await readPicture(logo);
  const colours = readdirSync(places.themesDir).includes(look) ? undefined : readTwoColours(look);
  if (typeof colours === 'string') throw new UsageError(colours);
  return {
    code: answers['code'] ?? '',
    name,
    like,
    look: colours ? { colours, logo: picture?.colour } : { theme: look },
    languages: listOf(languages),
    currency,
    dialingCode,
    logo: picture?.logo,
    year: new Date().getFullYear(),
  };
}

async function readAnswers(call: VerbCall, code: string | undefined): Promise<Answers> {
  const given: Record<string, string> = code === undefined ? {} : { code };
  for (const name of asked) {
    const value = optionOf(call, name);
    if (value !== undefined) given[name] = value;
  }
  const questions = brandQuestions({
    languages: Object.keys(await loadEngineTexts(join(root, 'src'))).sort(),
    themes: readdirSync(places.themesDir),
    ...places,
  });
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY && call.options['json'] !== true;
  const terminal = isTerminal ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  try {
    return await answerAll(questions, {
      given,
      ask: terminal && ((question) => terminal.question(question)),
      say: (line) => process.stdout.write(`${line}\n`),
    });
  } catch (error) {
    throw error instanceof AnswerError ? new UsageError(error.message) : error;
  } finally {
    terminal?.close();
  }
}

async function readPicture(file: string) {
  const bytes = await readFile(file);
  const read = await readLogoColours(bytes).catch(() => {
    throw new UsageError(`${file} is no picture that can be read: use SVG, PNG, WebP or AVIF.`);
  });
  const logo = { file: `logo${extname(file).toLowerCase()}`, bytes };
  return { logo, colour: read.isCutOut ? read.colours[0] : undefined };
}
