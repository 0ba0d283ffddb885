import { type Canvas, createCanvas, paintSvg } from '../canvas/canvas.ts';
import { blend, blendHex, hex, type Rgb, rgb, white } from '../canvas/colour.ts';
import { type Figure, partPath, stanceTransform } from '../figure.ts';
import { openFace } from '../lettering/face.ts';
import type { Ink, Part } from '../motifs/part.ts';
import { type Palette, slotOf } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { atTitle, type VendorStyle } from './vendor-style.ts';

/** Colour of the gas in a tube; ink and white burn in the colours that glass can give. */
function tubeColour(palette: Palette, ink: Ink): string {
  const slot = slotOf(ink);
  if (slot === 'K') return palette.rim;
  if (slot === 'W') return '#ffffff';
  if (slot === 'G') return blendHex(palette.G, '#ffdc7a', 0.4);
  return blendHex(palette[slot], '#ffffff', 0.12);
}

const isTube = (part: Part): boolean =>
  part.material !== 'glow' && (part.stroke !== undefined || !(part.ink === 'K' && part.material === 'matte'));

/** Details are bent from thinner glass. */
const gauge = (part: Part): number => (part.bevel < 4 && !part.stroke ? 0.62 : 1);

type Glass = {
  readonly width: number;
  readonly colour: (part: Part) => string;
  readonly fill?: (part: Part) => string;
};

function tubes({ motif, stance }: Figure, { width, colour, fill }: Glass): string {
  const drawn = motif.filter(isTube).map((part) => {
    const inside = part.stroke || !fill ? 'none' : fill(part);
    return partPath(part, `fill="${inside}" stroke="${colour(part)}" stroke-width="${width * gauge(part)}"`);
  });
  return `<g transform="${stanceTransform(stance)}">${drawn.join('')}</g>`;
}

function lightFigure(canvas: Canvas, scene: Scene, figure: Figure, wall: Rgb): void {
  const { unit, palette } = scene;
  const { stance } = figure;
  const bent = { ...figure, stance: { ...stance, turn: stance.turn * 0.3, scale: stance.scale * 0.9 } };
  const gas = (part: Part): string => tubeColour(palette, part.ink);
  const dark = hex([wall[0] * 0.7, wall[1] * 0.7, wall[2] * 0.7]);
  const body = tubes(bent, { width: 5, colour: gas, fill: (part) => blendHex(dark, gas(part), 0.16) });
  paintSvg(canvas, body, { mode: 'screen', blur: 26 * unit });
  paintSvg(canvas, body, { mode: 'screen', blur: 26 * unit });
  paintSvg(canvas, body);
  paintSvg(canvas, tubes(bent, { width: 6.5, colour: gas }), { mode: 'screen', blur: 6 * unit });
  paintSvg(canvas, tubes(bent, { width: 1.5, colour: (part) => blendHex(gas(part), '#ffffff', 0.82) }), {
    opacity: 0.55,
  });
}

function layBricks(canvas: Canvas, { width, height, unit, random }: Scene): void {
  const tall = 26 * unit;
  const wide = 66 * unit;
  const bricks: string[] = [];
  for (let row = 0; row < height / tall; row += 1) {
    for (let column = -1; column < width / wide + 1; column += 1) {
      const x = column * wide + (row % 2 ? wide / 2 : 0) + 1.5;
      const opacity = (0.02 + random() * 0.05).toFixed(3);
      bricks.push(
        `<rect x="${x}" y="${row * tall + 1.5}" width="${wide - 3}" height="${tall - 3}" rx="3" fill="#fff" opacity="${opacity}"/>`,
      );
    }
  }
  paintSvg(canvas, bricks.join(''));
}

/** A tube around the sign: a rounded frame, a circle, or corners over a bar. */
function frame(scene: Scene, stroke: string, thickness: number): string {
  const { width, height, unit, form, hero } = scene;
  const paint = `fill="none" stroke="${stroke}" stroke-width="${thickness * unit}" stroke-linecap="round"`;
  const kind = form === 'square' ? 0 : scene.variant(3);
  if (kind === 1) return `<circle cx="${hero.stance.x}" cy="${hero.stance.y}" r="${width * 0.44}" ${paint}/>`;
  if (kind === 2) {
    const [left, right, top] = [width * 0.1, width * 0.9, height * 0.1];
    const corners = `M${left} ${height * 0.3}V${top}H${width * 0.32}M${right} ${height * 0.3}V${top}H${width * 0.68}`;
    return `<path d="${corners}M${width * 0.06} ${height * 0.745}H${width * 0.94}" stroke-linejoin="round" ${paint}/>`;
  }
  const inset = 26 * unit;
  return `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${46 * unit}" ${paint}/>`;
}

/** Glass tube on dark brick. */
export const voltline: VendorStyle = {
  quality: 52,
  title: { face: () => openFace('tilt-neon'), upper: false, warp: {}, width: 0.8, height: 0.74, baseline: 0.905 },
  heroScale(form, hasTitle) {
    if (!hasTitle || form === 'landscape') return { scale: hasTitle ? 1 : 0.92 };
    return form === 'square' ? { scale: 0.875, y: 0.37 } : { scale: 0.9, y: 0.385 };
  },
  paint(scene) {
    const { width, height, unit, palette, form } = scene;
    const wall = blend(rgb(palette.sky0), [0.02, 0.02, 0.05], 0.62);
    const canvas = createCanvas(width, height, wall);
    layBricks(canvas, scene);
    for (const companion of scene.companions) lightFigure(canvas, scene, companion, wall);
    lightFigure(canvas, scene, scene.hero, wall);
    if (form === 'landscape') return canvas;
    if (scene.framed) {
      const gas = tubeColour(palette, 'C');
      paintSvg(canvas, frame(scene, gas, 5), { mode: 'screen', blur: 14 * unit });
      paintSvg(canvas, frame(scene, gas, 5));
      paintSvg(canvas, frame(scene, '#ffffff', 1.6), { opacity: 0.8 });
    }
    if (scene.title) {
      const dark = hex([wall[0] * 0.7, wall[1] * 0.7, wall[2] * 0.7]);
      const floor = `<rect y="${height * 0.74}" width="${width}" height="${height}" fill="${dark}" opacity=".72"/>`;
      paintSvg(canvas, floor, { blur: 12 * unit });
    }
    return canvas;
  },
  letter(canvas, scene, { path, size }) {
    const { unit, palette, lettering } = scene;
    const gas = lettering.main ?? hex(blend(rgb(palette.C), white, 0.1));
    const letters = (paint: string): string => atTitle(scene, `<path d="${path}" ${paint}/>`);
    const lit = letters(`fill="${gas}" stroke="${gas}" stroke-width="${size * 0.05}"`);
    for (const blur of [16, 6, 6]) paintSvg(canvas, lit, { mode: 'screen', blur: blur * unit });
    paintSvg(canvas, letters(`fill="#fff" stroke="${gas}" stroke-width="${size * 0.02}"`));
  },
};
