import sharp from 'sharp';
import { digitForms, type Stroke } from './digit-forms.ts';

const width = 240;
const height = 88;
const inks = ['#1d3b6e', '#7a2048', '#1f5d43', '#5b3a8c'] as const;
const paper = '#f4f1ea';

type Random = () => number;
type Point = readonly [x: number, y: number];
type Warp = (point: Point) => Point;

/**
 * Draws digits as a PNG that a person reads and that templates do not fit: each digit in one of several handwritings, leaning and
 * stretched by itself, touching its neighbour, all of them bent by one wave, with strokes of the same ink through them and
 * strokes of the paper's colour that cut them. It slows a program down and stops none: limits do that.
 */
export async function drawCaptcha(digits: string, random: Random = Math.random): Promise<Buffer> {
  const between = (low: number, high: number) => low + random() * (high - low);
  const ink = inks[Math.floor(between(0, inks.length))] ?? inks[0];
  const warp = wave(between);
  const step = Math.min(45, (width - 50) / digits.length);
  const start = (width - step * digits.length) / 2 + between(-8, 8);
  const shapes = [...digits].flatMap((digit, index) => {
    const forms = digitForms[Number(digit)] ?? [];
    const place = lean(between, [start + step * (index + 0.5), height / 2 + between(-5, 5)]);
    const strokes = forms[Math.floor(between(0, forms.length))] ?? [];
    return strokes.map((stroke) => line(stroke.map(place).map(warp), { ink, width: between(4, 5.6) }));
  });
  const across = Array.from({ length: 2 }, () =>
    line(strayStroke(between).map(warp), { ink, width: between(1.4, 2.4) }),
  );
  const cuts = Array.from({ length: 2 }, () => line(strayStroke(between), { ink: paper, width: between(1, 1.7) }));
  const hooks = Array.from({ length: 9 }, () => line(shortStroke(between), { ink, width: between(1.5, 3.2) }));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${paper}"/>
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">${[...hooks, ...shapes, ...cuts, ...across].join('')}</g>
    ${specks(between, ink)}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32 }).toBuffer();
}

type Between = (low: number, high: number) => number;

/** Bends the whole picture: a different wave across and down each time. */
function wave(between: Between): Warp {
  const [tall, long, at] = [between(3, 6), between(60, 110), between(0, 6.28)];
  const [wide, high, from] = [between(2, 4), between(22, 40), between(0, 6.28)];
  return ([x, y]) => [x + wide * Math.sin(y / high + from), y + tall * Math.sin((x / long) * 6.28 + at)];
}

/** Stretches, leans and turns one digit and puts it around a point. */
function lean(between: Between, [atX, atY]: Point): Warp {
  const [wide, high] = [between(1.5, 2), between(1.6, 2)];
  const [skew, turn] = [between(-0.3, 0.3), between(-0.3, 0.3)];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return ([x, y]) => {
    const [shakenX, shakenY] = [x - 10 + between(-0.9, 0.9), y - 16 + between(-0.9, 0.9)];
    const [leftX, leftY] = [wide * (shakenX - skew * shakenY), high * shakenY];
    return [atX + leftX * cos - leftY * sin, atY + leftX * sin + leftY * cos];
  };
}

function strayStroke(between: Between): Stroke {
  const points = [-0.04, 0.25, 0.5, 0.75, 1.04].map((part) => part * width);
  return points.map((x): Point => [x, between(14, height - 14)]);
}

function shortStroke(between: Between): Stroke {
  const [x, y] = [between(0, width), between(4, height - 4)];
  const turn = between(0, 6.28);
  const reach = between(5, 12);
  return [
    [x, y],
    [x + reach * Math.cos(turn), y + reach * Math.sin(turn)],
    [x + reach * Math.cos(turn + 1), y + reach * Math.sin(turn + 1)],
  ];
}

function specks(between: Between, ink: string): string {
  return Array.from({ length: 120 }, (_, index) => {
    const place = `cx="${between(0, width).toFixed(1)}" cy="${between(0, height).toFixed(1)}"`;
    return `<circle ${place} r="${between(0.5, 1.4).toFixed(1)}" fill="${index % 3 === 0 ? paper : ink}"/>`;
  }).join('');
}

/** A stroke as a path that runs smoothly through its points. */
function line(points: readonly Point[], pen: { readonly ink: string; readonly width: number }): string {
  const [first = [0, 0], ...rest] = points;
  const path = rest.map((point, index) => {
    const before = points[index - 1] ?? points[index] ?? point;
    const from = points[index] ?? point;
    const after = points[index + 2] ?? point;
    const leave: Point = [from[0] + (point[0] - before[0]) / 6, from[1] + (point[1] - before[1]) / 6];
    const reach: Point = [point[0] - (after[0] - from[0]) / 6, point[1] - (after[1] - from[1]) / 6];
    return `C${[leave, reach, point].map(text).join(' ')}`;
  });
  return `<path d="M${text(first)}${path.join('')}" stroke="${pen.ink}" stroke-width="${pen.width.toFixed(1)}"/>`;
}

function text([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
