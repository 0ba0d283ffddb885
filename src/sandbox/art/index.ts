import { createHash } from 'node:crypto';
import type { BannerName, Direction } from './banner.ts';
import type { DrawJob } from './draw-job.ts';
import { createDrawPool } from './draw-pool.ts';
import type { Picture } from './draw-picture.ts';
import { engineVersion } from './engine-version.ts';
import type { Ratio } from './form.ts';
import { openPictureCache } from './picture-cache.ts';
import type { TileInputs } from './tile.ts';
import { drawVendorMark, type MarkedVendor } from './vendor-mark.ts';

export { artFor, type ArtGame, assignArt } from './assign-art.ts';
export { type BannerName, bannerNames, type Direction } from './banner.ts';
export { type Ratio, ratios } from './form.ts';
export type { TileInputs } from './tile.ts';

/** A picture as it is served; the hash is its strong name for caches. */
export type ServedPicture = {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** Data URL of a few blurred pixels; empty for drawings that scale. */
  readonly placeholder: string;
};

const directions: readonly Direction[] = ['ltr', 'rtl'];

/** The pictures of the sandbox. */
export type Art = {
  /** The tile of a game; drawn on first request, then read from the cache. */
  tile(gameId: string, inputs: TileInputs, ratio: Ratio): Promise<ServedPicture>;
  /** Name of a tile's content, without drawing it. */
  tileHash(inputs: TileInputs, ratio: Ratio): string;
  banner(name: BannerName, direction: Direction): Promise<ServedPicture>;
  vendorMark(vendor: MarkedVendor): ServedPicture;
  /** Draws banners, then tiles, behind all requests; failures are left to the request that needs the picture. */
  warm(wanted: {
    readonly banners?: readonly BannerName[];
    readonly tiles: readonly { readonly inputs: TileInputs; readonly ratio: Ratio }[];
  }): Promise<void>;
  close(): Promise<void>;
};

/** Opens the pictures over a cache folder; threads start with the first picture that has to be drawn. */
export function createArt({ cacheDir, threads = 1 }: { cacheDir: string; threads?: number }): Art {
  const cache = openPictureCache(cacheDir);
  const pool = createDrawPool({ threads });
  const version = engineVersion();
  const underWay = new Map<string, { readonly hurry: () => void; readonly drawing: Promise<Picture> }>();

  const hashOf = (job: DrawJob): string =>
    createHash('sha256').update(version).update(JSON.stringify(job)).digest('hex').slice(0, 24);

  const drawOnce = (job: DrawJob, urgency: 'now' | 'later'): Promise<Picture> => {
    const hash = hashOf(job);
    const known = underWay.get(hash);
    if (known) {
      if (urgency === 'now') known.hurry();
      return known.drawing;
    }
    let place = urgency;
    const hurry = () => {
      place = 'now';
      pool.hurry(job);
    };
    const drawing = (async () => {
      const cached = await cache.read(hash);
      if (cached) return cached;
      const picture = await pool.draw(job, place);
      await cache.write(hash, picture);
      return picture;
    })().finally(() => underWay.delete(hash));
    underWay.set(hash, { hurry, drawing });
    return drawing;
  };

  const serve = async (job: DrawJob): Promise<ServedPicture> => {
    const { avif, ...rest } = await drawOnce(job, 'now');
    return { bytes: avif, contentType: 'image/avif', hash: hashOf(job), ...rest };
  };

  return {
    tile: async (gameId, inputs, ratio) => {
      try {
        return await serve({ kind: 'tile', inputs, ratio });
      } catch (cause) {
        throw new Error(`The tile of ${gameId} could not be drawn.`, { cause });
      }
    },
    tileHash: (inputs, ratio) => hashOf({ kind: 'tile', inputs, ratio }),
    banner: (name, direction) => serve({ kind: 'banner', name, direction }),
    vendorMark: (vendor) => {
      const bytes = Buffer.from(drawVendorMark(vendor));
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
      return { bytes, contentType: 'image/svg+xml', hash, width: 240, height: 240, placeholder: '' };
    },
    warm: async ({ banners = [], tiles }) => {
      const jobs = [
        ...directions.flatMap((direction) => banners.map((name): DrawJob => ({ kind: 'banner', name, direction }))),
        ...tiles.map(({ inputs, ratio }): DrawJob => ({ kind: 'tile', inputs, ratio })),
      ];
      await Promise.allSettled(jobs.map((job) => drawOnce(job, 'later')));
    },
    close: () => pool.close(),
  };
}
