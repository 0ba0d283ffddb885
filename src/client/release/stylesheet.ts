import type { Host } from '../browser/host.ts';

/** Id of the theme's stylesheet: a style that the page came with (its address in `data-href`), or the link that took its place. */
export const themeStyleId = 'livery-theme';

/** Puts another theme stylesheet in place once it is there, so that the page is never unstyled. Throws when it cannot be loaded. */
export async function swapStylesheet({ window: view }: Host, href: string): Promise<void> {
  const last = view?.document.getElementById(themeStyleId);
  if (!view || !last || (last.dataset['href'] ?? last.getAttribute('href')) === href) return;
  const next = view.document.createElement('link');
  next.rel = 'stylesheet';
  next.href = href;
  await new Promise<void>((resolve, reject) => {
    next.onload = () => resolve();
    next.onerror = () => reject(new Error('The stylesheet of the theme could not be loaded.'));
    last.after(next);
  }).catch((error: unknown) => {
    next.remove();
    throw error;
  });
  next.id = themeStyleId;
  last.remove();
}
