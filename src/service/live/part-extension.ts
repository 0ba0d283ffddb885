import type { Part } from '../../contracts/release.ts';

/** The extension in a part's address; it follows from the kind, so that nothing is served as what it is not. */
export function partExtension({ kind, mediaType }: Pick<Part, 'kind' | 'mediaType'>): string {
  switch (kind) {
    case 'json':
      return 'json';
    case 'javascript':
      return 'js';
    case 'css':
      return 'css';
    case 'font':
      return 'woff2';
    case 'image':
      return mediaType === 'image/svg+xml'
        ? 'svg'
        : mediaType === 'image/jpeg'
          ? 'jpg'
          : mediaType.replace('image/', '');
  }
}
