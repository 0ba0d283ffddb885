import { type Canvas, createCanvas, eachPixel, mixPixel, paintSvg } from '../canvas/canvas.ts';
import { blend, blendHex, hex, rgb, white } from '../canvas/colour.ts';
import { valueAt } from '../canvas/plane.ts';
import { clamp, mix, smooth } from '../canvas/ramp.ts';
import type { Figure } from '../figure.ts';
import { openFace } from '../lettering/face.ts';
import { colourAt, facingAt, mirrorOfKey, paintSurface } from '../light.ts';
import type { Scene } from '../scene.ts';
import { raiseSurface, type Surface } from '../surface.ts';
import { atTitle, type VendorStyle, titleGradient } from './vendor-style.ts';

/** Distance to the middle of the nearest dot of a screen turned by 45 degrees. */
function toDot(x: number, y: number, pitch: number): number {
  const u = ((x + y) * Math.SQRT1_2) / pitch;
  const v = ((x - y) * Math.SQRT1_2) / pitch;
  return Math.hypot(u - Math.round(u), v - Math.round(v));
}

function paintRays(canvas: Canvas, { width, height, unit, palette, random, hero: { stance } }: Scene): void {
  const count = 20;
  const first = random() * 3;
  const half = (Math.PI * 2 * 0.25) / count;
  const far = Math.max(width, height) * 1.2;
  const end = (angle: number): string => `${stance.x + Math.cos(angle) * far} ${stance.y + Math.sin(angle) * far}`;
  const beams = Array.from({ length: count }, (_, i) => {
    const angle = first + (i * Math.PI * 2) / count;
    return `M${stance.x} ${stance.y}L${end(angle - half)}L${end(angle + half)}Z`;
  });
  paintSvg(canvas, `<path d="${beams.join('')}" fill="${palette.sky1}"/>`);
  const ink = rgb(palette.near);
  eachPixel(canvas, (x, y, i) => {
    const away = clamp(Math.hypot((x - stance.x) / width, (y - stance.y) / height) * 1.25 - 0.18);
    mixPixel(canvas, i, ink, smooth(away * 0.62 + 0.06, away * 0.62 - 0.06, toDot(x, y, 13 * unit)) * 0.9);
  });
}

function burst({ unit, palette, random, hero: { stance } }: Scene, fill: string): string {
  const tips = 26;
  const points = Array.from({ length: tips * 2 }, (_, i) => {
    const angle = (i / tips) * Math.PI;
    const radius = stance.scale * (i % 2 ? 100 : 124 + random() * 18);
    return `${(stance.x + Math.cos(angle) * radius).toFixed(1)} ${(stance.y + Math.sin(angle) * radius).toFixed(1)}`;
  });
  const path = `M${points.join('L')}Z`;
  return (
    `<path d="${path}" fill="${palette.K}" transform="translate(${6 * unit} ${8 * unit})"/>` +
    `<path d="${path}" fill="${fill}" stroke="${palette.K}" stroke-width="${6 * unit}" stroke-linejoin="round"/>`
  );
}

function coin({ unit, palette, hero: { stance } }: Scene, fill: string): string {
  const circle = (radius: number, shift: number, paint: string): string =>
    `<circle cx="${stance.x + 7 * shift * unit}" cy="${stance.y + 9 * shift * unit}" r="${stance.scale * radius}" ${paint}/>`;
  return (
    circle(94, 1, `fill="${palette.K}"`) +
    circle(94, 0, `fill="${fill}" stroke="${palette.K}" stroke-width="${6 * unit}"`) +
    circle(84, 0, `fill="none" stroke="#fff" stroke-width="${5 * unit}" opacity=".7"`)
  );
}

function slash({ width, height, unit, palette, random }: Scene, fill: string): string {
  const speed = Array.from({ length: 16 }, (_, i) => {
    const fromStart = i % 2 === 1;
    const x = fromStart ? -10 : width * 0.62 + random() * width * 0.2;
    const y = height * (0.16 + i * 0.046) - (fromStart ? 0 : height * 0.17);
    const length = width * (0.12 + random() * 0.2);
    return `<path d="M${x} ${y}l${length} ${-width * 0.06}" stroke="${palette.K}" stroke-width="${(2 + random() * 4) * unit}" opacity=".85"/>`;
  });
  const panel = `M-10 ${height * 0.2}L${width + 10} ${-height * 0.06}V${height * 0.62}L-10 ${height * 0.88}Z`;
  return `<path d="${panel}" fill="${fill}" stroke="${palette.K}" stroke-width="${7 * unit}"/>${speed.join('')}`;
}

function paintPanel(canvas: Canvas, scene: Scene): void {
  const { palette, form } = scene;
  const fills = ['#fffdf2', blendHex(palette.C, '#ffffff', 0.35), '#ffd93b'];
  const fill = fills[scene.variant(7) % 3] ?? '#fffdf2';
  const panels = [burst, coin, slash];
  const panel = form === 'landscape' ? (scene.variant(3) === 1 ? coin : burst) : panels[scene.variant(3)];
  paintSvg(canvas, (panel ?? burst)(scene, fill));
}

/** Two tones cut hard, dots between them, one hard highlight, ink on the edges. */
function inkFigure(canvas: Canvas, scene: Scene, figure: Figure): void {
  const { unit, palette } = scene;
  const { stance } = figure;
  const ink = rgb(palette.K);
  const small = { ...figure, stance: { ...stance, scale: stance.scale * 0.86 } };
  const relief = { outline: 5.5 * unit, contact: 9 * unit, bevel: 1, contactStrength: 0.5 };
  const surface = raiseSurface(small, { picture: scene, palette, relief });
  const cover = surface.alpha.map((value, i) => Math.max(value, valueAt(surface.outline, i)));
  paintSurface(
    canvas,
    surface,
    (_, i, x, y) => {
      const dark = toneAt(surface, i, toDot(x, y, 8 * unit));
      const isMatte = valueAt(surface.material, i) <= -0.3;
      const spark = isMatte ? 0 : smooth(0.93, 0.96, mirrorOfKey(facingAt(surface, i)));
      const colour = colourAt(surface, i);
      const shade = (value: number, least: number): number =>
        mix(dark < 1 ? value * mix(least, 1, (dark - 0.3) / 0.7) * mix(dark, 1, 0.25) : value, 1, spark * 0.85);
      const cel = [shade(colour[0], 0.9), shade(colour[1], 0.62), shade(colour[2], 0.8)] as const;
      return blend(cel, ink, clamp(valueAt(surface.outline, i)));
    },
    cover,
  );
}

function toneAt(surface: Surface, i: number, dot: number): number {
  const open = valueAt(surface.openness, i);
  const takesLight = valueAt(surface.glow, i) < 0.4 && valueAt(surface.material, i) > -0.3;
  if (!takesLight && open >= 0.8) return 1;
  const { toKey } = facingAt(surface, i);
  const core = 1 - smooth(0.3, 0.36, toKey);
  const size = smooth(0.62, 0.3, toKey) * 0.62;
  const dots = toKey < 0.62 ? smooth(size + 0.08, size - 0.08, dot) : 0;
  const tone = 1 - Math.max(core * 0.42, dots * 0.28);
  return open < 0.78 ? tone * 0.74 : tone;
}

/** Ink line, cel shade, halftone. */
export const kapow: VendorStyle = {
  quality: 44,
  title: {
    face: () => openFace('bangers'),
    upper: true,
    warp: { bulge: 0.1, slant: 0.12, arc: 0.04 },
    width: 0.86,
    height: 1.16,
    baseline: 0.95,
  },
  paint(scene) {
    const { width, height, unit, palette } = scene;
    const canvas = createCanvas(width, height, blend(rgb(palette.mid), white, 0.08));
    paintRays(canvas, scene);
    paintPanel(canvas, scene);
    for (const companion of scene.companions) inkFigure(canvas, scene, companion);
    inkFigure(canvas, scene, scene.hero);
    if (scene.framed) {
      const inset = 4 * unit;
      paintSvg(
        canvas,
        `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="${palette.K}" stroke-width="${10 * unit}"/>`,
      );
    }
    return canvas;
  },
  letter(canvas, scene, outline) {
    const { palette, lettering, unit } = scene;
    const size = Math.min(outline.size, 96 * unit);
    const ink = hex(rgb(palette.K));
    const path = (paint: string): string => `<path d="${outline.path}" stroke-linejoin="round" ${paint}/>`;
    const cast = `fill="${ink}" stroke="${ink}" stroke-width="${size * 0.24}" transform="translate(${size * 0.07} ${size * 0.09})"`;
    const stops = [
      [0, lettering.light ?? '#fff58a'],
      [1, lettering.main ?? '#ffb400'],
    ] as const;
    paintSvg(
      canvas,
      atTitle(
        scene,
        `${titleGradient('title', outline, stops)}<g transform="rotate(-3)">` +
          path(cast) +
          path(`fill="none" stroke="${ink}" stroke-width="${size * 0.2}"`) +
          path(`fill="none" stroke="#fff" stroke-width="${size * 0.1}"`) +
          path(`fill="url(#title)" stroke="${ink}" stroke-width="${size * 0.035}"`) +
          '</g>',
      ),
    );
  },
};
