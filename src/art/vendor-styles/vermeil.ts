import { type Canvas, createCanvas, dimPixel, eachPixel, paintSvg } from '../canvas/canvas.ts';
import { blend, blendHex, rgb } from '../canvas/colour.ts';
import { mix, smooth } from '../canvas/ramp.ts';
import { valueAt } from '../canvas/plane.ts';
import type { Figure } from '../figure.ts';
import { openFace } from '../lettering/face.ts';
import { dropShadow, glossShader, paintSurface } from '../light.ts';
import { gloss, line, metal, type Motif } from '../motifs/part.ts';
import { ellipse, ngon } from '../motifs/shapes.ts';
import type { Scene } from '../scene.ts';
import { raiseSurface } from '../surface.ts';
import { atTitle, type VendorStyle, titleGradient } from './vendor-style.ts';

function lobed(radius: number): string {
  const lobes = 10;
  const at = (turn: number, r: number): string => {
    const angle = (turn / lobes) * Math.PI * 2;
    return `${100 + r * Math.cos(angle)} ${100 + r * Math.sin(angle)}`;
  };
  const curves = Array.from({ length: lobes }, (_, i) => `Q${at(i + 0.5, radius * 1.24)} ${at(i + 1, radius)}`);
  return `M${at(0, radius)}${curves.join('')}Z`;
}

/** Medallions behind the hero: an octagon, a ten-lobed flower, a ring of beads. */
const halos: readonly Motif[] = [
  [
    line(7, metal(ellipse(100, 100, 102), 'G', 5)),
    line(14, gloss(ellipse(100, 100, 88), 'B', 6)),
    ...Array.from({ length: 28 }, (_, i) => {
      const angle = (i / 28) * Math.PI * 2;
      return metal(ellipse(100 + 88 * Math.cos(angle), 100 + 88 * Math.sin(angle), 3.6), 'G', 3);
    }),
  ],
  [
    line(7, metal(ngon(100, 100, 8, 108, 22.5), 'G', 5)),
    line(13, gloss(ngon(100, 100, 8, 96, 22.5), 'C', 6)),
    line(3, metal(ngon(100, 100, 8, 87, 22.5), 'G', 3)),
  ],
  [line(7, metal(lobed(90), 'G', 5)), line(11, gloss(lobed(81), 'A', 6)), line(3, metal(lobed(74), 'G', 3))],
];

function paintLacquer(canvas: Canvas, { width, height, unit, palette, hero: { stance } }: Scene): void {
  eachPixel(canvas, (x, y, i) => {
    const distance = Math.hypot((x - stance.x) / width, ((y - stance.y) / height) * 1.1);
    dimPixel(canvas, i, mix(1.55, 0.55, smooth(0, 0.75, distance)));
  });
  const radius = Math.min(width, height * 1.2) / 9;
  const scales: string[] = [];
  for (let row = 0; row * radius * 0.5 < height + radius * 2; row += 1) {
    for (let column = -1; column * radius * 2 < width + radius * 2; column += 1) {
      const x = column * radius * 2 + (row % 2 ? radius : 0);
      const y = row * radius * 0.5;
      for (const r of [radius / 3, (radius * 2) / 3, radius]) {
        scales.push(
          `M${(x - r).toFixed(1)} ${y.toFixed(1)}A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${(x + r).toFixed(1)} ${y.toFixed(1)}`,
        );
      }
    }
  }
  const fans = `<path d="${scales.join('')}" fill="none" stroke="${palette.G}" stroke-width="${1.5 * unit}"/>`;
  paintSvg(canvas, fans, { opacity: 0.24 });
}

/** Every part with a body gets a gold wire on its edge. */
function wired(motif: Motif): Motif {
  return motif
    .filter((part) => part.material !== 'glow')
    .flatMap((part) => {
      if (part.stroke || part.bevel < 4) return [part];
      const { transform } = part;
      return [part, { ...line(3.4, metal(part.path, 'G', 3)), ...(transform ? { transform } : {}) }];
    });
}

function setEnamel(canvas: Canvas, scene: Scene, figure: Figure): void {
  const { unit, palette } = scene;
  const { stance } = figure;
  const set = {
    motif: wired(figure.motif),
    stance: { ...stance, turn: stance.turn * 0.4, scale: stance.scale * 0.86 },
  };
  const relief = { contact: 8 * unit, bevel: 0.5, height: 0.75, contactStrength: 0.5 };
  const surface = raiseSurface(set, { picture: scene, palette, relief });
  dropShadow(canvas, surface, { radius: 9 * unit, opacity: 0.65, dx: 0, dy: 9 * unit, colour: [0, 0, 0] });
  const shade = glossShader(rgb(palette.rim));
  paintSurface(canvas, surface, (...at) => {
    const colour = shade(...at);
    const isMetal = valueAt(surface.material, at[1]) >= 0.3;
    return isMetal ? colour : [colour[0] * 0.92 + 0.02, colour[1] * 0.92 + 0.02, colour[2] * 0.92 + 0.02];
  });
}

/** Stops of a metal that catches light at its edges and middle. */
const foil = (metalColour: string): readonly (readonly [number, string])[] => [
  [0, blendHex(metalColour, '#fffdf0', 0.72)],
  [0.3, blendHex(metalColour, '#7a4208', 0.28)],
  [0.5, blendHex(metalColour, '#fff6cf', 0.6)],
  [0.75, blendHex(metalColour, '#5a2f04', 0.52)],
  [1, blendHex(metalColour, '#fff2c0', 0.45)],
];

function paintFrame(canvas: Canvas, { width, height, unit, palette }: Scene): void {
  const stops = foil(palette.G).map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`);
  const foilPaint = `<defs><linearGradient id="foil" x1="0" y1="0" x2="1" y2="1">${stops.join('')}</linearGradient></defs>`;
  const edge = (inset: number, thickness: number, stroke: string): string =>
    `<rect x="${inset * unit}" y="${inset * unit}" width="${width - 2 * inset * unit}" height="${height - 2 * inset * unit}" ` +
    `rx="${Math.max(2, (22 - inset) * unit)}" fill="none" stroke="${stroke}" stroke-width="${thickness * unit}"/>`;
  paintSvg(canvas, foilPaint + edge(7, 10, 'url(#foil)') + edge(17, 2.5, '#3a1d05') + edge(23, 2.5, 'url(#foil)'));
}

const floor = (height: number, width: number): string =>
  '<defs><linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-opacity="0"/>' +
  `<stop offset="1" stop-opacity=".8"/></linearGradient></defs><rect y="${height * 0.66}" width="${width}" height="${height * 0.34}" fill="url(#floor)"/>`;

/** Enamel in gold wire on lacquer. */
export const vermeil: VendorStyle = {
  quality: 52,
  title: {
    face: () => openFace('cinzel-decorative', 900),
    upper: false,
    warp: {},
    width: 0.86,
    height: 0.95,
    baseline: 0.915,
  },
  paint(scene) {
    const { width, height, unit, palette, form, hero } = scene;
    const canvas = createCanvas(width, height, blend(rgb(palette.mid), rgb(palette.sky0), 0.55));
    paintLacquer(canvas, scene);
    const { stance } = hero;
    const scale = stance.scale * (form === 'landscape' ? 0.92 : 0.98);
    const halo = { motif: halos[scene.variant(halos.length)] ?? [], stance: { ...stance, turn: 0, scale } };
    const surface = raiseSurface(halo, { picture: scene, palette, relief: { contact: 8 * unit } });
    dropShadow(canvas, surface, { radius: 8 * unit, opacity: 0.5, dx: 0, dy: 8 * unit, colour: [0, 0, 0] });
    paintSurface(canvas, surface, glossShader(rgb(palette.rim)));
    for (const companion of scene.companions) setEnamel(canvas, scene, companion);
    setEnamel(canvas, scene, hero);
    if (form !== 'landscape' && scene.title) paintSvg(canvas, floor(height, width));
    if (scene.framed) paintFrame(canvas, scene);
    return canvas;
  },
  letter(canvas, scene, outline) {
    const base = scene.lettering.main ?? scene.palette.G;
    const { size } = outline;
    const path = (paint: string): string => `<path d="${outline.path}" stroke-linejoin="round" ${paint}/>`;
    const stops = [
      [0, blendHex(base, '#fffdf0', 0.75)],
      [0.3, blendHex(base, '#fff0c0', 0.12)],
      [0.52, blendHex(base, '#4a2404', 0.5)],
      [0.6, blendHex(base, '#fff6cf', 0.6)],
      [1, blendHex(base, '#7a4208', 0.3)],
    ] as const;
    paintSvg(
      canvas,
      atTitle(
        scene,
        titleGradient('title', outline, stops) +
          path(`stroke="#1d0c03" stroke-width="${size * 0.2}" fill="#1d0c03"`) +
          path(
            `fill="#5a3508" stroke="#5a3508" stroke-width="${size * 0.03}" transform="translate(0 ${size * 0.04})"`,
          ) +
          path(`fill="url(#title)" stroke="url(#title)" stroke-width="${size * 0.02}"`),
      ),
    );
  },
};
