import type { Problem } from '../../contracts/problems.ts';
import type { JsonDocument } from './json-document.ts';
import { parseJson, problemAbout } from './json-document.ts';
import type { FolderFiles } from './read-folder.ts';

/** A merchant folder as written: raw JSON with file positions, nothing checked. */
export interface MerchantSource {
  /** Name of the folder. */
  readonly code: string;
  readonly folder: string;
  readonly merchant: JsonDocument;
  readonly site: JsonDocument;
  readonly navigation: JsonDocument;
  readonly registration: JsonDocument;
  readonly strings: Readonly<Record<string, JsonDocument>>;
  /** File name below `assets/` → bytes. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
}

const optionalDocuments: Readonly<Record<string, string>> = {
  'navigation.json': '{"$schema":"../../schemas/navigation.schema.json","slots":{}}',
  'registration.json': '{"$schema":"../../schemas/registration-rules.schema.json","fields":{}}',
};

/** Parses the JSON files of a merchant folder; nothing when one that is needed is missing or unreadable. */
export function parseMerchantFolder(source: FolderFiles): {
  readonly source?: MerchantSource;
  readonly problems: Problem[];
} {
  const { folder, files } = source;
  const problems: Problem[] = [];
  const read = (path: string): JsonDocument | undefined => {
    const bytes = files.get(path);
    const text = bytes ? Buffer.from(bytes).toString('utf8') : optionalDocuments[path];
    if (text === undefined) {
      problems.push(problemAbout(`${folder}/${path}`, { code: 'FILE_MISSING', message: `${path} is missing.` }));
      return undefined;
    }
    const parsed = parseJson(`${folder}/${path}`, text);
    problems.push(...parsed.problems);
    return parsed.document;
  };

  const merchant = read('merchant.json');
  const site = read('site.json');
  const navigation = read('navigation.json');
  const registration = read('registration.json');
  const strings: Record<string, JsonDocument> = {};
  const assets = new Map<string, Uint8Array>();
  for (const [path, bytes] of files) {
    const language = /^strings\/([a-zA-Z-]+)\.json$/.exec(path)?.[1];
    const document = language ? read(path) : undefined;
    if (language && document) strings[language] = document;
    else if (path.startsWith('assets/')) assets.set(path.slice('assets/'.length), bytes);
    else if (!language && !knownFiles.has(path)) {
      const message = `${path} is not a file of a merchant.`;
      problems.push(problemAbout(`${folder}/${path}`, { code: 'FILE_UNKNOWN', severity: 'warning', message }));
    }
  }
  if (!merchant || !site || !navigation || !registration) return { problems };
  const code = folder.split('/').at(-1) ?? folder;
  return { source: { code, folder, merchant, site, navigation, registration, strings, assets }, problems };
}

const knownFiles = new Set(['merchant.json', 'site.json', 'navigation.json', 'registration.json', 'README.md']);
