/** First parts of a path that are the site's own, so that no call may lie there. */
const ownParts = ['m', 'livery', 'art', 'assets', 'sw.js', 'manifest.webmanifest'];

/**
 * Whether a platform's call may lie under this path of a site: plain parts without dots in front, encodings or a query,
 * below none of the site's own.
 */
export function isPlatformPath(path: string): boolean {
  const [empty, first, ...others] = path.split('/');
  if (empty !== '' || first === undefined || ownParts.includes(first)) return false;
  return [first, ...others].every((part) => /^[\w~-][\w.~-]*$/.test(part));
}
