import type { BackdropId } from './backdrops/index.ts';
import type { Companion } from './compose-scene.ts';
import { drawPicture, type Picture } from './draw-picture.ts';
import { formats, type Ratio } from './form.ts';
import type { VendorStyleId } from './vendor-styles/index.ts';
import { vendorVariantOf } from './vendor-variants.ts';
import type { MotifId } from './motifs/index.ts';
import type { PaletteId } from './palette.ts';

/** Everything that the picture of a game depends on. */
export type TileInputs = {
  readonly title: string;
  /** Vendor code; it gives the lettering colours and the tint of the places. */
  readonly vendor: string;
  readonly style: VendorStyleId;
  readonly motif: MotifId;
  readonly palette: PaletteId;
  readonly backdrop: BackdropId;
  readonly companions: readonly Companion[];
};

/** Draws the tile of a game in a ratio. The circle has neither title nor frame. */
export function drawTile(inputs: TileInputs, ratio: Ratio): Promise<Picture> {
  const { title, vendor, style, motif, palette, backdrop, companions } = inputs;
  const subject = {
    title,
    motif,
    palette,
    backdrop,
    companions,
    vendorVariant: vendorVariantOf(vendor),
    seed: title + vendor,
  };
  const { form, width, height, hasTitle } = formats[ratio];
  return drawPicture(subject, style, { form, width, height, hasTitle, framed: hasTitle });
}
