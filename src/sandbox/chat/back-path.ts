import { homePath } from '../../contracts/home-path.ts';
/** The path to lead back to: only one of the site, and only characters that need no escaping in a page. */
export function backPath(url: string | undefined): string {
  try {
    const { pathname } = new URL(url ?? homePath, 'http://site');
    return /^\/m(\/[\w/-]*)?$/.test(pathname) ? pathname : homePath;
  } catch {
    return homePath;
  }
}
