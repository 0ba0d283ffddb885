import type { EngineTexts } from '../../../src/release/load/engine-texts.ts';
import { code, codeBlock, heading, paragraphs, plain, type ReferencePage, table } from './markdown.ts';
import { readSchema } from './schema-keys.ts';
import { showJson } from './show-json.ts';

/** The page of texts: how a brand changes words, and every text of the engine with its key. */
export function textsPage(texts: EngineTexts): ReferencePage {
  const groups = Object.entries(texts['en'] ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const schema = readSchema('strings.schema.json');
  const body = paragraphs(
    `Texts lie at \`merchants/<code>/strings/<language>.json\`, a file for each language. A group and a key name a text: \`home:tab\` is the key \`tab\` of the group \`home\`. What a file does not name keeps the engine’s words (${Object.keys(texts).map(code).join(', ')}). Texts of your own, for labels in navigation.json, stand in the group \`merchant\`.`,
    heading(2, 'Example'),
    codeBlock('json', showJson({ ...(schema.examples?.[0] as object), home: { tab: 'Lobby' } })),
    'A text may hold `{{name}}` where the engine fills in a value, and only the names that the engine’s own text has. Keys that end in `_one`, `_other` and so on are the plural forms of one text. Markup is plain words and simple emphasis; script is refused (`TEXT_UNSAFE`).',
    heading(2, 'Add a language'),
    '`livery language <code> <tag>` writes a file with every text ready to be translated, and offers the language once all are: [commands](commands.md#livery-language).',
    ...groups.flatMap(([group, entries]) => [
      heading(2, group),
      table(
        ['Key', 'Words'],
        Object.entries(entries)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([key, words]) => [code(`${group}:${key}`), plain(words)]),
      ),
    ]),
  );
  return {
    file: 'texts.md',
    title: 'Texts',
    summary: 'How words are changed and translated, and the key of every text that players read.',
    body,
    sources: ['schemas/strings.schema.json', 'src/**/strings/en.json'],
  };
}
