/** What the platform takes (spec §5, image upload). */
const mostBytes = 5 * 1024 * 1024;
const types = ['image/png', 'image/jpeg'];
const edge = 384;

/**
 * The middle square of a picture as base64 of a small JPEG, so that a phone sends kilobytes. Gives nothing for what is no
 * PNG or JPG, is larger than 5 MB or cannot be drawn; the platform looks at the content again.
 */
export async function shrinkPicture(file: File): Promise<string | undefined> {
  if (!types.includes(file.type) || file.size > mostBytes) return undefined;
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (image === undefined) return undefined;
  const side = Math.min(image.width, image.height);
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const pen = canvas.getContext('2d');
  pen?.drawImage(image, (image.width - side) / 2, (image.height - side) / 2, side, side, 0, 0, edge, edge);
  image.close();
  return canvas.toDataURL('image/jpeg', 0.86).split(',')[1];
}
