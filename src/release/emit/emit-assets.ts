import type { EmittedPart } from './make-part.ts';
import { makePart } from './make-part.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
};

/** The media type of a picture by its file name; nothing for a file that players may not have. */
export function pictureType(name: string): string | undefined {
  return mediaTypes[name.split('.').at(-1) ?? ''];
}

/** Turns the pictures of a merchant into parts by file name. */
export function emitAssets(assets: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, EmittedPart> {
  return new Map(
    [...assets].flatMap(([name, bytes]): [string, EmittedPart][] => {
      const mediaType = pictureType(name);
      return mediaType ? [[name, makePart('image', mediaType, bytes)]] : [];
    }),
  );
}
