import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { folderOf, merchantFolders, root } from './folders.ts';
import { namesState, writeState } from './write-state.ts';
import type { Outcome, Verb, VerbCall } from './verb.ts';
import { optionOf, UsageError } from './verb.ts';

/** What the tests' tools do for this verb: they know a browser, which the product does not. */
interface SnapshotTools {
  snapshot(call: {
    readonly dirs: readonly string[];
    readonly options: Readonly<Record<string, string | undefined>>;
    readonly isFilling: boolean;
    readonly onProgress: (text: string) => void;
  }): Promise<Outcome>;
}

const several = { type: 'string' } as const;
const tools = join(root, 'tests/snapshot/snapshot.ts');

/** Shows what looks otherwise than accepted, and why. */
export const snapshot: Verb = {
  name: 'snapshot',
  usage:
    'snapshot [brand, folder or release …] [--screen …] [--fill] [--against <other>] [--approve <cluster or cell,…>|all] [--replay <cell>]',
  summary:
    'Compare the pictures of brands with the accepted ones: every screen, language, scheme and visitor, photographed on a ' +
    'stack of its own only where manifest, theme, texts, assets, code or platform changed. Writes a report with the cause of ' +
    'each difference. --screen, --language, --scheme, --width and --visitor narrow it, several with commas; --approve accepts ' +
    'what the last run found; --sample <n> photographs n of the skipped ones too, --fill those whose accepted picture is not here, as in a new clone; --against compares with a release ' +
    '(karat@3), another folder, a checkout or a commit instead; --replay opens a cell live as it was photographed. Exit code 0 nothing differs, 1 something ' +
    'does, 2 something could not be looked at.',
  examples: [
    'livery snapshot',
    'livery snapshot karat --screen home,login --language ur',
    'livery snapshot karat --fill',
    'livery snapshot --approve all',
    'livery snapshot merchants/yours --sample 5',
    'livery snapshot karat@5 --against karat@3',
    'livery snapshot karat --against HEAD~1',
    'livery snapshot --replay karat/bets.empty/member/ur/light/390',
  ],
  options: {
    screen: several,
    language: several,
    scheme: several,
    width: several,
    visitor: several,
    sample: several,
    fill: { type: 'boolean' },
    approve: several,
    replay: several,
    against: several,
    accepted: several,
    store: several,
    themes: several,
  },
  async run(call) {
    if (!existsSync(tools)) throw new UsageError('Pictures are taken from a checkout with its tests; this has none.');
    const { snapshot: compare } = await importTools();
    return compare({
      dirs: await foldersOf(call),
      options: optionsOf(call),
      isFilling: call.options['fill'] === true,
      onProgress: (text) => void process.stderr.write(text),
    });
  },
};

/** @throws UsageError where `npm start` installed the packages, which leaves those of tests out. */
async function importTools(): Promise<SnapshotTools> {
  try {
    return (await import(pathToFileURL(tools).href)) as SnapshotTools;
  } catch (error) {
    if (!String(error).includes('Cannot find package')) throw error;
    const how = 'Packages and a Chromium come by "node scripts/bootstrap.mjs test", once; end npm start before it.';
    throw new UsageError(`Pictures are taken with the tests' tools, which are not installed yet. ${how}`);
  }
}

async function foldersOf({ words }: VerbCall): Promise<readonly string[]> {
  if (words.length === 0) return merchantFolders().map(({ dir }) => dir);
  const folders = words.map(async (word) => {
    if (namesState(word)) return writeState(word);
    const { dir } = folderOf(word);
    if (!existsSync(join(dir, 'merchant.json'))) throw new UsageError(`There is no brand ${word}.`);
    return resolve(dir);
  });
  return Promise.all(folders);
}

function optionsOf(call: VerbCall): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.keys(call.options).map((name) => [name, optionOf(call, name)]));
}
