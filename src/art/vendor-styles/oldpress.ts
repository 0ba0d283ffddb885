import { createCanvas, eachPixel, mixPixel, paintSvg, pixelAt, type Canvas } from '../canvas/canvas.ts';
import { black, blend, hex, luminance, type Rgb, rgb, white } from '../canvas/colour.ts';
import { valueAt } from '../canvas/plane.ts';
import { grain } from '../canvas/random.ts';
import { clamp, mix, smooth } from '../canvas/ramp.ts';
import type { Figure } from '../figure.ts';
import { openFace } from '../lettering/face.ts';
import { colourAt, facingAt } from '../light.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { raiseSurface, type Surface } from '../surface.ts';
import { atTitle, type VendorStyle } from './vendor-style.ts';

type Inks = {
  readonly paper: Rgb;
  readonly key: Rgb;
  readonly warm: Rgb;
  readonly cool: Rgb;
  readonly yellow: Rgb;
  readonly halo: Rgb;
};

function inksOf(palette: Palette): Inks {
  const paper = blend([0.96, 0.91, 0.79], rgb(palette.sky1), 0.1);
  return {
    paper,
    key: blend(rgb(palette.sky0), [0.08, 0.06, 0.09], 0.45),
    warm: blend(rgb(palette.A), [0.85, 0.3, 0.15], 0.12),
    cool: blend(rgb(palette.B), rgb(palette.D), 0.3),
    yellow: blend([0.93, 0.68, 0.2], paper, 0.1),
    halo: blend(paper, blend(rgb(palette.sky1), [0.95, 0.75, 0.4], 0.3), 0.75),
  };
}

/** A printer with two spot inks has to choose one for every colour. */
function spotInk(colour: Rgb, inks: Inks): Rgb {
  const [red, green, blue] = colour;
  const saturation = Math.max(...colour) - Math.min(...colour);
  if (luminance(colour) < 0.12) return inks.paper;
  if (saturation < 0.25) return blend(inks.paper, white, 0.3);
  if (red > 0.7 && green > 0.5 && blue < 0.5) return inks.yellow;
  return red - Math.max(green, blue) > 0.14 ? inks.warm : inks.cool;
}

/** Ink of an engraved line at a phase: the darker the tone, the wider the line. */
function engrave(phase: number, tone: number): number {
  if (tone > 0.86) return 0;
  if (tone < 0.12) return 1;
  const distance = Math.abs((((phase % 1) + 1) % 1) - 0.5) * 2;
  const width = 1 - clamp((tone - 0.16) / 0.66);
  return smooth(-0.13, 0.13, width - (1 - distance));
}

function printGround(canvas: Canvas, scene: Scene, inks: Inks): void {
  const { width, height, unit, layers, hero } = scene;
  const tones = createCanvas(width, height, black);
  for (const layer of [layers.sky, layers.far, layers.mid, layers.near]) paintSvg(tones, layer);
  const { stance } = hero;
  eachPixel(canvas, (x, y, i) => {
    const inHalo = Math.hypot(x - stance.x, y - stance.y) < stance.scale * 96;
    // Lifted toward paper, so that the ground stays a tint and the hero is the darkest thing of the sheet.
    const tone = clamp(luminance(pixelAt(tones, i)) * 0.95 + 0.34 + (inHalo ? 0.16 : 0));
    const phase = (y * 0.92 + Math.sin((x / width) * Math.PI * 2) * 5 * unit) / (7.4 * unit);
    const ink = engrave(phase, tone) * (0.93 + 0.07 * grain(x, y)) * 0.78;
    mixPixel(canvas, i, blend(inHalo ? inks.halo : inks.paper, inks.key, ink), 1);
  });
}

/** Lays the spot inks a little out of register, then the engraved key plate over them. */
function printFigure(canvas: Canvas, scene: Scene, figure: Figure, inks: Inks): void {
  const { unit, palette } = scene;
  const { stance } = figure;
  const small = { ...figure, stance: { ...stance, scale: stance.scale * 0.92 } };
  const relief = { outline: 3.2 * unit, bevel: 1.3, contact: 10 * unit, contactStrength: 0.6 };
  const surface = raiseSurface(small, { picture: scene, palette, relief });
  const { area } = surface;
  const slip = Math.round(3 * unit);
  for (let row = 0; row < area.height; row += 1) {
    for (let column = 0; column < area.width; column += 1) {
      const i = row * area.width + column;
      const x = column + area.x;
      const y = row + area.y;
      const at = y * canvas.width + x;
      const j = Math.min(area.height - 1, row + slip) * area.width + Math.min(area.width - 1, column + slip);
      const spot = valueAt(surface.alpha, j) > 0.5 ? spotInk(colourAt(surface, j), inks) : undefined;
      const isBody = valueAt(surface.alpha, i) > 0.5;
      if (spot) mixPixel(canvas, at, blend(inks.paper, spot, 0.93 + 0.07 * grain(x >> 1, y >> 1)), 1);
      else if (isBody) mixPixel(canvas, at, inks.paper, 1);
      const ink = isBody ? keyPlate(surface, i, { x, y, unit }) : valueAt(surface.shadow, i) * 0.45;
      const line = Math.max(ink, valueAt(surface.outline, i)) * (0.93 + 0.07 * grain(x, y));
      mixPixel(canvas, at, inks.key, clamp(line));
    }
  }
}

function keyPlate(surface: Surface, i: number, { x, y, unit }: { x: number; y: number; unit: number }): number {
  const facing = facingAt(surface, i);
  const light = clamp(facing.toKey * 0.85 + 0.15) * mix(0.45, 1, valueAt(surface.openness, i));
  const tone = luminance(colourAt(surface, i)) < 0.1 ? 0 : mix(light, 1, 0.12);
  const phase = (y + facing.x * facing.y * 26 * unit + x * 0.28) / (6.2 * unit);
  return engrave(phase, tone);
}

function frame({ width, height, unit }: Scene, { paper, key }: Inks): string {
  const inset = 14 * unit;
  const rule = (at: number, thickness: number): string =>
    `<rect x="${at}" y="${at}" width="${width - 2 * at}" height="${height - 2 * at}" fill="none" stroke="${hex(key)}" stroke-width="${thickness * unit}"/>`;
  const margin = `M0 0H${width}V${height}H0ZM${inset} ${inset}V${height - inset}H${width - inset}V${inset}Z`;
  return `<path fill-rule="evenodd" d="${margin}" fill="${hex(paper)}"/>${rule(inset, 5)}${rule(inset + 8 * unit, 1.8)}`;
}

function titlePanel({ width, height, unit, form }: Scene, { paper, key }: Inks): string {
  const fill = `fill="${hex(paper)}"`;
  if (form === 'landscape') {
    const card = `x="${width * 0.035}" y="${height * 0.2}" width="${width * 0.425}" height="${height * 0.56}"`;
    return `<rect ${card} ${fill} stroke="${hex(key)}" stroke-width="${2.5 * unit}"/>`;
  }
  const side = 25 * unit;
  const top = height * (form === 'square' ? 0.722 : 0.752);
  const rule = `<rect x="${side}" y="${top + height * 0.01}" width="${width - side * 2}" height="${2.5 * unit}" fill="${hex(key)}"/>`;
  return `<rect y="${top}" width="${width}" height="${height - top}" ${fill}/>${rule}`;
}

/** Engraved line and two spot inks on paper. */
export const oldpress: VendorStyle = {
  quality: 44,
  title: { face: () => openFace('rye'), upper: true, warp: { arc: 0.05 }, width: 0.84, height: 0.66, baseline: 0.925 },
  paint(scene) {
    const { width, height } = scene;
    const inks = inksOf(scene.palette);
    const canvas = createCanvas(width, height, inks.paper);
    printGround(canvas, scene, inks);
    for (const companion of scene.companions) printFigure(canvas, scene, companion, inks);
    printFigure(canvas, scene, scene.hero, inks);
    if (scene.title) paintSvg(canvas, titlePanel(scene, inks));
    if (scene.framed) paintSvg(canvas, frame(scene, inks));
    return canvas;
  },
  letter(canvas, scene, { path, size }) {
    const inks = inksOf(scene.palette);
    const spot = scene.lettering.main ?? hex(inks.warm);
    const cast = `<path d="${path}" fill="${spot}" transform="translate(${size * 0.045} ${size * 0.04})"/>`;
    paintSvg(canvas, atTitle(scene, `${cast}<path d="${path}" fill="${hex(inks.key)}"/>`));
  },
};
