/**
 * Watches the pictures of hosts (origins) and tells those from which none can be had: a host is dead whose first picture
 * fails; one that has given a picture may lack another (row A-384). Pictures that failed before are notified at once.
 */
export default function watchImageHosts(hosts: () => readonly string[], onDead: (host: string) => void): void {
  const working = new Set<string>();
  const note = (target: EventTarget | null, isThere: boolean) => {
    if (!(target instanceof HTMLImageElement)) return;
    const host = hosts().find((name) => target.src.startsWith(`${name}/`));
    if (host === undefined || working.has(host)) return;
    if (isThere) working.add(host);
    else onDead(host);
  };
  const ended = [...document.images].filter(({ complete }) => complete);
  for (const image of ended.filter(({ naturalWidth }) => naturalWidth > 0)) note(image, true);
  for (const image of ended.filter(({ naturalWidth }) => naturalWidth === 0)) note(image, false);
  // These events do not bubble.
  for (const type of ['load', 'error']) {
    document.addEventListener(type, ({ target }) => note(target, type === 'load'), true);
  }
}
