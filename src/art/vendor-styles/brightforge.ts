import { type Canvas, createCanvas, eachPixel, mixPixel, paintSvg } from '../canvas/canvas.ts';
import { black, blend, blendHex, hex, rgb } from '../canvas/colour.ts';
import { bloom, soften, vignette } from '../canvas/finish.ts';
import { blur } from '../canvas/plane.ts';
import { smooth } from '../canvas/ramp.ts';
import type { Figure } from '../figure.ts';
import { bigSparks, bubbles, sparks } from '../foreground.ts';
import { openFace } from '../lettering/face.ts';
import { dropShadow, glossShader, paintSurface } from '../light.ts';
import type { Scene } from '../scene.ts';
import { raiseSurface } from '../surface.ts';
import { atTitle, type VendorStyle, titleGradient } from './vendor-style.ts';

/** Where the blurred copies of the hero float, as parts of the picture, with their size and blur. */
const echoes = [
  { x: 0.12, y: 0.2, scale: 0.36, blur: 7, turn: -24 },
  { x: 0.9, y: 0.27, scale: 0.3, blur: 8, turn: 22 },
  { x: 0.88, y: 0.63, scale: 0.34, blur: 5, turn: -14 },
  { x: 0.08, y: 0.62, scale: 0.3, blur: 6, turn: 18 },
] as const;

function paintEchoes(canvas: Canvas, scene: Scene): void {
  const { width, height, unit, palette, hero } = scene;
  const shade = glossShader(rgb(palette.rim));
  const haze = rgb(palette.mid);
  for (const echo of echoes) {
    const stance = { x: width * echo.x, y: height * echo.y, scale: hero.stance.scale * echo.scale, turn: echo.turn };
    const surface = raiseSurface({ motif: hero.motif, stance }, { picture: scene, palette, relief: { contact: 0 } });
    const cover = blur(surface.alpha, surface.area.width, surface.area.height, echo.blur * unit);
    paintSurface(canvas, surface, (...at) => blend(shade(...at), haze, 0.42), cover);
  }
}

function paintGlow(canvas: Canvas, { palette, hero: { stance } }: Scene): void {
  const stops = [
    [0, 0.95],
    [0.55, 0.35],
    [1, 0],
  ].map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${palette.sky1}" stop-opacity="${opacity}"/>`);
  const disc = `<circle cx="${stance.x}" cy="${stance.y}" r="${stance.scale * 118}" fill="url(#glow)"/>`;
  paintSvg(canvas, `<defs><radialGradient id="glow">${stops.join('')}</radialGradient></defs>${disc}`, {
    mode: 'screen',
    opacity: 0.75,
  });
}

function paintFigure(canvas: Canvas, scene: Scene, figure: Figure): void {
  const { unit, palette, hero } = scene;
  const weight = figure === hero ? 1 : 0.8;
  const relief = { contact: 13 * unit * weight, bevel: 1.1 };
  const surface = raiseSurface(figure, { picture: scene, palette, relief });
  dropShadow(canvas, surface, {
    radius: 12 * unit * weight,
    opacity: 0.55,
    dx: 3 * unit,
    dy: 14 * unit * weight,
    colour: rgb(palette.sky0),
  });
  paintSurface(canvas, surface, glossShader(rgb(palette.rim)));
}

function darkenFloor(canvas: Canvas, { height, palette }: Scene): void {
  const dark = rgb(palette.sky0);
  eachPixel(canvas, (_, y, i) => mixPixel(canvas, i, dark, smooth(height * 0.68, height, y) * 0.78));
}

/** Inflated vinyl with rim light and bloom. */
export const brightforge: VendorStyle = {
  quality: 52,
  title: {
    face: () => openFace('lilita-one'),
    upper: true,
    warp: { arc: 0.12, bulge: 0.16 },
    width: 0.94,
    height: 1.02,
    baseline: 0.945,
  },
  paint(scene) {
    const { width, height, unit, form, layers, backdrop } = scene;
    const canvas = createCanvas(width, height, black);
    paintSvg(canvas, layers.sky);
    paintSvg(canvas, layers.far, { blur: 7 * unit });
    paintSvg(canvas, layers.mid, { blur: 4 * unit });
    if (form !== 'landscape') {
      paintEchoes(canvas, scene);
      soften(canvas, 2 * unit);
    }
    paintSvg(canvas, layers.near, { blur: 2 * unit });
    vignette(canvas, 0.5);
    paintGlow(canvas, scene);
    for (const companion of scene.companions) paintFigure(canvas, scene, companion);
    paintFigure(canvas, scene, scene.hero);
    const isWet = backdrop === 'reef' || backdrop === 'harbour';
    paintSvg(canvas, isWet ? bubbles(scene, 11) : sparks(scene, 11), { mode: 'screen', opacity: 0.9 });
    paintSvg(canvas, bigSparks(scene, 4), { mode: 'screen', blur: 6 * unit });
    bloom(canvas, 10 * unit);
    if (form !== 'landscape' && scene.title) darkenFloor(canvas, scene);
    return canvas;
  },
  letter(canvas, scene, outline) {
    const { palette, unit, lettering } = scene;
    const { light = '#fffbe0', main = '#ffb52e', deep } = lettering;
    const size = Math.min(outline.size, 90 * unit);
    const dark = blendHex(palette.sky0, '#000000', 0.45);
    const depth = Math.round(size * 0.12);
    const path = (attributes: string): string => `<path d="${outline.path}" stroke-linejoin="round" ${attributes}/>`;
    const cast = path(
      `stroke="#000" stroke-width="${size * 0.2}" transform="translate(0 ${depth * 1.3})" opacity=".7"`,
    );
    paintSvg(canvas, atTitle(scene, cast), { blur: 6 * unit });
    const block = Array.from({ length: depth }, (_, i) =>
      path(`fill="${dark}" stroke="${dark}" stroke-width="${size * 0.19}" transform="translate(0 ${depth - i})"`),
    );
    const gradient = titleGradient('title', outline, [
      [0, light],
      [0.42, blendHex(main, light, 0.5)],
      [0.5, main],
      [1, deep ?? hex(blend(rgb(palette.A), [1, 0.35, 0], 0.45))],
    ]);
    const edge = path(`fill="none" stroke="${blendHex(palette.sky0, palette.mid, 0.3)}" stroke-width="${size * 0.17}"`);
    const face = path(`fill="url(#title)" stroke="#fff" stroke-width="${size * 0.035}"`);
    paintSvg(canvas, atTitle(scene, gradient + block.join('') + edge + face));
  },
};
