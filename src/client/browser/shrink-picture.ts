/** What the platform takes of a picture (rows G-162, G-163). */
const mostBytes = 5 * 1024 * 1024;
const quality = 0.86;

/** Why a file is not taken: no PNG or JPG, or larger than 5 MB. */
export type PictureFault = 'type' | 'size';

/** What is wrong with a chosen file, by its content and not by its name; nothing when it can be sent. */
export async function pictureFault(file: File): Promise<PictureFault | undefined> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  if (!signatures.some((signature) => signature.every((byte, index) => head[index] === byte))) return 'type';
  return file.size > mostBytes ? 'size' : undefined;
}

const signatures = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
];

/** How much of the picture is kept: its middle square, or all of it. */
export interface PictureShape {
  readonly fit: 'square' | 'whole';
  /** Longest edge in pixels. */
  readonly edge: number;
}

/**
 * A picture as base64 of a small JPEG, so that a phone sends kilobytes. Gives nothing for what cannot be drawn; the
 * platform looks at the content again.
 */
export async function shrinkPicture(file: File, { fit, edge }: PictureShape): Promise<string | undefined> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (image === undefined) return undefined;
  const side = Math.min(image.width, image.height);
  const taken = fit === 'square' ? { width: side, height: side } : { width: image.width, height: image.height };
  const scale = Math.min(1, edge / Math.max(taken.width, taken.height));
  const canvas = document.createElement('canvas');
  canvas.width = fit === 'square' ? edge : Math.max(1, Math.round(taken.width * scale));
  canvas.height = fit === 'square' ? edge : Math.max(1, Math.round(taken.height * scale));
  const [left, top] = [(image.width - taken.width) / 2, (image.height - taken.height) / 2];
  const pen = canvas.getContext('2d');
  pen?.drawImage(image, left, top, taken.width, taken.height, 0, 0, canvas.width, canvas.height);
  image.close();
  return canvas.toDataURL('image/jpeg', quality).split(',')[1];
}
