import { join } from 'node:path';
import type { AppMode, VisitorContext } from '../../src/contracts/conditions.ts';
import type { ThemeDocument } from '../../src/contracts/generated/theme.ts';
import type { StringsPart } from '../../src/contracts/release.ts';
import { explain as explainName, type Explanation, slotIds } from '../../src/engine/index.ts';
import { findColour, isColour } from '../../src/release/explain/find-colour.ts';
import { iconWords } from '../../src/release/explain/find-icon.ts';
import { findPictures } from '../../src/release/explain/find-picture.ts';
import { findThings, MOST_EXPLAINED } from '../../src/release/explain/find-things.ts';
import { findWords, snippetFor } from '../../src/release/explain/find-words.ts';
import { readTexts } from '../../src/release/explain/read-texts.ts';
import { formatText } from '../../src/release/format/format-text.ts';
import { readFolder } from '../../src/release/load/read-folder.ts';
import { parseThemeFolder } from '../../src/release/load/theme-source.ts';
import { readPart } from '../../src/release/prove/read-subject.ts';
import { themesDir } from './folders.ts';
import { openWorkshop, sourcesOf, type Subject } from './subjects.ts';
import type { Outcome, Verb, VerbCall } from './verb.ts';
import { exitCodes, optionOf, requireWords, UsageError } from './verb.ts';

const memberTypes: Readonly<Record<string, number | undefined>> = { guest: undefined, member: 0, trial: 4, agent: 1 };
const appModes: readonly AppMode[] = ['browser', 'installed', 'wrapper'];
const appWords: Record<AppMode, string> = {
  browser: 'in a browser tab',
  installed: 'where the site is installed',
  wrapper: 'in the native app',
};

/** Says why something is or is not on a screen. */
export const explain: Verb = {
  name: 'explain',
  usage:
    'explain <code|code@seq|folder> <name> [--role guest|member|trial|agent|<type>] [--app browser|installed|wrapper] [--lang <tag>]',
  summary:
    'Say why an item, route, field, text, picture or value is as it is, or absent: which condition, which value, from which layer, by whom and when. ' +
    'A short name means everything that ends with it; several are listed. Words that stand on the screen find their text and what they label, a colour as #0fb5ae finds its token, a picture by its file name, its address or what is read in its place its file, each with what to write to change it.',
  examples: [
    'livery explain karat deposit --role trial --app browser --lang ur',
    'livery explain karat liveChat.row',
    'livery explain karat registrationUsername.birthday',
    'livery explain merchants/soda login:title --lang ur',
    'livery explain yours "Make an account"',
    'livery explain yours "#0fb5ae"',
    'livery explain yours logo.svg',
    'livery explain karat flags.CBS3',
  ],
  options: { role: { type: 'string' }, app: { type: 'string' }, lang: { type: 'string' } },
  async run(call) {
    const { code, name } = requireWords(call, ['code', 'name']);
    const [sources] = await sourcesOf([code]);
    const workshop = await openWorkshop();
    const subject = sources && (await workshop.open(sources));
    if (subject === undefined || !('proof' in subject)) {
      return { text: formatText(subject ?? []), value: subject, code: exitCodes.impossible };
    }
    if (isColour(name)) return explainColour(subject.compiled.site.identity.theme, name);
    const pictures = findPictures(name, sceneOf(subject));
    if (pictures.length > 0) return explainPictures(name, pictures, subject);
    const { site, origins } = subject.proof;
    const context = readContext(call, languageOf(call, name, subject, workshop.texts));
    const texts = textsOf(subject, workshop.texts, context.language);
    const { matches, nearest } = findThings(name, { site, origins }, texts.words);
    if (matches.length === 0 || matches.length > MOST_EXPLAINED) return listed(name, matches, nearest);
    const answers = matches.flatMap((id) => explainName(site, origins, context, id, texts));
    const who = `For ${call.options['role'] ?? 'guest'} ${appWords[context.app]}, in ${context.language}:`;
    const lines = answers.map((answer) => show(answer) + toChange(answer, subject, texts.words));
    const text = [`${publishedWords(subject)}${who}`, ...lines].join('\n\n');
    return { text, value: answers, code: exitCodes.ok };
  },
};

/** The language that is asked for; else the first one of the site that words like these are read in. */
function languageOf(call: VerbCall, seen: string, subject: Subject, engine: Parameters<typeof readTexts>[1]): string {
  const { offered, default: usual } = subject.compiled.site.identity.languages;
  if (optionOf(call, 'lang') !== undefined) return usual;
  const tags = [usual, ...offered.filter((tag) => tag !== usual)];
  return tags.find((tag) => findWords(seen, textsOf(subject, engine, tag).words).length > 0) ?? usual;
}

/** Which token a colour is that somebody sees, in which line it is written, and how it becomes another. */
async function explainColour(theme: string, seen: string): Promise<Outcome> {
  const folder = await readFolder(join(themesDir, theme), `themes/${theme}`);
  const document = parseThemeFolder(folder).source?.theme;
  if (document === undefined) throw new UsageError(`themes/${theme} cannot be read.`);
  // The brand has compiled with it, so the document is true to its schema.
  const found = findColour({ ...document, value: document.value as ThemeDocument }, seen);
  const { places, isExact, paints } = found;
  const where = places.map(({ token, file, line, value }) => `  ${token}, ${value}: ${file}:${line}`);
  const lines = [
    `${seen} is ${isExact ? 'a colour' : 'no colour'} of themes/${theme}${isExact ? '' : '; the nearest are'}:`,
    ...where,
    ...[...paints].map(([token, schemes]) => `  It paints ${token} in ${schemes.join(' and ')}.`),
    `Other colours: change that line, or livery theme colours ${theme} "#…,#…".`,
  ];
  return { text: lines.join('\n'), value: { ...found, paints: Object.fromEntries(paints) }, code: exitCodes.ok };
}

function sceneOf({ compiled, files }: Subject) {
  return { files, identity: compiled.site.identity, hashes: compiled.manifest.parts.assets };
}

/** Which file supplies a picture, and how it becomes another; the words that are the same are the brand's name. */
function explainPictures(seen: string, pictures: ReturnType<typeof findPictures>, { compiled, files }: Subject) {
  const { name } = compiled.site.identity;
  const isName = seen.trim().toLowerCase() === name.toLowerCase();
  const named = `“${name}” is the brand's name. Another name: ${files.folder}/merchant.json, "name":${JSON.stringify(name)}`;
  const text = [...pictures.map((picture) => picture.text), ...(isName ? [named] : [])].join('\n\n');
  return { text, value: pictures, code: exitCodes.ok };
}

function textsOf(subject: Subject, engine: Parameters<typeof readTexts>[1], language: string) {
  const { compiled, files } = subject;
  const hash = compiled.manifest.parts.strings[language];
  if (hash === undefined) {
    const offered = Object.keys(compiled.manifest.parts.strings).join(', ');
    throw new UsageError(`${compiled.manifest.merchant} does not offer "${language}"; it offers ${offered}.`);
  }
  const words = readPart<StringsPart>(compiled.parts, hash);
  return readTexts(files, engine, { words, language, defaultLanguage: compiled.site.identity.languages.default });
}

function listed(name: string, matches: readonly string[], nearest: string | undefined) {
  const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  const text =
    matches.length === 0
      ? `Nothing is called ${name}.${hint}${hint === '' ? ' Names and pictures of games, banners and promotions are the platform’s.' : ''}`
      : [`${name} could be one of ${matches.length}:`, ...matches.map((match) => `  ${match}`)].join('\n');
  return { text, value: { name, candidates: matches, ...(nearest ? { nearest } : {}) }, code: exitCodes.impossible };
}

function readContext(call: VerbCall, defaultLanguage: string): VisitorContext {
  const role = optionOf(call, 'role') ?? 'guest';
  const memberType = role in memberTypes ? memberTypes[role] : Number(role);
  if (Number.isNaN(memberType)) throw new UsageError(`"${role}" is neither a role nor a customer type.`);
  const wanted = optionOf(call, 'app') ?? 'browser';
  const app = appModes.find((mode) => mode === wanted);
  if (!app) throw new UsageError(`"${wanted}" is none of ${appModes.join(', ')}.`);
  return {
    app,
    language: optionOf(call, 'lang') ?? defaultLanguage,
    ...(memberType === undefined ? {} : { memberType }),
  };
}

function publishedWords({ name, published }: Subject): string {
  if (published === undefined) return '';
  const { seq, author, at, reason } = published;
  return `${name}, seq ${seq}, by ${author} at ${at}, because “${reason}”.\n`;
}

/** How a text gets other words and an item another icon; nothing for anything else. */
function toChange({ id, kind, place, origin }: Explanation, subject: Subject, texts: StringsPart): string {
  const { files, proof } = subject;
  const slot = kind === 'item' ? slotIds.find((known) => known === place) : undefined;
  const icon = slot && iconWords(proof.site, { id, slot, origin, files });
  if (icon !== undefined) return `\n  ${icon}`;
  const [group = '', ...rest] = id.split(':');
  const words = texts[group]?.[rest.join(':')];
  return kind === 'text' && words !== undefined ? `\n  ${snippetFor({ key: id, words }, files.folder, place)}` : '';
}

/** The answer, and the facts that were asked for but did not decide. */
function show({ text, reasons }: Explanation): string {
  const others = reasons.filter(({ decides }) => !decides);
  const asked = others.map(({ condition, value }) => `“${condition}” was asked too: it is ${value}.`);
  return [text, ...asked].join('\n  ');
}
