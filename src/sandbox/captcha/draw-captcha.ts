import sharp from 'sharp';
import { digitStrokes } from './digit-strokes.ts';

const width = 240;
const height = 88;
const inks = ['#1d3b6e', '#7a2048', '#1f5d43', '#5b3a8c'] as const;

/** Draws digits as a PNG that a person reads easily: dark strokes on paper, a little turned, with two thin lines. */
export async function drawCaptcha(digits: string, random: () => number = Math.random): Promise<Buffer> {
  const between = (low: number, high: number) => low + random() * (high - low);
  const step = (width - 40) / digits.length;
  const shapes = [...digits].map((digit, index) => {
    const x = 20 + step * index + step / 2 - 15 + between(-3, 3);
    const y = (height - 48) / 2 + between(-7, 7);
    const turn = between(-14, 14);
    const ink = inks[Math.floor(between(0, inks.length))] ?? inks[0];
    const place = `translate(${x} ${y}) scale(1.5) rotate(${turn} 10 16)`;
    return `<path transform="${place}" d="${digitStrokes[Number(digit)]}" stroke="${ink}" stroke-width="${between(3.2, 4.2)}"/>`;
  });
  const lines = [0, 1].map(() => {
    const [left, middle, right] = [between(10, 78), between(-20, 108), between(10, 78)];
    return `<path d="M0 ${left}Q${width / 2} ${middle} ${width} ${right}" stroke="#8a8f9c" stroke-width="1.4"/>`;
  });
  const dots = Array.from({ length: 40 }, () => {
    return `<circle cx="${between(0, width)}" cy="${between(0, height)}" r="${between(0.6, 1.6)}" fill="#9aa0ad"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#f4f1ea"/>${dots.join('')}
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}${shapes.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32 }).toBuffer();
}
