import sharp from 'sharp';

/** Size of a picture on a sheet, and the room between two, in pixels. */
export const thumb = { width: 195, height: 422, gap: 12 } as const;

/**
 * One picture of many: columns of PNG pictures side by side, each scaled to `thumb`. A picture that there is none of leaves
 * its place empty, so that rows stay the same screen across brands.
 */
export async function composeSheet(columns: readonly (readonly (Uint8Array | undefined)[])[]): Promise<Buffer> {
  const rows = Math.max(0, ...columns.map(({ length }) => length));
  const placed = columns.flatMap((pictures, column) =>
    pictures.flatMap((picture, row) => (picture === undefined ? [] : [{ picture, column, row }])),
  );
  const tiles = await Promise.all(
    placed.map(async ({ picture, column, row }) => ({
      input: await sharp(picture).resize(thumb.width, thumb.height, { position: 'top' }).png().toBuffer(),
      left: thumb.gap + column * (thumb.width + thumb.gap),
      top: thumb.gap + row * (thumb.height + thumb.gap),
    })),
  );
  const width = thumb.gap + columns.length * (thumb.width + thumb.gap);
  const height = thumb.gap + rows * (thumb.height + thumb.gap);
  return sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite(tiles)
    .png()
    .toBuffer();
}
