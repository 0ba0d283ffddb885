import type { BackdropId } from './backdrops/index.ts';
import type { Companion } from './compose-scene.ts';
import { drawPicture, type Picture } from './draw-picture.ts';
import { formats, type Ratio } from './form.ts';
import type { HandId } from './hands/index.ts';
import { houseOf } from './houses.ts';
import type { MotifId } from './motifs/index.ts';
import type { PaletteId } from './palette.ts';

/** Everything that the picture of a game depends on. */
export type TileInputs = {
  readonly title: string;
  /** Vendor code; it gives the lettering colours and the tint of the places. */
  readonly vendor: string;
  readonly hand: HandId;
  readonly motif: MotifId;
  readonly palette: PaletteId;
  readonly backdrop: BackdropId;
  readonly companions: readonly Companion[];
};

/** Draws the tile of a game in a ratio. The circle has neither title nor frame. */
export function drawTile(inputs: TileInputs, ratio: Ratio): Promise<Picture> {
  const { title, vendor, hand, motif, palette, backdrop, companions } = inputs;
  const subject = { title, motif, palette, backdrop, companions, house: houseOf(vendor), seed: title + vendor };
  const { form, width, height, hasTitle } = formats[ratio];
  return drawPicture(subject, hand, { form, width, height, hasTitle, framed: hasTitle });
}
