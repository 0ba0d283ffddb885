import { mkdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from './draw-picture.ts';

/** Pictures on disk, found by the hash of what they were drawn from. */
export type PictureCache = {
  read(hash: string): Promise<Picture | undefined>;
  write(hash: string, picture: Picture): Promise<void>;
};

type Sidecar = Omit<Picture, 'avif'>;

function parseSidecar(text: string): Sidecar | undefined {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const { width, height, placeholder } = value as Partial<Record<keyof Sidecar, unknown>>;
  if (typeof width !== 'number' || typeof height !== 'number' || typeof placeholder !== 'string') return undefined;
  return { width, height, placeholder };
}

/** Opens a folder as a cache; makes it when it is missing. */
export function openPictureCache(folder: string): PictureCache {
  mkdirSync(folder, { recursive: true });
  const place = (hash: string, extension: string): string => join(folder, `${hash}.${extension}`);
  // Written aside and renamed, so that a reader never sees half a picture.
  const put = async (path: string, data: Buffer | string): Promise<void> => {
    const aside = `${path}.${process.pid}.tmp`;
    await writeFile(aside, data);
    await rename(aside, path);
  };
  return {
    async read(hash) {
      try {
        const [avif, text] = await Promise.all([readFile(place(hash, 'avif')), readFile(place(hash, 'json'), 'utf8')]);
        const sidecar = parseSidecar(text);
        return sidecar ? { avif, ...sidecar } : undefined;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw new Error(`The picture ${hash} could not be read from the cache.`, { cause: error });
      }
    },
    async write(hash, { avif, ...sidecar }) {
      await put(place(hash, 'avif'), avif);
      await put(place(hash, 'json'), JSON.stringify(sidecar));
    },
  };
}
