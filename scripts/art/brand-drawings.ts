import { openFace } from '../../src/art/lettering/face.ts';
import { svgPath } from '../../src/art/lettering/svg-path.ts';
import { ellipse } from '../../src/art/motifs/shapes.ts';

/** The drawings of a brand: a wordmark for headers, a mark for small places, a full-bleed icon of 512 for home screens. */
export type BrandDrawings = { readonly logo: string; readonly mark: string; readonly icon: string };

type Box = { readonly width: number; readonly height: number };

/**
 * A drawing that stands alone. Pictures take no colour from the page, so a drawing of one ink has a tone that holds on
 * both grounds and follows the colour scheme where the browser passes it on.
 */
function drawing(
  inner: string,
  { width, height }: Box,
  options: { label: string; ink?: { base: string; dark: string; light: string } },
): string {
  const { label, ink } = options;
  const style = ink
    ? `<style>svg{color:${ink.base}}@media (prefers-color-scheme:dark){svg{color:${ink.dark}}}@media (prefers-color-scheme:light){svg{color:${ink.light}}}</style>`
    : '';
  const colour = ink ? ` color="${ink.base}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"${colour}><title>${label}</title>${style}${inner}</svg>\n`;
}

/** Outlines of a word; its width without the tracking after the last letter. */
function word(
  text: string,
  options: { family: string; weight: number; size: number; tracking?: number; x: number; y: number },
): { path: string; width: number } {
  const { family, weight, size, tracking = 0, x, y } = options;
  const face = openFace(family, weight);
  return { path: svgPath(face.outline(text, x, y, { size, tracking })), width: face.width(text, tracking) * size };
}

function karat(): BrandDrawings {
  const ink = { base: '#ab8a4c', dark: '#f0ede0', light: '#12261f' };
  const letters = word('KARAT', { family: 'bodoni-moda', weight: 500, size: 40, tracking: 0.34, x: 2, y: 36 });
  const monogram =
    '<path d="M32 4 60 32 32 60 4 32Z" stroke-width="2.6"/><path d="M32 13 51 32 32 51 13 32Z" stroke-width="1.8"/>';
  const letter = '<path d="M25.5 21.5v21M39.5 22.5 26 32.8 40 43" stroke-width="3"/>';
  const jewel = `<g fill="none" stroke="currentColor" stroke-linejoin="miter">${monogram}${letter}</g>`;
  const fans = Array.from({ length: 15 * 8 }, (_, i) => {
    const x = (i % 8) * 72 + (Math.floor(i / 8) % 2 ? 36 : 0) - 36;
    const y = Math.floor(i / 8) * 36 + 36;
    return [36, 27, 18, 9].map((r) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`).join('');
  });
  const gold =
    '<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#f2dfa4"/><stop offset=".5" stop-color="#c39a4c"/><stop offset="1" stop-color="#ecd28c"/></linearGradient>';
  const icon =
    `<defs>${gold}</defs><rect width="512" height="512" fill="#0f241c"/><path d="${fans.join('')}" fill="none" stroke="#c9a85f" stroke-opacity=".16" stroke-width="1.5"/>` +
    '<g transform="translate(64 64) scale(6)" fill="#0f241c" stroke="url(#g)"><path d="M32 4 60 32 32 60 4 32Z" stroke-width="2.6"/><path d="M32 12 52 32 32 52 12 32Z" stroke-width="1.2"/></g>' +
    `<path d="${word('K', { family: 'bodoni-moda', weight: 500, size: 150, x: 201, y: 312 }).path}" fill="url(#g)"/>`;
  return {
    logo: drawing(
      `<path fill="currentColor" d="${letters.path}"/>`,
      { width: Math.ceil(letters.width) + 4, height: 44 },
      { label: 'Karat', ink },
    ),
    mark: drawing(
      jewel,
      { width: 64, height: 64 },
      { label: 'Karat', ink: { base: '#ab8a4c', dark: '#d6b771', light: '#725525' } },
    ),
    icon: drawing(icon, { width: 512, height: 512 }, { label: 'Karat' }),
  };
}

/** A marigold of twelve petals in enamel colours, as painted on trucks. */
function marigold(x: number, y: number, radius: number): string {
  const petal = (i: number): string =>
    `<ellipse cx="${x}" cy="${y - radius * 0.7}" rx="${radius * 0.2}" ry="${radius * 0.3}" transform="rotate(${i * 30} ${x} ${y})"/>`;
  const disc = (r: number, fill: string): string =>
    `<path d="${ellipse(x, y, Math.round(radius * r * 10) / 10)}" fill="${fill}"/>`;
  const petals = Array.from({ length: 12 }, (_, i) => petal(i)).join('');
  const bead = (i: number): string => {
    const angle = (i / 12) * Math.PI * 2;
    return `<circle cx="${(x + Math.sin(angle) * radius * 0.47).toFixed(1)}" cy="${(y - Math.cos(angle) * radius * 0.47).toFixed(1)}" r="${(radius * 0.055).toFixed(1)}" fill="#ffd74b"/>`;
  };
  return `<g fill="#fdba2f" stroke="#5c0012" stroke-width="${radius * 0.03}">${petals}</g>${disc(0.56, '#5c0012')}${disc(0.52, '#f94173')}${disc(0.4, '#5c0012')}${disc(0.37, '#009399')}${disc(0.2, '#ffd74b')}${disc(0.09, '#b7162d')}${Array.from({ length: 12 }, (_, i) => bead(i)).join('')}`;
}

function chamak(): BrandDrawings {
  const letters = word('Chamak', { family: 'yatra-one', weight: 400, size: 52, x: 66, y: 44 });
  const copies = [4, 3, 2].map((y) => `<use href="#w" y="${y}" fill="#5c0012"/>`).join('');
  const name =
    `<defs><path id="w" d="${letters.path}"/></defs>${copies}<use href="#w" fill="none" stroke="#5c0012" stroke-width="5" ` +
    'stroke-linejoin="round"/><use href="#w" fill="#ffd74b"/>';
  const scallops = Array.from({ length: 9 }, (_, i) => `<circle cx="${i * 64}" cy="452" r="40"/>`).join('');
  const beads = Array.from({ length: 8 }, (_, i) => `<circle cx="${i * 64 + 32}" cy="404" r="11"/>`).join('');
  const icon =
    '<rect width="512" height="512" fill="#b7162d"/><path d="M0 452H512V512H0Z" fill="#5c0012"/>' +
    `<g fill="#5c0012">${scallops}</g><g fill="#ffd74b">${beads}</g><path d="M0 0H512V30H0Z" fill="#009399"/><path d="M0 30H512V42H0Z" fill="#ffd74b"/>${marigold(256, 216, 160)}`;
  return {
    logo: drawing(
      `${marigold(32, 32, 30)}${name}`,
      { width: Math.ceil(66 + letters.width + 5), height: 64 },
      { label: 'Chamak' },
    ),
    mark: drawing(marigold(32, 32, 31), { width: 64, height: 64 }, { label: 'Chamak' }),
    icon: drawing(icon, { width: 512, height: 512 }, { label: 'Chamak' }),
  };
}

/** A glass from above and from the side at once, in four cut blocks. */
const glass =
  '<path d="M0 0H32V32H0Z" fill="#2669ed"/><path d="M32 0H64V32H32Z" fill="#f5e141"/><path d="M0 32H32V64H0Z" fill="#ffa3cf"/><path d="M32 32H64V64H32Z" fill="#fe6039"/>' +
  '<path d="M32 0A32 32 0 0 0 0 32H32Z" fill="#f5e141"/><path d="M32 32H64A32 32 0 0 1 32 64Z" fill="#151411"/><path d="M48 6a10 10 0 1 1-.1 0Z" fill="#fe6039"/><path d="M0 64 32 32V64Z" fill="#59d38c"/>';

function soda(): BrandDrawings {
  const ink = { base: '#fe6039', dark: '#fbfaf7', light: '#151411' };
  const letters = word('Soda', { family: 'bricolage-grotesque', weight: 800, size: 72, tracking: -0.045, x: 0, y: 56 });
  const initial = word('S', { family: 'bricolage-grotesque', weight: 800, size: 430, x: 0, y: 0 });
  const icon =
    '<rect width="512" height="512" fill="#fe6039"/><path d="M0 0H256V256A256 256 0 0 1 0 0Z" fill="#f5e141"/><path d="M512 512H256A256 256 0 0 1 512 256Z" fill="#2669ed"/>' +
    '<circle cx="430" cy="92" r="46" fill="#ffa3cf"/><path d="M0 512V398L114 512Z" fill="#151411"/>' +
    `<path d="${initial.path}" fill="#151411" transform="translate(${256 - initial.width / 2} 412)"/>`;
  return {
    logo: drawing(
      `<path fill="currentColor" d="${letters.path}"/>`,
      { width: Math.ceil(letters.width), height: 64 },
      { label: 'Soda', ink },
    ),
    mark: drawing(
      `<clipPath id="c"><path d="M18 0H46A18 18 0 0 1 64 18V46A18 18 0 0 1 46 64H18A18 18 0 0 1 0 46V18A18 18 0 0 1 18 0Z"/></clipPath><g clip-path="url(#c)">${glass}</g>`,
      { width: 64, height: 64 },
      { label: 'Soda' },
    ),
    icon: drawing(icon, { width: 512, height: 512 }, { label: 'Soda' }),
  };
}

/** A wave and its reflection in a round window. */
const lagoon =
  '<circle cx="32" cy="32" r="32" fill="#01455f"/><path d="M0 34c9-11 18-11 27-3s22 9 37-3a32 32 0 0 1-64 6Z" fill="#58e6dd"/>' +
  '<path d="M4 45c10-8 19-7 28-1s18 6 28-1a32 32 0 0 1-56 2Z" fill="#0a8fa0"/><circle cx="42" cy="18" r="8" fill="#ff9a75"/>' +
  '<path d="M11 17a24 24 0 0 1 12-9" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3.4" stroke-linecap="round"/>';

function tide(): BrandDrawings {
  const letters = word('Tidewell', { family: 'fredoka', weight: 600, size: 46, tracking: -0.01, x: 62, y: 42 });
  return {
    logo: drawing(
      `<g transform="translate(0 3) scale(.8)">${lagoon}</g><path fill="currentColor" d="${letters.path}"/>`,
      { width: Math.ceil(62 + letters.width + 2), height: 58 },
      { label: 'Tidewell', ink: { base: '#2f9aa8', dark: '#eefbfd', light: '#05344a' } },
    ),
    mark: drawing(lagoon, { width: 64, height: 64 }, { label: 'Tidewell' }),
    icon: drawing(
      `<rect width="512" height="512" fill="#06283a"/><g transform="translate(64 64) scale(6)">${lagoon}</g>`,
      { width: 512, height: 512 },
      { label: 'Tidewell' },
    ),
  };
}

function ninety(): BrandDrawings {
  const ink = { base: '#7f8697', dark: '#f8f8f6', light: '#0f1626' };
  const number = word('90', { family: 'barlow-condensed', weight: 800, size: 36, tracking: -0.02, x: 0, y: 0 });
  const name = word('NINETY', { family: 'barlow-condensed', weight: 700, size: 23, tracking: 0.01, x: 80, y: 34 });
  const block = (size: number) =>
    `<path d="M0 0H${size}V${size}H0Z" fill="#ff7a1f"/><path d="${number.path}" fill="#1c0f06" transform="translate(${size / 2 - (number.width / 2) * (size / 56)} ${size * 0.73}) scale(${size / 56})"/>`;
  const logo =
    `<path d="M0 0H68V52H0Z" fill="#ff7a1f"/><path d="${number.path}" fill="#1c0f06" transform="translate(${34 - number.width / 2} 39)"/>` +
    `<path fill="currentColor" d="${name.path}"/>`;
  return {
    logo: drawing(logo, { width: Math.ceil(80 + name.width + 2), height: 52 }, { label: 'Ninety', ink }),
    mark: drawing(block(64), { width: 64, height: 64 }, { label: 'Ninety' }),
    icon: drawing(block(512), { width: 512, height: 512 }, { label: 'Ninety' }),
  };
}

/** A letter on a tube, between cut corners. */
const tube =
  '<path d="M12 0H64V52L52 64H0V12Z" fill="#fbb31c"/><path d="M14 5H59V50L50 59H5V14Z" fill="#150f08"/>' +
  '<path d="M17 46 29 18h6l12 28h-7l-2.400-6H26.400L24 46Zm11.600-12h6.800L32 25.500Z" fill="#fbb31c"/><path d="M45 14h6L40 52h-6Z" fill="#ff4b33"/>';

function amber(): BrandDrawings {
  const letters = { family: 'chakra-petch', weight: 700, size: 40, tracking: 0.02, y: 36 } as const;
  const first = word('amber', { ...letters, x: 2 });
  const slash = word('/', { ...letters, x: first.width + 3 });
  const last = word('line', { ...letters, x: first.width + slash.width + 4 });
  const width = Math.ceil(first.width + slash.width + last.width + 6);
  return {
    logo: drawing(
      `<path fill="currentColor" d="${first.path}${last.path}"/><path fill="#f0462f" d="${slash.path}"/>`,
      { width, height: 48 },
      { label: 'Amberline', ink: { base: '#a8741a', dark: '#fbb31c', light: '#22281a' } },
    ),
    mark: drawing(tube, { width: 64, height: 64 }, { label: 'Amberline' }),
    icon: drawing(
      `<rect width="512" height="512" fill="#150f08"/><g transform="translate(64 64) scale(6)">${tube}</g>`,
      { width: 512, height: 512 },
      { label: 'Amberline' },
    ),
  };
}

/** The drawings of the brands that this repository carries, by merchant code. */
export const brandDrawings: Readonly<Record<string, () => BrandDrawings>> = {
  karat,
  chamak,
  soda,
  tide,
  ninety,
  amber,
};
