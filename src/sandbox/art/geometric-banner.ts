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

/** Big flat shapes cut like a poster: a still life of a dial, a fish, a ball and a drawn number. */
const poster = [
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
].join('');

/** The banner of the poster shop: colour blocks without shading. */
export async function drawGeometricBanner(): Promise<Picture> {
  const pixels = rasterise(`<g transform="scale(2)">${poster}</g>`, {
    x: 0,
    y: 0,
    width: width * 2,
    height: height * 2,
  });
  const raw = sharp(pixels, { raw: { width: width * 2, height: height * 2, channels: 4 } }).removeAlpha();
  const picture = sharp(await raw.resize(width, height, { kernel: 'lanczos3' }).png().toBuffer());
  const avif = await picture.clone().avif({ quality: 58, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer();
  const tiny = await picture.clone().resize(24, 11).blur(0.8).webp({ quality: 30 }).toBuffer();
  return { avif, width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
}
