import type { Problem } from '../../contracts/problems.ts';
import { problemAbout } from './json-document.ts';

/** Reads bytes as UTF-8; a problem at its line when they are not. */
export function readText(file: string, bytes: Uint8Array): { readonly text?: string; readonly problem?: Problem } {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return {
      problem: problemAbout(file, { code: 'FILE_NOT_UTF8', message: 'The file begins with a byte order mark.' }),
    };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const before = new TextDecoder().decode(bytes).split('\uFFFD')[0] ?? '';
    const line = before.split('\n').length;
    const message = 'A byte here belongs to no letter of UTF-8.';
    return { problem: { ...problemAbout(file, { code: 'FILE_NOT_UTF8', message }), line } };
  }
}
