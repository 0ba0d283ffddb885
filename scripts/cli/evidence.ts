import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { policyPacks } from '../../src/contracts/generated/catalogues.ts';
import type { SitePart } from '../../src/contracts/site.ts';
import { formatText } from '../../src/release/format/format-text.ts';
import { evidenceLines } from '../../src/release/evidence/evidence-lines.ts';
import { testFault } from '../evidence/named-test.ts';
import type { EvidencePage } from '../evidence/evidence-page.ts';
import { writeHtml } from '../evidence/write-html.ts';
import { writeMarkdown } from '../evidence/write-markdown.ts';
import { folderOf, root } from './folders.ts';
import { stateOf } from './state-of.ts';
import { openWorkshop } from './subjects.ts';
import type { Verb } from './verb.ts';
import { exitCodes, optionOf, requireWords, UsageError } from './verb.ts';

/** What the tests' tools do for this verb: they know a browser, which the product does not. */
interface PictureTools {
  photograph(
    dir: string,
    site: SitePart,
    screens: EvidencePage['lines'][number]['screens'],
  ): Promise<EvidencePage['pictures']>;
}

const tools = join(root, 'tests/evidence/photograph.ts');

/** Says how a brand stands to the rules of its jurisdiction. */
export const evidence: Verb = {
  name: 'evidence',
  usage: 'evidence <brand or folder> [--policy <id>] [--out <file>]',
  summary:
    'Say clause by clause how a brand keeps the rules of its jurisdiction: the setting, its value and who gives it, the ' +
    'screens, and the tests that show it; what is not covered comes first. --policy reads it against another pack than its ' +
    'own. --out writes a page; an HTML page has pictures of the screens, taken on a stack of its own. A pack is a reading of ' +
    'public rules, and no legal advice. Exit code 1 while a clause is not covered.',
  examples: [
    'livery evidence tests/brands/regulated',
    'livery evidence merchants/karat --policy de',
    'livery evidence karat --policy uk --out karat-uk.html',
  ],
  options: { policy: { type: 'string' }, out: { type: 'string' } },
  async run(call) {
    const { 'brand or folder': word } = requireWords(call, ['brand or folder']);
    const out = optionOf(call, 'out');
    if (out !== undefined && !/\.(html|md)$/.test(out))
      throw new UsageError('--out takes a name that ends in .html or .md.');
    const source = await stateOf(word);
    const subject = await (await openWorkshop()).open(source);
    if (!('proof' in subject)) {
      const text = `${word} does not compile, so there is nothing to show.\n${formatText(subject)}`;
      return { text, value: { problems: subject }, code: exitCodes.refused };
    }
    const { site, origins } = subject.proof;
    const pack = packNamed(optionOf(call, 'policy') ?? site.identity.policy, word);
    const lines = evidenceLines({ site, origins: origins.values }, pack, (named) => testFault(root, named));
    const draft = { brand: site.identity.name, release: subject.compiled.release, pack, lines, pictures: new Map() };
    const code = lines.some(({ state }) => state === 'uncovered') ? exitCodes.refused : exitCodes.ok;
    const value = { policy: pack.id, source: pack.source, lines };
    if (out === undefined) return { text: writeMarkdown(draft).trimEnd(), value, code };
    const file = resolve(out);
    await writeFile(file, out.endsWith('.md') ? writeMarkdown(draft) : writeHtml(await illustrated(draft, site, word)));
    return { text: `Wrote ${file}.`, value: { ...value, file }, code };
  },
};

function packNamed(id: string | undefined, word: string) {
  const all = Object.keys(policyPacks).join(', ');
  if (id === undefined) throw new UsageError(`${word} names no policy pack. Name one with --policy: ${all}.`);
  const pack = policyPacks[id];
  if (pack === undefined) throw new UsageError(`There is no policy pack "${id}"; there are ${all}.`);
  return pack;
}

/** The page with pictures of its screens, where this is a checkout with its tests and the brand is a folder. */
async function illustrated(page: EvidencePage, site: SitePart, word: string): Promise<EvidencePage> {
  const { dir } = folderOf(word);
  if (!existsSync(tools) || !existsSync(join(dir, 'merchant.json'))) return page;
  const { photograph }: PictureTools = await import(pathToFileURL(tools).href);
  const screens = new Map(page.lines.flatMap((line) => line.screens.map((screen) => [screen.id, screen] as const)));
  return { ...page, pictures: await photograph(dir, site, [...screens.values()]) };
}
