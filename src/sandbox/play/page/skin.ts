import { element } from './element.ts';

/** Dresses the page in the game's picture: its colour at once, and the picture behind everything once it is there. */
export function paintSkin(picture: string, accent: string): void {
  document.documentElement.style.setProperty('--accent', accent);
  const hero = element('img', { class: 'hero', alt: '', src: `${picture}-p.avif` });
  hero.addEventListener('load', () => hero.classList.add('there'));
  document.body.prepend(element('div', { class: 'backdrop', 'aria-hidden': 'true' }, hero));
}
