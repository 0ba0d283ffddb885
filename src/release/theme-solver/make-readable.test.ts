import { converter, type Oklch } from 'culori';
import { describe, expect, it } from 'vitest';
import type { ColourUse } from './colour-roles.ts';
import { type Demand, makeReadable, rounded } from './make-readable.ts';

const grey = (l: number, alpha?: number): Oklch => ({
  ...{ mode: 'oklch', l, c: 0, h: 0 },
  ...(alpha === undefined ? {} : { alpha }),
});
const blue = (l: number): Oklch => ({ mode: 'oklch', l, c: 0.1, h: 250 });
const toOklch = converter('oklch');
const [black, white] = [toOklch('#000'), toOklch('#fff')] as [Oklch, Oklch];

const on = (other: Oklch, least = 4.5): Demand => ({ other, least, isAbove: true });
const under = (other: Oklch, least = 4.5): Demand => ({ other, least, isAbove: false });

const found = (wanted: Oklch, demands: readonly Demand[], use: ColourUse = 'fill', page?: Oklch) =>
  makeReadable(wanted, demands, { page, use });

describe('makeReadable', () => {
  it('keeps a colour that everybody can read, as the file will say it', () => {
    expect(found({ ...blue(0.70049), c: 0.10049, h: 249.96 }, [on(black)])).toEqual({ ...blue(0.7), c: 0.1, h: 250 });
    expect(found(blue(0.5), [])).toEqual(blue(0.5));
  });

  it.each<[string, Oklch, Demand[], number | undefined]>([
    ['darker on white', blue(0.7), [on(white)], 0.565],
    ['lighter on black', blue(0.3), [on(black)], 0.56],
    ['nearly white where little else will do', blue(0.3), [on(black, 20)], 0.985],
    ['black where nothing else will do', blue(0.3), [on(white, 21)], 0],
    ['white where nothing else will do', grey(0.3), [on(black, 20.9)], 1],
    ['no darker than black', grey(0.3025), [on(white, 21)], 0],
    ['no lighter than white', grey(0.7025), [on(black, 20.9)], 1],
    ['lighter where darker is as near', grey(0.5), [on(grey(0.5), 1.01)], 0.505],
    ['a dark colour before it is white', grey(0.75), [on(grey(0.65), 3.2)], 0.37],
    ['what it was where nothing is asked', grey(0.5), [on(grey(0.5), 1)], 0.5],
    ['between two that it must stand out from', blue(0.9), [on(white, 3), on(black, 3)], 0.665],
    ['nothing where two ask for the opposite', blue(0.5), [on(white, 10), on(black, 10)], undefined],
    ['nothing where no lightness is enough', blue(0.5), [on(black, 21)], undefined],
  ])('becomes %s', (_, wanted, demands, l) => {
    expect(found(wanted, demands)).toEqual(l === undefined ? undefined : { ...wanted, l });
  });

  it('turns a label to nearly white or nearly black before it becomes a grey that barely passes', () => {
    expect(found(blue(0.7), [on(white)], 'label')).toEqual(blue(0.18));
    expect(found(blue(0.3), [on(black)], 'label')).toEqual(blue(0.98));
    expect(found(blue(0.7), [on(black)], 'label')).toEqual(blue(0.7));
    // Neither of the two is enough: then a grey after all.
    expect(found(grey(0.5), [on(white, 20)], 'label')).toEqual(grey(0.135));
  });

  it('measures what a screen shows: a veil over what is below it, and that over the page', () => {
    const veil = grey(1, 0.5);
    expect(found(veil, [on(black, 5)], 'line')).toEqual(veil);
    expect(found(veil, [on(black, 6)], 'line')).toBeUndefined();
    expect(found(veil, [under(black, 5)], 'line', black)).toEqual(veil);
    expect(found(veil, [under(black, 6)], 'line', black)).toBeUndefined();
    expect(found(veil, [under(black, 20)], 'line', white)).toEqual(veil);
    expect(found(grey(0), [on(veil, 6)], 'ink', white)).toEqual(grey(0));
    expect(found(grey(0), [on(veil, 6)], 'ink', black)).toBeUndefined();
  });
});

describe('rounded', () => {
  it('has the digits that a theme file has, and a hue where grey has none', () => {
    expect(rounded({ mode: 'oklch', l: 0.12345, c: 0.06789, h: 123.456, alpha: 0.5 })).toEqual({
      ...{ mode: 'oklch', l: 0.123, c: 0.068, h: 123.5, alpha: 0.5 },
    });
    expect(rounded({ mode: 'oklch', l: 1, c: 0 })).toEqual({ mode: 'oklch', l: 1, c: 0, h: 0 });
  });
});
