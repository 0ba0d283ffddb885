import sharp from 'sharp';
import { failure } from '../errors.ts';

const mostBytes = 5 * 1024 * 1024;

/** How an upload is kept: as a square icon, or whole within an edge, in pixels. */
export interface UploadShape {
  readonly fit: 'cover' | 'inside';
  readonly edge: number;
}

/**
 * Draws an uploaded picture anew as WebP: what is no PNG or JPEG of at most 5 MB fails here by its content, and nothing
 * hidden in the file survives (rows A-333, G-162, G-163).
 */
export async function readUpload(base64: string, { fit, edge }: UploadShape): Promise<Buffer> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0 || bytes.length > mostBytes) throw failure('picture.invalid');
  try {
    const image = sharp(bytes, { limitInputPixels: 50_000_000 });
    const { format } = await image.metadata();
    if (format !== 'png' && format !== 'jpeg') throw failure('picture.invalid');
    const drawn = image.rotate().resize(edge, edge, { fit, withoutEnlargement: fit === 'inside' });
    return await drawn.webp({ quality: 82 }).toBuffer();
  } catch {
    throw failure('picture.invalid');
  }
}
