import type { Sanitizer } from '../../../client/index.ts';

/** The words of an HTML text on one line; nothing until the sanitiser is there. */
export function previewOf(html: string, clean: Sanitizer | undefined): string {
  const fragment = clean?.(html);
  // Without a space between them the last word of one paragraph would run into the first of the next.
  const words = [...(fragment?.childNodes ?? [])].map(({ textContent }) => textContent ?? '').join(' ');
  return words.replace(/\s+/g, ' ').trim();
}
