import { type Canvas, createCanvas, eachPixel, mixPixel, paintSvg, pixelAt } from '../canvas/canvas.ts';
import { black, type Rgb, rgb } from '../canvas/colour.ts';
import { valueAt } from '../canvas/plane.ts';
import { clamp, mix } from '../canvas/ramp.ts';
import type { Figure } from '../figure.ts';
import { openFace } from '../lettering/face.ts';
import { colourAt, facingAt } from '../light.ts';
import type { Scene } from '../scene.ts';
import { raiseSurface } from '../surface.ts';
import { atTitle, type VendorStyle } from './vendor-style.ts';

/** Ordered dither: every cell of four by four has its own threshold. */
const thresholds = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5] as const;

const ditherAt = (x: number, y: number): number => (thresholds[(y & 3) * 4 + (x & 3)] ?? 0) / 16 - 0.5;

const quantise = (value: number, levels: number): number => Math.round(clamp(value) * levels) / levels;

/** Size of a cell in pixels of the picture. */
const cellOf = ({ width, form }: Scene): number => (form === 'landscape' && width <= 900 ? 8 : 6);

function paintGround(scene: Scene, cell: number): Canvas {
  const { width, height, layers } = scene;
  const small = createCanvas(Math.round(width / cell), Math.round(height / cell), black);
  for (const layer of [layers.sky, layers.far, layers.mid, layers.near]) {
    paintSvg(small, `<g transform="scale(${small.width / width} ${small.height / height})">${layer}</g>`);
  }
  eachPixel(small, (x, y, i) => {
    const level = (value: number): number => quantise(value * 0.82 + ditherAt(x, y) * 0.12, 6);
    const [red, green, blue] = pixelAt(small, i);
    mixPixel(small, i, [level(red), level(green), level(blue)], 1);
  });
  return small;
}

const toneOf = (light: number): number => (light > 0.82 ? 1.28 : light > 0.5 ? 1.05 : light > 0.24 ? 0.78 : 0.55);

/** Four tones, ordered dither between them, one cell of ink around. */
function setFigure(small: Canvas, scene: Scene, figure: Figure, cell: number): void {
  const { palette } = scene;
  const { stance } = figure;
  const shrunk = { x: stance.x / cell, y: stance.y / cell, scale: (stance.scale / cell) * 0.94, turn: 0 };
  const relief = { contact: 2, bevel: 0.9, contactStrength: 0.4 };
  const surface = raiseSurface({ ...figure, stance: shrunk }, { picture: small, palette, relief });
  const { area } = surface;
  const isSet = (column: number, row: number): boolean =>
    column >= 0 && column < area.width && valueAt(surface.alpha, row * area.width + column) > 0.45;
  const ink = rgb(palette.K);
  for (let row = 0; row < area.height; row += 1) {
    for (let column = 0; column < area.width; column += 1) {
      const i = row * area.width + column;
      const x = column + area.x;
      const y = row + area.y;
      const at = y * small.width + x;
      if (!isSet(column, row)) {
        const touches =
          isSet(column - 1, row) || isSet(column + 1, row) || isSet(column, row - 1) || isSet(column, row + 1);
        if (touches) mixPixel(small, at, ink, 1);
        continue;
      }
      const light =
        toneOf(facingAt(surface, i).toKey + ditherAt(x, y) * 0.16) * mix(0.6, 1, valueAt(surface.openness, i));
      const colour = colourAt(surface, i);
      const cellColour: Rgb = [
        quantise(colour[0] * light, 7),
        quantise(colour[1] * light, 7),
        quantise(colour[2] * light, 7),
      ];
      mixPixel(small, at, cellColour, 1);
    }
  }
}

function enlarge(small: Canvas, { width, height }: Scene): Canvas {
  const canvas = createCanvas(width, height, black);
  eachPixel(canvas, (x, y, i) => {
    const column = Math.min(small.width - 1, Math.floor((x * small.width) / width));
    const row = Math.min(small.height - 1, Math.floor((y * small.height) / height));
    mixPixel(canvas, i, pixelAt(small, row * small.width + column), 1);
  });
  return canvas;
}

/** Few cells, four tones, ordered dither. */
export const pixelkiln: VendorStyle = {
  quality: 52,
  title: { face: () => openFace('press-start-2p'), upper: true, warp: {}, width: 0.9, height: 0.7, baseline: 0.935 },
  paint(scene) {
    const { width, height, palette, form } = scene;
    const cell = cellOf(scene);
    const small = paintGround(scene, cell);
    for (const companion of scene.companions) setFigure(small, scene, companion, cell);
    setFigure(small, scene, scene.hero, cell);
    const canvas = enlarge(small, scene);
    if (form !== 'landscape' && scene.title) {
      const top = Math.round((height * (form === 'square' ? 0.725 : 0.76)) / cell) * cell;
      const bar = (y: number, tall: number, fill: string): string =>
        `<rect y="${y}" width="${width}" height="${tall}" fill="${fill}"/>`;
      paintSvg(canvas, bar(top, height, palette.K) + bar(top, cell, palette.G));
    }
    return canvas;
  },
  letter(canvas, scene, { path, size }) {
    const { palette, lettering } = scene;
    const cell = size * 0.125;
    const cast = `<path d="${path}" fill="${lettering.main ?? palette.A}" transform="translate(${cell} ${cell})"/>`;
    paintSvg(canvas, atTitle(scene, `${cast}<path d="${path}" fill="${lettering.light ?? '#fff3c4'}"/>`));
  },
};
