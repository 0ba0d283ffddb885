import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { FolderFiles } from '../../release/load/read-folder.ts';

const compress = promisify(gzip);
const expand = promisify(gunzip);

interface PackedSource {
  readonly folder: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Packs a merchant folder for the store, so that an override compiles what is live and not what somebody is editing. */
export async function packSource({ folder, files }: FolderFiles): Promise<Uint8Array> {
  const packed: PackedSource = {
    folder,
    files: Object.fromEntries([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')])),
  };
  return compress(JSON.stringify(packed));
}

/** Unpacks what `packSource` packed. */
export async function unpackSource(bytes: Uint8Array): Promise<FolderFiles> {
  const { folder, files } = JSON.parse((await expand(bytes)).toString('utf8')) as PackedSource;
  return { folder, files: new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text, 'base64')])) };
}
