import type { Problem } from '../../contracts/problems.ts';
import { nearestName } from '../nearest-name.ts';
import { UPSTREAM_FILE } from '../upstream/upstream-file.ts';
import type { JsonDocument } from './json-document.ts';
import { parseJson, pointerOf, problemAbout } from './json-document.ts';
import type { FolderFiles } from './read-folder.ts';
import { readText } from './read-text.ts';
import { standInFor } from './stand-in.ts';

/** A merchant folder as written: raw JSON with file positions, nothing checked. */
export interface MerchantSource {
  /** Name of the folder. */
  readonly code: string;
  readonly folder: string;
  readonly merchant: JsonDocument;
  readonly site: JsonDocument;
  readonly navigation: JsonDocument;
  readonly registration: JsonDocument;
  readonly lobby: JsonDocument;
  /** How the operator's platform speaks; absent: as its document says. */
  readonly mapping?: JsonDocument;
  /** What the operator's platform said last; absent where it said nothing. */
  readonly upstream?: JsonDocument;
  readonly strings: Readonly<Record<string, JsonDocument>>;
  /** File name below `assets/` → bytes. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
}

/** File that says how the platform of a merchant speaks. */
export const MAPPING_FILE = 'platform.json';

/** Files that a merchant may leave out. */
const optional = new Set(['navigation.json', 'registration.json', 'lobby.json']);
/** The manifest is what `livery manifest` says about the folder; people read it, the compiler does not. */
const knownFiles = [
  'merchant.json',
  'site.json',
  ...optional,
  MAPPING_FILE,
  'README.md',
  'manifest.txt',
  UPSTREAM_FILE,
];

/**
 * Parses the JSON files of a merchant folder. In place of one that cannot be read stands the least that is valid, marked
 * as doubtful, so that the problems of all other files are still found.
 */
export function parseMerchantFolder(source: FolderFiles): {
  readonly source: MerchantSource;
  readonly problems: Problem[];
} {
  const { folder, files } = source;
  const code = folder.split('/').at(-1) ?? folder;
  const problems: Problem[] = [];
  const read = (path: string): JsonDocument => {
    const file = `${folder}/${path}`;
    const standIn: JsonDocument = { file, text: '', value: standInFor(path, code) };
    const bytes = files.get(path);
    if (!bytes && optional.has(path)) return standIn;
    const parsed = bytes ? parseBytes(file, bytes) : { problems: [missingFile(folder, path)] };
    problems.push(...parsed.problems);
    return parsed.document ?? { ...standIn, isDoubtful: true };
  };

  const strings: Record<string, JsonDocument> = {};
  const assets = new Map<string, Uint8Array>();
  for (const [path, bytes] of files) {
    const language = /^strings\/([a-zA-Z-]+)\.json$/.exec(path)?.[1];
    if (language) strings[language] = read(path);
    else if (path.startsWith('assets/')) assets.set(path.slice('assets/'.length), bytes);
    else if (!knownFiles.includes(path)) problems.push(unknownFile(`${folder}/${path}`, path));
  }
  const [merchant, site] = [read('merchant.json'), read('site.json')];
  const [navigation, registration] = [read('navigation.json'), read('registration.json')];
  const lobby = read('lobby.json');
  const upstream = files.has(UPSTREAM_FILE) ? { upstream: read(UPSTREAM_FILE) } : {};
  const mapping = files.has(MAPPING_FILE) ? { mapping: read(MAPPING_FILE) } : {};
  const documents = { merchant, site, navigation, registration, lobby, ...mapping, ...upstream };
  return { source: { code, folder, ...documents, strings, assets }, problems };
}

/** Parses the bytes of one JSON file. */
export function parseBytes(
  file: string,
  bytes: Uint8Array,
): { readonly document?: JsonDocument; readonly problems: readonly Problem[] } {
  const { text, problem } = readText(file, bytes);
  return text === undefined ? { problems: problem ? [problem] : [] } : parseJson(file, text);
}

/** Says at its folder that a file is missing: nobody can open the file itself. The pointer is the file's name. */
export function missingFile(folder: string, path: string): Problem {
  return {
    ...problemAbout(folder, { code: 'FILE_MISSING', message: `${path} is missing.` }),
    pointer: pointerOf(path),
  };
}

function unknownFile(file: string, path: string): Problem {
  const message = `${path} is not a file of a merchant.`;
  const nearest = nearestName(path, knownFiles);
  return problemAbout(file, { code: 'FILE_UNKNOWN', severity: 'warning', message, nearest });
}
