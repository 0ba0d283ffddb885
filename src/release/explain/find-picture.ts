import type { Hash } from '../../contracts/release.ts';
import type { MerchantIdentity } from '../../contracts/site.ts';
import { pictureType } from '../emit/emit-assets.ts';
import { problemIn } from '../load/json-document.ts';
import { parseMerchantFolder } from '../load/merchant-source.ts';
import type { FolderFiles } from '../load/read-folder.ts';

/** The pictures of a folder that compiles, and what the release made of them. */
export interface PictureScene {
  readonly files: FolderFiles;
  readonly identity: MerchantIdentity;
  /** File below `assets/` → hash that its address has. */
  readonly hashes: Readonly<Record<string, Hash>>;
}

/** A picture of a brand, and what a merchant does to have another one. */
export interface FoundPicture {
  /** File below `assets/`, or the address of a picture that no folder supplies. */
  readonly name: string;
  /** Whose picture it is; `none` where a file could be dropped in and is not there. */
  readonly layer: 'merchant' | 'platform' | 'none';
  readonly file?: string;
  /** The whole answer. */
  readonly text: string;
}

/** The picture of a browser tab and of a home screen, where a folder has it. */
const MARK = 'mark.svg';

/**
 * The pictures that somebody may mean who writes what they see: a file name, an address out of the browser, or what is read
 * aloud in place of the picture. Empty for anything else.
 */
export function findPictures(seen: string, scene: PictureScene): readonly FoundPicture[] {
  const { identity, hashes } = scene;
  const wanted = seen
    .trim()
    .replace(/^[a-z]+:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '');
  const platformPath = /^\/art\/.+/.exec(wanted)?.[0];
  if (platformPath !== undefined) return [ofPlatform(platformPath)];
  const hash = /^\/livery\/parts\/([^/.]+)\.\w+$/.exec(wanted)?.[1];
  const name = wanted.split('/').at(-1) ?? '';
  const isRead = [identity.name.toLowerCase(), 'logo', '/favicon.ico'].includes(wanted.toLowerCase());
  const found = Object.keys(hashes).filter(
    (file) => hashes[file] === hash || file === name || (isRead && file === identity.logo),
  );
  const isIcon = ['favicon', 'mark', MARK].includes(wanted.toLowerCase()) && !found.includes(MARK);
  const icon = isIcon ? [MARK in hashes ? ofFolder(MARK, scene) : missingMark(scene)] : [];
  return [...found.map((file) => ofFolder(file, scene)), ...icon];
}

function ofFolder(name: string, { files, identity, hashes }: PictureScene): FoundPicture {
  const file = `${files.folder}/assets/${name}`;
  const shown = [
    ...(name === identity.logo ? logoUses(files, MARK in hashes) : []),
    ...(name === MARK ? ['the icon of a browser tab and of the home screen'] : []),
  ];
  const uses = shown.length === 0 ? 'No screen of the engine shows it' : `It is ${shown.join('; ')}`;
  const other = name === identity.logo ? ` or drop another file in and name it: ${logoSnippet(files)}` : '';
  const own = `${name} is ${file}, ${pictureType(name)}, from the merchant folder. ${uses}.`;
  return { name, layer: 'merchant', file, text: `${own}\n  Another picture: put it over ${file}${other}.` };
}

function logoUses(files: FolderFiles, hasMark: boolean): readonly string[] {
  const { merchant } = parseMerchantFolder(files).source;
  const { line } = problemIn(merchant, '/logo', { code: 'ASSET_MISSING', message: '' });
  return [
    `the logo (${merchant.file}:${line}#/logo): in the header and above the forms, read aloud as the brand's name`,
    `the icon of the installed site${hasMark ? '' : ` and, without assets/${MARK}, of a browser tab`}`,
  ];
}

function logoSnippet({ folder }: FolderFiles): string {
  return `${folder}/merchant.json, "logo":"<file in assets/>"`;
}

function missingMark({ files, identity }: PictureScene): FoundPicture {
  const text =
    `The icon of a browser tab is the logo, ${files.folder}/assets/${identity.logo}: this folder has no ${MARK}.\n` +
    `  Another picture: drop in ${files.folder}/assets/${MARK}.`;
  return { name: MARK, layer: 'none', text };
}

/** Games, vendors and banners have their pictures from the platform, whatever a folder says. */
function ofPlatform(path: string): FoundPicture {
  const kinds: Readonly<Record<string, string>> = { games: 'a game', vendors: 'a vendor', banners: 'a banner' };
  const kind = kinds[path.split('/')[2] ?? ''] ?? 'something';
  const text =
    `${path} is the picture of ${kind} and comes from the platform; no folder has it.\n` +
    '  Another picture: whoever runs the platform gives another address there; the order and the form of what is drawn are ' +
    'those of navigation.json and of the theme.';
  return { name: path, layer: 'platform', text };
}
