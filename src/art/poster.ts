import sharp from 'sharp';
import { rasterise } from './canvas/rasterise.ts';
import type { Picture } from './draw-picture.ts';

const width = 716;
const height = 324;

const ink = '#15140f';
const cream = '#f6f2e7';
const blue = '#2563eb';
const orange = '#ff6140';
const pink = '#ff9fd2';
const green = '#5bd98a';
const yellow = '#f7e03c';

/** Big flat shapes cut like a poster; the start side is one calm colour for the text. */
const posters = {
  // A still life of a dial, a fish, a ball and a drawn number.
  'soda-1': [
    `<rect width="716" height="324" fill="${blue}"/>`,
    `<path d="M392 324V162a162 162 0 0 1 324 0v162Z" fill="${orange}"/>`,
    `<circle cx="554" cy="162" r="96" fill="${cream}"/><circle cx="554" cy="162" r="96" fill="none" stroke="${ink}" stroke-width="26" stroke-dasharray="50.3 50.3"/>`,
    `<circle cx="554" cy="162" r="40" fill="${ink}"/><path d="M554 162V66a96 96 0 0 1 83 48Z" fill="${yellow}"/>`,
    `<path d="M392 324a108 108 0 0 1 108-108V324Z" fill="${yellow}"/><circle cx="452" cy="280" r="20" fill="${ink}"/>`,
    `<path d="M608 324c0-60 48-108 108-108v108Z" fill="${pink}"/><path d="M716 216v108h-54Z" fill="${green}"/>`,
    `<path d="M284 324V262l54-54 54 54v62Z" fill="${pink}"/>`,
    `<circle cx="338" cy="292" r="15" fill="${blue}"/>`,
    `<path d="M392 0h108a108 108 0 0 1-108 108Z" fill="${green}"/>`,
    `<path d="M716 0v96l-54-48 24-48Z" fill="${cream}"/><circle cx="656" cy="34" r="13" fill="${ink}"/>`,
    `<path d="M284 0h108v54a54 54 0 0 1-108 0Z" fill="${ink}"/><circle cx="338" cy="50" r="22" fill="${yellow}"/>`,
  ].join(''),
  // A stack of coins beside half a sun.
  'soda-2': [
    `<rect width="716" height="324" fill="${orange}"/>`,
    `<path d="M716 0v324H554V162A162 162 0 0 1 716 0Z" fill="${yellow}"/>`,
    `<path d="M392 324v-54h162v54Zm0-62v-54h162v54Zm0-62v-54h162v54Z" fill="${cream}"/>`,
    `<path d="M392 270h54v54h-54Zm54-62h54v54h-54Zm-54-62h54v54h-54Z" fill="${ink}"/>`,
    `<circle cx="473" cy="84" r="54" fill="${blue}"/><path d="M473 30a54 54 0 0 1 0 108Z" fill="${pink}"/>`,
    `<circle cx="635" cy="243" r="81" fill="${green}"/><circle cx="635" cy="243" r="27" fill="${ink}"/>`,
    `<path d="M284 324a108 108 0 0 1 108-108v108Z" fill="${ink}"/><circle cx="356" cy="288" r="18" fill="${yellow}"/>`,
  ].join(''),
  // A bird over a wheel of the week.
  'soda-3': [
    `<rect width="716" height="324" fill="${green}"/>`,
    `<circle cx="554" cy="162" r="162" fill="${ink}"/>`,
    `<path d="M554 162V0a162 162 0 0 1 140 81Z" fill="${pink}"/><path d="M554 162l140-81a162 162 0 0 1 0 162Z" fill="${yellow}"/>`,
    `<path d="M554 162l140 81a162 162 0 0 1-140 81Z" fill="${orange}"/><path d="M554 162v162a162 162 0 0 1-140-81Z" fill="${blue}"/>`,
    `<path d="M554 162l-140 81a162 162 0 0 1 0-162Z" fill="${cream}"/><circle cx="554" cy="162" r="46" fill="${cream}"/>`,
    `<path d="M300 120a72 72 0 0 1 72-72h72v72a72 72 0 0 1-144 0Z" fill="${blue}"/><circle cx="392" cy="100" r="15" fill="${cream}"/>`,
    `<path d="M444 48l54 27-54 27Z" fill="${orange}"/><path d="M284 324v-54h108v54Z" fill="${yellow}"/>`,
  ].join(''),
} as const;

/** Name of a poster. */
export type PosterName = keyof typeof posters;

/** Names of the posters. */
export const posterNames: readonly PosterName[] = ['soda-1', 'soda-2', 'soda-3'];

/** Whether a banner is a poster. */
export function isPoster(name: string): name is PosterName {
  return name in posters;
}

/** Draws a poster: colour blocks without shading. */
export async function drawPoster(name: PosterName, mirrored: boolean): Promise<Picture> {
  const pixels = rasterise(`<g transform="scale(2)">${posters[name]}</g>`, {
    x: 0,
    y: 0,
    width: width * 2,
    height: height * 2,
  });
  const raw = sharp(pixels, { raw: { width: width * 2, height: height * 2, channels: 4 } }).removeAlpha();
  const sized = raw.resize(width, height, { kernel: 'lanczos3' });
  const picture = sharp(await (mirrored ? sized.flop() : sized).png().toBuffer());
  const avif = await picture.clone().avif({ quality: 58, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer();
  const tiny = await picture.clone().resize(24, 11).blur(0.8).webp({ quality: 30 }).toBuffer();
  return { avif, width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
}
