/**
 * Whether a path is one of a comma-separated list of patterns; `*` at the end stands for anything below. A trailing
 * slash, query and hash do not count (row A-052).
 */
export function isPathIn(path: string, patterns: string): boolean {
  const plain = normalPath(path);
  return patterns.split(',').some((pattern) => {
    const wanted = pattern.trim();
    if (!wanted.endsWith('*')) return normalPath(wanted) === plain;
    const base = wanted.slice(0, -1);
    return plain === normalPath(base) || plain.startsWith(base.endsWith('/') ? base : `${base}/`);
  });
}

/** The path without query, hash and trailing slash. */
export function normalPath(path: string): string {
  const [plain = '/'] = path.split(/[?#]/);
  return plain.length > 1 ? plain.replace(/\/+$/, '') || '/' : plain;
}
