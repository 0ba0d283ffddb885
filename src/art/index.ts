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

/** A picture that is being drawn or waits for it. */
interface UnderWay {
  readonly drawing: Promise<Picture>;
  /** Somebody waits for it, until `gone` says that they have left. */
  want(gone: AbortSignal | undefined): void;
}

const directions: readonly Direction[] = ['ltr', 'rtl'];

/** The pictures of the sandbox. */
export type Art = {
  /**
   * The tile of a game; drawn on first request, then read from the cache. `gone` says that who asked has left: then it
   * waits behind those that somebody still wants.
   */
  tile(gameId: string, inputs: TileInputs, ratio: Ratio, gone?: AbortSignal): Promise<ServedPicture>;
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
  const underWay = new Map<string, UnderWay>();

  const hashOf = (job: DrawJob): string =>
    createHash('sha256').update(version).update(JSON.stringify(job)).digest('hex').slice(0, 24);

  const begin = (job: DrawJob, hash: string): UnderWay => {
    let waiting = 0;
    const drawing = (async () => {
      const cached = await cache.read(hash);
      if (cached) return cached;
      const picture = await pool.draw(job, waiting > 0 ? 'now' : 'later');
      await cache.write(hash, picture);
      return picture;
    })().finally(() => underWay.delete(hash));
    return {
      drawing,
      want: (gone) => {
        waiting += 1;
        pool.hurry(job);
        const leave = () => {
          waiting -= 1;
          if (waiting === 0) pool.postpone(job);
        };
        if (gone?.aborted) leave();
        else gone?.addEventListener('abort', leave, { once: true });
      },
    };
  };

  const drawOnce = (job: DrawJob): UnderWay => {
    const hash = hashOf(job);
    const found = underWay.get(hash) ?? begin(job, hash);
    underWay.set(hash, found);
    return found;
  };

  const serve = async (job: DrawJob, gone?: AbortSignal): Promise<ServedPicture> => {
    const { drawing, want } = drawOnce(job);
    want(gone);
    const { avif, ...rest } = await drawing;
    return { bytes: avif, contentType: 'image/avif', hash: hashOf(job), ...rest };
  };

  return {
    tile: async (gameId, inputs, ratio, gone) => {
      try {
        return await serve({ kind: 'tile', inputs, ratio }, gone);
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
      await Promise.allSettled(jobs.map((job) => drawOnce(job).drawing));
    },
    close: () => pool.close(),
  };
}
