/** The parser of the platform that this runs on, which shared code has no types of. */
declare const URL: new (
  url: string,
  base?: string,
) => { readonly origin: string; readonly username: string; readonly password: string };

/** Stands for the site: only what stays a path of it keeps this origin. */
const site = 'https://site.invalid';

/**
 * Whether an address is a path of the site, as a browser reads it: `//host`, `/\host` and `/<tab>/host` leave it, and so
 * does what becomes one of them when somebody decodes it once more (decision 5, rows ).
 */
export function isSitePath(path: string): boolean {
  const [place = ''] = path.split(/[?#]/);
  return path.startsWith('/') && staysOnSite(path) && staysOnSite(decoded(place));
}

/** Whether an address may be opened: https without a user name, or a path of the site. */
export function isSafeAddress(url: string): boolean {
  if (isSitePath(url)) return true;
  if (hasOddCharacters(url) || !/^https:\/\/[^/]/i.test(url)) return false;
  const read = parse(url);
  return read !== undefined && read.username === '' && read.password === '';
}

/** Whether an address may be opened, or somebody written to or called by it: the same, or a mail address or number. */
export function isSafeLink(url: string): boolean {
  return isSafeAddress(url) || /^(mailto|tel):[^\s<>"]+$/.test(url);
}

function staysOnSite(path: string | undefined): boolean {
  if (path === undefined || hasOddCharacters(path)) return false;
  return parse(path)?.origin === site && !path.startsWith('//');
}

/** What browsers drop or turn into slashes before they read an address. */
function hasOddCharacters(url: string): boolean {
  return [...url].some((character) => character < ' ' || character === '\u007f' || character === '\\');
}

function parse(url: string) {
  try {
    return new URL(url, site);
  } catch {
    // What the parser refuses leads nowhere.
    return undefined;
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // Half an escape is nobody's path.
    return undefined;
  }
}
