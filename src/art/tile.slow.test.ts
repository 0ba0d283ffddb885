import { describe, expect, it } from 'vitest';
import { createCanvas } from './canvas/canvas.ts';
import { composeScene } from './compose-scene.ts';
import { tileLimit } from './draw-picture.ts';
import { firstGames } from './first-games.ts';
import { formats, ratios } from './form.ts';
import { vendorStyleIds, vendorStyles } from './vendor-styles/index.ts';
import { motifIds, motifs } from './motifs/index.ts';
import { paletteOf } from './palette.ts';
import { raiseSurface } from './surface.ts';
import { drawTile, type TileInputs } from './tile.ts';

const aTile = (changes: Partial<TileInputs> = {}): TileInputs => ({
  ...{ title: 'Ember Tiger', vendor: 'BRIGHTFORGE', style: 'brightforge', motif: 'tiger', palette: 'ember' },
  ...{ backdrop: 'mountain', companions: [], ...changes },
});

describe('drawTile', { timeout: 240_000 }, () => {
  it('gives the same bytes for the same inputs', async () => {
    const inputs = aTile({ style: 'pixelkiln', vendor: 'PIXELKILN' });
    const [first, second] = await Promise.all([drawTile(inputs, 's'), drawTile(inputs, 's')]);
    expect(first.avif.equals(second.avif)).toBe(true);
    expect(first.placeholder).toBe(second.placeholder);
  });

  // One ratio for each style: drawing all of them is the work of npm run art, which prints the largest.
  it.each(vendorStyleIds.map((style, i) => [style, ratios[i % ratios.length] ?? 'p'] as const))(
    'keeps a tile of %s below the limit, in the size of ratio %s',
    async (style, ratio) => {
      const game = firstGames.find(({ vendor }) => vendor === style);
      const picture = await drawTile(aTile({ ...game, style }), ratio);
      expect(picture.avif.length).toBeLessThanOrEqual(tileLimit);
      expect(picture.avif.length).toBeGreaterThan(1500);
      expect([picture.width, picture.height]).toEqual([formats[ratio].width, formats[ratio].height]);
      expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/);
    },
  );

  it('gives two vendors with one style different pictures of the same subject', async () => {
    const inputs = aTile({ style: 'pixelkiln' });
    const [one, other] = await Promise.all([
      drawTile({ ...inputs, vendor: 'IA' }, 's'),
      drawTile({ ...inputs, vendor: 'SIXBALLS' }, 's'),
    ]);
    expect(one.avif.equals(other.avif)).toBe(false);
  });
});

describe('motifs', () => {
  it.each(motifIds)('%s fills its box in numbers only', (id) => {
    const picture = { width: 100, height: 100 };
    const stance = { x: 50, y: 50, scale: 0.5, turn: 7 };
    const surface = raiseSurface({ motif: motifs[id], stance }, { picture, palette: paletteOf('night'), relief: {} });
    const covered = surface.alpha.filter((value) => value > 0.5).length;
    expect(covered).toBeGreaterThan(1200);
    for (const plane of [surface.alpha, surface.red, surface.leanX, surface.leanY, surface.openness]) {
      expect(plane.every(Number.isFinite)).toBe(true);
    }
    expect(motifs[id].length).toBeGreaterThanOrEqual(4);
  });
});

describe('vendorStyles', () => {
  const small = { p: [60, 80], s: [60, 60], l: [88, 55], c: [60, 60] } as const;

  it.each(vendorStyleIds)('%s paints every ratio in numbers only', (id) => {
    const style = vendorStyles[id];
    const subject = {
      title: 'Test',
      palette: 'lagoon',
      backdrop: 'bazaar',
      vendorVariant: { lettering: {} },
      seed: 'test',
    } as const;
    for (const ratio of ratios) {
      const [width, height] = small[ratio];
      const { form, hasTitle } = formats[ratio];
      const companion = { motif: 'crab', side: 'end', level: 'low', scale: 0.4, turn: 8 } as const;
      const scene = composeScene(
        { ...subject, motif: 'koi', companions: [companion] },
        { form, width, height, hasTitle, framed: hasTitle },
        style,
      );
      const canvas = style.paint(scene);
      const blank = createCanvas(canvas.width, canvas.height, [0, 0, 0]);
      expect(canvas.planes.every((plane) => plane.every(Number.isFinite))).toBe(true);
      expect(canvas.planes).not.toEqual(blank.planes);
    }
  });
});
