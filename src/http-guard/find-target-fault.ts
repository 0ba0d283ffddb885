const anyControl = /\p{Cc}/u;
/** What a request line may hold: visible ASCII, without the fragment that no client sends. */
const visible = /^[!"$-~]*$/;
const separators = /[/\\]/;
const encoded = /%[0-9a-f]{2}/i;
const dotOrEncoding = /[.%]/;
/** One decoding is the reader's own; whoever needs more is hiding something. */
const mostDecodings = 3;

/**
 * What is wrong with the target of a request line, as a sentence; nothing for a plain path with a query. A path must
 * mean the same to everybody who reads it, however often they decode it and whatever they take for a separator.
 */
export function findTargetFault(target: string): string | undefined {
  if (!target.startsWith('/')) return 'The target of a request is a path that begins with one slash.';
  if (target.includes('#')) return 'A fragment is never sent.';
  if (!visible.test(target)) return 'The target holds control characters or bytes that must be encoded.';
  const path = target.split('?', 1)[0] ?? '';
  if (path.includes('//')) return 'Two slashes in a row name no path.';
  if (path.includes('\\')) return 'A backslash is no part of a path.';
  // Nothing is encoded, and no segment is made of dots.
  if (!dotOrEncoding.test(path)) return undefined;
  return findSegmentFault(path);
}

function findSegmentFault(path: string): string | undefined {
  if (decode(path) === undefined) return 'The path holds a percent sign that encodes nothing.';
  let read = path;
  for (let round = 0; ; round += 1) {
    if (read.split('/').some(isDotSegment)) return 'A path holds no dot segments, in whatever encoding.';
    if (!encoded.test(read)) return undefined;
    if (round === mostDecodings) return 'A path is not encoded again and again.';
    // Compatibility forms (a full-width slash, say) are folded by some readers.
    const next = read.split('/').map((segment) => decodeLeniently(segment).normalize('NFKC'));
    if (next.some((segment) => separators.test(segment))) return 'Slashes and backslashes are not encoded in a path.';
    if (next.some((segment) => anyControl.test(segment))) return 'Control characters are no part of a path.';
    read = next.join('/');
  }
}

/** Also with parameters: some servers read `..;x` as `..`. */
function isDotSegment(segment: string): boolean {
  return /^\.{1,2}(?:;|$)/.test(segment);
}

/** Nothing when the text is no encoding of valid UTF-8: overlong forms of a slash, for example. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Decodes what is an encoding and leaves the rest, as a reader does that does not complain. */
function decodeLeniently(text: string): string {
  return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'));
}
