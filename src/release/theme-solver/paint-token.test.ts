import type { Oklch } from 'culori';
import { describe, expect, it } from 'vitest';
import type { ColourRole, ColourSource, ColourUse } from './colour-roles.ts';
import { isPainted, paintToken } from './paint-token.ts';

const colour = (l: number, c: number, h?: number): Oklch => ({
  mode: 'oklch',
  l,
  c,
  ...(h === undefined ? {} : { h }),
});
const role = (source: ColourSource, use: ColourUse): ColourRole => ({ token: 'color.x', source, use });

const brand = { first: colour(0.6, 0.2, 30), second: colour(0.3, 0.12, 340) };
const paint = colour(0.5, 0.15, 100);
const faint = colour(0.95, 0.03, 100);

describe('paintToken', () => {
  it.each<[ColourSource, ColourUse, Oklch, Oklch]>([
    // What means the same in every brand stays.
    ['kept', 'ink', paint, paint],
    // A ground takes the hue of the second colour; so does what the pack draws as a tinted grey.
    ['ground', 'line', paint, colour(0.5, 0.15, 340)],
    ['ground', 'label', faint, colour(0.95, 0.03, 340)],
    ['first', 'fill', colour(0.5, 0.059, 100), colour(0.5, 0.059, 340)],
    ['first', 'fill', colour(0.5, 0.06, 100), brand.first],
    // A fill and an ink are the colour as given, a line stays as light and as quiet as it is drawn.
    ['first', 'fill', paint, brand.first],
    ['second', 'ink', paint, brand.second],
    ['first', 'line', paint, colour(0.5, 0.15, 30)],
    ['second', 'line', paint, colour(0.5, 0.12, 340)],
    // Neighbours lie forty degrees away and keep the lightness of the pack.
    ['third', 'fill', paint, colour(0.5, 0.2, 350)],
    ['fourth', 'fill', paint, colour(0.5, 0.12, 20)],
    ['third', 'line', paint, colour(0.5, 0.15, 350)],
  ])('paints what is %s and %s', (source, use, base, wanted) => {
    expect(paintToken(role(source, use), base, brand)).toEqual(wanted);
  });

  it('takes the hue of grounds from the first colour where the second is grey', () => {
    const second = colour(0.3, 0.019, 340);
    const ground = role('ground', 'line');
    expect(paintToken(ground, faint, { ...brand, second })).toEqual({ ...faint, h: 30 });
    expect(paintToken(ground, faint, { ...brand, second: { ...second, c: 0.02 } })).toEqual({
      ...faint,
      c: 0.03 * (0.02 / 0.06),
      h: 340,
    });
  });

  it('makes grey grounds for a grey brand', () => {
    const grey = { first: colour(0.5, 0), second: colour(0.2, 0) };
    expect(paintToken(role('ground', 'line'), faint, grey)).toEqual(colour(0.95, 0, 0));
    expect(paintToken(role('fourth', 'fill'), paint, grey)).toEqual(colour(0.5, 0, 40));
  });
});

describe('isPainted', () => {
  it('is true of fills in a colour of the brand', () => {
    const painted = (source: ColourSource, use: ColourUse, base = paint) => isPainted(role(source, use), base);
    expect([painted('first', 'fill'), painted('fourth', 'fill', colour(0.5, 0.06, 0))]).toEqual([true, true]);
    const others = [
      painted('kept', 'fill'),
      painted('ground', 'fill'),
      painted('first', 'line'),
      painted('first', 'fill', colour(0.5, 0.059, 0)),
    ];
    expect(others).toEqual([false, false, false, false]);
  });
});
