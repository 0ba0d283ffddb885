/** Whether an address may be opened: https, mailto or tel, or a path of the site (decision 5, rows ). */
export function isSafeLink(url: string): boolean {
  if (/^\/(?![/\\])/.test(url)) return true;
  return /^https:\/\/[^\s/@\\]+(\/|$|\?|#|:)/.test(url) || /^(mailto|tel):[^\s]+$/.test(url);
}
