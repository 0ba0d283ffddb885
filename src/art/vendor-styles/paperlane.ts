import { type Canvas, createCanvas, dimPixel, eachPixel, paintSvg } from '../canvas/canvas.ts';
import { blend, blendHex, type Rgb, rgb, white, hex } from '../canvas/colour.ts';
import { blur, valueAt } from '../canvas/plane.ts';
import { grain } from '../canvas/random.ts';
import { mix } from '../canvas/ramp.ts';
import { coverage } from '../canvas/rasterise.ts';
import type { BackdropId } from '../backdrops/index.ts';
import type { Figure } from '../figure.ts';
import { openFace } from '../lettering/face.ts';
import { colourAt, dropShadow, key, paintSurface } from '../light.ts';
import type { Scene } from '../scene.ts';
import { raiseSurface } from '../surface.ts';
import { atTitle, type VendorStyle } from './vendor-style.ts';

const shadowTint: Rgb = [0.7, 0.9, 0.8];

/** Places whose silhouettes read as cut paper; the others show the scalloped rings alone. */
const cutPlaces: readonly BackdropId[] = [
  'reef',
  'mountain',
  'jungle',
  'desert',
  'harbour',
  'candy',
  'field',
  'skyline',
  'bazaar',
  'lagoon',
];

/** Glues a sheet of paper on the canvas; it darkens what lies below its lower edge. */
function glue(canvas: Canvas, unit: number, inner: string): void {
  const { width, height, planes } = canvas;
  const soft = blur(coverage(inner, { x: 0, y: 0, width, height }), width, height, 5 * unit);
  const dx = Math.round(4 * unit);
  const dy = Math.round(7 * unit);
  for (let y = dy; y < height; y += 1) {
    for (let x = dx; x < width; x += 1) {
      const cover = valueAt(soft, (y - dy) * width + x - dx) * 0.42;
      const i = y * width + x;
      planes.forEach((plane, k) => {
        plane[i] = valueAt(plane, i) * (1 - cover * (shadowTint[k] ?? 1));
      });
    }
  }
  paintSvg(canvas, inner);
}

/** A sheet with a scalloped hole around the hero. */
function ring({ width, height, hero: { stance } }: Scene, radius: number, fill: string): string {
  const lobes = 18;
  const at = (angle: number, r: number): string =>
    `${stance.x + Math.cos(angle) * r} ${stance.y + Math.sin(angle) * r}`;
  const step = (Math.PI * 2) / lobes;
  const hole = Array.from(
    { length: lobes },
    (_, i) => `Q${at((i + 0.5) * step, radius * 1.16)} ${at((i + 1) * step, radius)}`,
  );
  const sheet = `M-60 -60H${width + 60}V${height + 60}H-60Z`;
  return `<path fill-rule="evenodd" d="${sheet}M${at(0, radius)}${hole.join('')}Z" fill="${fill}"/>`;
}

function pasteFigure(canvas: Canvas, scene: Scene, figure: Figure): void {
  const { unit, palette } = scene;
  const relief = {
    bevel: 0.16,
    height: 0.8,
    contact: 12 * unit,
    contactStrength: 0.6,
    contactShift: [0.6, 1],
  } as const;
  const surface = raiseSurface(figure, { picture: scene, palette, relief });
  dropShadow(canvas, surface, {
    radius: 8 * unit,
    opacity: 0.5,
    dx: 6 * unit,
    dy: 11 * unit,
    colour: [0.1, 0.03, 0.05],
  });
  paintSurface(canvas, surface, (_, i) => {
    const edge = valueAt(surface.leanX, i) * key.x + valueAt(surface.leanY, i) * key.y;
    const light = mix(0.45, 1, valueAt(surface.openness, i)) * (1 + edge * 0.45);
    const [red, green, blue] = blend(colourAt(surface, i), [1, 0.97, 0.9], 0.1);
    return [red * light, green * light, blue * light];
  });
}

const opaque = (inner: string): string => inner.replace(/opacity="[\d.]+"/g, '');

/** Cut paper with cast shadows and tooth. */
export const paperlane: VendorStyle = {
  quality: 52,
  title: {
    face: () => openFace('chango'),
    upper: false,
    warp: { arc: 0.06 },
    width: 0.88,
    height: 0.74,
    baseline: 0.94,
  },
  paint(scene) {
    const { width, height, unit, palette, form, layers, hero } = scene;
    const base = blend(rgb(palette.sky1), [1, 0.96, 0.88], 0.35);
    const canvas = createCanvas(width, height, base);
    for (let i = 3; i > 0; i -= 1) {
      const fill = hex(blend(blend(rgb(palette.mid), base, 0.24 * (3 - i)), white, 0.1));
      glue(canvas, unit, ring(scene, hero.stance.scale * (62 + i * 34), fill));
    }
    if (cutPlaces.includes(scene.backdrop)) glue(canvas, unit, opaque(layers.mid));
    if (cutPlaces.includes(scene.backdrop) || scene.backdrop === 'stadium') glue(canvas, unit, opaque(layers.near));
    for (const companion of scene.companions) pasteFigure(canvas, scene, companion);
    pasteFigure(canvas, scene, hero);
    if (form !== 'landscape' && scene.title) {
      const scallops = Array.from({ length: 12 }, () => `q${width / 24} ${-14 * unit} ${width / 12} 0`).join('');
      const strip = `M-9 ${height * 0.765}${scallops}V${height + 9}H-9Z`;
      glue(canvas, unit, `<path d="${strip}" fill="${blendHex(palette.near, '#ffffff', 0.02)}"/>`);
    }
    eachPixel(canvas, (x, y, i) => {
      const tooth = (grain(x >> 1, y >> 1) - 0.5) * 0.035 + (grain(x >> 3, y >> 2) - 0.5) * 0.025;
      dimPixel(canvas, i, 1 + tooth);
    });
    return canvas;
  },
  letter(canvas, scene, { path }) {
    const { unit, lettering } = scene;
    const cast = `<path d="${path}" fill="#000" opacity=".45" transform="translate(${4 * unit} ${6 * unit})"/>`;
    paintSvg(canvas, atTitle(scene, cast), { blur: 3 * unit });
    paintSvg(canvas, atTitle(scene, `<path d="${path}" fill="${lettering.light ?? '#fff6e4'}"/>`));
  },
};
