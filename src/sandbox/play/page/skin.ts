import { element } from './element.ts';

/** Dresses the page in the game's picture: a hero behind everything, and an accent out of its colours. */
export function paintSkin(picture: string): void {
  const hero = element('img', { class: 'hero', alt: '', src: `${picture}-p.avif` });
  hero.addEventListener('load', () => {
    const accent = accentOf(hero);
    if (accent) document.documentElement.style.setProperty('--accent', accent);
    hero.classList.add('there');
  });
  document.body.prepend(element('div', { class: 'backdrop', 'aria-hidden': 'true' }, hero));
}

/** The most vivid hue of a picture, light enough to stand on dark. */
function accentOf(image: HTMLImageElement): string | undefined {
  const canvas = element('canvas', { width: 12, height: 16 });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.drawImage(image, 0, 0, 12, 16);
  const { data } = context.getImageData(0, 0, 12, 16);
  const weights = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const { hue, vivid } = hueOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    const bin = Math.round(hue / 20) * 20;
    weights.set(bin, (weights.get(bin) ?? 0) + vivid);
  }
  const [best] = [...weights].sort(([, left], [, right]) => right - left)[0] ?? [];
  return best === undefined ? undefined : `hsl(${best} 90% 66%)`;
}

function hueOf(red: number, green: number, blue: number): { readonly hue: number; readonly vivid: number } {
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span === 0) return { hue: 0, vivid: 0 };
  const turn =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return { hue: turn * 60, vivid: (span / 255) ** 2 };
}
