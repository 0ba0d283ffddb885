import { type BannerName, type Direction, drawBanner } from './banner.ts';
import type { Picture } from './draw-picture.ts';
import type { Ratio } from './form.ts';
import { drawTile, type TileInputs } from './tile.ts';

/** Something to draw. */
export type DrawJob =
  | { readonly kind: 'tile'; readonly inputs: TileInputs; readonly ratio: Ratio }
  | { readonly kind: 'banner'; readonly name: BannerName; readonly direction: Direction };

/** Draws a job in the thread that calls it. */
export function drawJob(job: DrawJob): Promise<Picture> {
  switch (job.kind) {
    case 'tile':
      return drawTile(job.inputs, job.ratio);
    case 'banner':
      return drawBanner(job.name, job.direction);
  }
}
