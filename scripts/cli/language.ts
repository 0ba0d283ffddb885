import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import type { StringsPart } from '../../src/contracts/release.ts';
import { formatText } from '../../src/release/format/format-text.ts';
import { loadEngineTexts } from '../../src/release/load/engine-texts.ts';
import { parseMerchantFolder } from '../../src/release/load/merchant-source.ts';
import { readFolder } from '../../src/release/load/read-folder.ts';
import { completePack } from '../brand/language-pack.ts';
import { folderOf, root } from './folders.ts';
import type { Verb } from './verb.ts';
import { exitCodes, optionOf, requireWords, UsageError } from './verb.ts';

/** Gives a merchant a language that the engine does not speak, or completes one after an update. */
export const language: Verb = {
  name: 'language',
  usage: 'language <merchant> <tag> [--from <tag>] [--offer]',
  summary:
    'Write strings/<tag>.json with every text of the site, in English or the words of --from, ready to be translated. ' +
    'Run again after an update: what is translated stays, new texts join, and it says how many are left. The site offers ' +
    'the language once every text is translated, or with --offer: some texts may be meant to stay as they are.',
  examples: ['livery language karat fr', 'livery language chamak ar --from ur', 'livery language karat fr --offer'],
  options: { from: { type: 'string' }, offer: { type: 'boolean' } },
  async run(call) {
    const { merchant, tag } = requireWords(call, ['merchant', 'tag']);
    if (!/^[a-z]{2,3}(-[A-Z]{2})?$/.test(tag)) throw new UsageError(`"${tag}" is no language tag such as fr or pt-BR.`);
    const { dir, name } = folderOf(merchant);
    const { problems: unread, ...files } = await readFolder(dir, name);
    const { source, problems } = parseMerchantFolder(files);
    const errors = [...unread, ...problems].filter(({ severity }) => severity === 'error');
    if (errors.length > 0) return { text: formatText(errors), value: { problems: errors }, code: exitCodes.refused };
    const engine = await loadEngineTexts(join(root, 'src'));
    const own = (of: string) => textsOf(source.strings[of]?.value);
    const from = optionOf(call, 'from') ?? 'en';
    if (!engine[from] && !source.strings[from]) throw new UsageError(`There are no texts in "${from}" to begin with.`);
    const model = merged(engine['en'], own('en'), engine[from], own(from));
    const pack = completePack(merged(model, engine[tag]), own(tag));
    const file = join(dir, 'strings', `${tag}.json`);
    await mkdir(dirname(file), { recursive: true });
    const $schema = '../../../schemas/strings.schema.json';
    await writeFile(file, `${JSON.stringify({ $schema, ...pack.texts }, null, 2)}\n`);
    const isReady = pack.untranslated === 0 || call.options['offer'] === true;
    const offering = await offer(join(dir, 'merchant.json'), tag, isReady);
    const lines = [
      `${name}/strings/${tag}.json: ${pack.total} texts, ${pack.added} of them new, ${pack.untranslated} still to be translated.`,
      {
        now: `${name}/merchant.json offers ${tag} now.`,
        already: `${name}/merchant.json offers ${tag} already.`,
        'not yet': `${name}/merchant.json does not offer ${tag} yet: translate them and run this again, or ask for it with --offer.`,
      }[offering],
      `Then: livery check ${merchant}`,
    ];
    const { added, untranslated, total } = pack;
    return { text: lines.join('\n'), value: { file, added, untranslated, total, offering }, code: exitCodes.ok };
  },
};

/** Adds a language that is ready to those that a merchant offers, leaving the file's layout. */
async function offer(file: string, tag: string, isReady: boolean): Promise<'now' | 'already' | 'not yet'> {
  const text = await readFile(file, 'utf8');
  const { languages } = JSON.parse(text) as { languages?: { offered?: readonly string[] } };
  const offered = languages?.offered ?? [];
  if (offered.includes(tag)) return 'already';
  if (!isReady) return 'not yet';
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  const edits = modify(text, ['languages', 'offered', offered.length], tag, {
    formattingOptions,
    isArrayInsertion: true,
  });
  await writeFile(file, applyEdits(text, edits));
  return 'now';
}

function merged(...layers: readonly (StringsPart | undefined)[]): StringsPart {
  const groups: Record<string, Record<string, string>> = {};
  for (const [group, texts] of layers.flatMap((layer) => Object.entries(layer ?? {}))) {
    groups[group] = { ...groups[group], ...texts };
  }
  return groups;
}

function textsOf(document: unknown): StringsPart {
  const { $schema: _, ...texts } = Object(document);
  return texts;
}
