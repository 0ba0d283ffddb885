import { filetypemime, register } from 'magic-bytes.js';

// The library knows AVIF of one picture alone, and no sequence of them.
const avis = ['0x66', '0x74', '0x79', '0x70', '0x61', '0x76', '0x69', '0x73'];
register('avif', avis, { mime: 'image/avif', extension: 'avif' }, 4);

/** Whether a file begins as pictures of a type do, `image/png`. Nothing behind its first bytes is read. */
export function beginsAs(type: string, bytes: Uint8Array): boolean {
  return filetypemime(bytes.subarray(0, 32)).includes(type);
}
