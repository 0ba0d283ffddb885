import { type Canvas, createCanvas, eachPixel, mixPixel, paintSvg } from '../canvas/canvas.ts';
import { black, blend, hex, type Rgb, rgb } from '../canvas/colour.ts';
import { valueAt } from '../canvas/plane.ts';
import { grain } from '../canvas/random.ts';
import { clamp, smooth } from '../canvas/ramp.ts';
import { coverage } from '../canvas/rasterise.ts';
import type { BackdropId } from '../backdrops/index.ts';
import type { Figure } from '../figure.ts';
import { openFace } from '../lettering/face.ts';
import { colourAt, dropShadow, facingAt, paintSurface } from '../light.ts';
import type { Scene } from '../scene.ts';
import { raiseSurface } from '../surface.ts';
import { atTitle, type VendorStyle } from './vendor-style.ts';

/** Places that are all near ground in this style, because their middle is too busy for few inks. */
const plainPlaces: readonly BackdropId[] = ['velvet', 'temple', 'shards', 'bazaar'];

type Spray = {
  readonly from: Rgb;
  readonly to: Rgb;
  readonly top: number;
  readonly bottom: number;
  readonly scatter: number;
};

/** Sprays a gradient through a mask; grain dissolves its steps. */
function spray(canvas: Canvas, inner: string, { from, to, top, bottom, scatter }: Spray): void {
  const { width, height } = canvas;
  const mask = coverage(inner, { x: 0, y: 0, width, height });
  eachPixel(canvas, (x, y, i) => {
    const cover = valueAt(mask, i);
    if (cover === 0) return;
    const t = clamp((y - top) / (bottom - top) + (grain(x + 9, y + 77) - 0.5) * scatter);
    mixPixel(canvas, i, blend(from, to, t), cover);
  });
}

/** A sun behind the hero: a disc, an arch, or a diagonal with a disc. */
function sun({ width, height, form, hero: { stance } }: Scene, variant: number): string {
  const radius = stance.scale * 92;
  const disc = `<circle cx="${stance.x}" cy="${stance.y + stance.scale * 4}" r="${radius}"/>`;
  if (form === 'landscape' || variant === 0) return disc;
  if (variant === 1) {
    const r = radius * 0.86;
    return `<path d="M${stance.x - r} ${height}V${stance.y}A${r} ${r} 0 0 1 ${stance.x + r} ${stance.y}V${height}Z"/>`;
  }
  return `<path d="M0 0H${width}V${height * 0.16}L0 ${height * 0.62}Z"/><circle cx="${width * 0.82}" cy="${height * 0.6}" r="${width * 0.3}"/>`;
}

function sprayFigure(canvas: Canvas, scene: Scene, figure: Figure): void {
  const { unit, palette } = scene;
  const { stance } = figure;
  const deep = rgb(palette.sky0);
  const small = { ...figure, stance: { ...stance, scale: stance.scale * 0.9 } };
  const relief = { bevel: 1.7, contact: 14 * unit, contactStrength: 0.5 };
  const surface = raiseSurface(small, { picture: scene, palette, relief });
  dropShadow(canvas, surface, { radius: 16 * unit, opacity: 0.5, dx: 10 * unit, dy: 18 * unit, colour: deep });
  paintSurface(canvas, surface, (_, i, x, y) => {
    const speck = grain(x, y) - 0.5;
    const colour = colourAt(surface, i);
    const { toKey } = facingAt(surface, i);
    const open = valueAt(surface.openness, i);
    const lit = smooth(0.06, 0.66, toKey + speck * 0.5) * (open < 0.99 ? clamp(open + speck * 0.3) : 1);
    const isMatte = valueAt(surface.material, i) < -0.3;
    const shine = isMatte ? 0 : smooth(0.82, 1.02, toKey + speck * 0.3) * 0.8;
    return blend(blend(blend(colour, deep, 0.72), colour, lit), blend(colour, [1, 0.96, 0.84], 0.55), shine);
  });
}

const opaque = (inner: string): string => inner.replace(/opacity="[\d.]+"/g, '');

/** Airbrush, stipple, few inks. */
export const softgrain: VendorStyle = {
  quality: 52,
  title: { face: () => openFace('righteous'), upper: true, warp: {}, width: 0.86, height: 0.8, baseline: 0.94 },
  paint(scene) {
    const { width, height, palette, form, layers, backdrop, hero } = scene;
    const deep = rgb(palette.sky0);
    const middle = rgb(palette.mid);
    const light = rgb(palette.sky1);
    const canvas = createCanvas(width, height, black);
    eachPixel(canvas, (x, y, i) => {
      const t = clamp(y / height + (grain(x, y) - 0.5) * 0.34);
      mixPixel(canvas, i, t < 0.55 ? blend(deep, middle, t / 0.55) : blend(middle, light, (t - 0.55) / 0.45), 1);
    });
    const warm = blend(light, [1, 0.95, 0.8], 0.5);
    const radius = hero.stance.scale * 92;
    const top = hero.stance.y - radius;
    const dusk = blend(warm, rgb(palette.B), 0.85);
    spray(canvas, sun(scene, scene.variant(3)), { from: warm, to: dusk, top, bottom: top + 2 * radius, scatter: 0.5 });
    const haze = blend(middle, light, 0.25);
    const hasMiddle = !plainPlaces.includes(backdrop);
    if (hasMiddle)
      spray(canvas, opaque(layers.mid), { from: haze, to: deep, top: height * 0.5, bottom: height, scatter: 0.55 });
    spray(canvas, opaque(layers.near), { from: middle, to: deep, top: height * 0.7, bottom: height, scatter: 0.55 });
    for (const companion of scene.companions) sprayFigure(canvas, scene, companion);
    sprayFigure(canvas, scene, hero);
    if (form !== 'landscape' && scene.title) {
      eachPixel(canvas, (x, y, i) => {
        const dark = clamp(smooth(height * 0.66, height * 0.88, y) + (grain(x, y + 5) - 0.5) * 0.3) * 0.92;
        mixPixel(canvas, i, deep, dark);
      });
    }
    return canvas;
  },
  letter(canvas, scene, { path }) {
    const paper = scene.lettering.light ?? hex(blend(rgb(scene.palette.sky1), [1, 0.97, 0.88], 0.6));
    paintSvg(canvas, atTitle(scene, `<path d="${path}" fill="${paper}"/>`));
  },
};
