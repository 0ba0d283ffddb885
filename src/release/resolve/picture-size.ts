import { imageSize } from 'image-size';

/** How large a picture is in CSS pixels by what its file says; nothing where it says nothing. */
export function pictureSize(bytes: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes);
    const size = { width: Math.round(width), height: Math.round(height) };
    return size.width > 0 && size.height > 0 ? size : undefined;
  } catch {
    return undefined;
  }
}
