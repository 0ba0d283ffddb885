/** The address if it may be opened: https, or an in-site path (decision 5); else nothing. */
export function safeUrl(url: string): string | undefined {
  if (isInSitePath(url)) return url;
  try {
    return new URL(url).protocol === 'https:' ? url : undefined;
  } catch {
    return undefined;
  }
}

/** `/x` but not `//host` or `/\host`, which leave the site. */
export function isInSitePath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
