import { formatHex8, parse } from 'culori';
import { describe, expect, it } from 'vitest';
import { blendOver } from './blend-over.ts';

const blended = (top: string, below: string) => {
  const mixed = blendOver(parse(top), parse(below));
  return mixed && formatHex8(mixed);
};

describe('blendOver', () => {
  it.each([
    ['an opaque colour', '#336699', '#ffffff', '#336699ff'],
    ['half of a colour', 'rgb(0 100 200 / 50%)', 'rgb(100 200 0)', '#329664ff'],
    ['a tenth of a colour', 'rgb(200 0 100 / 10%)', 'rgb(0 100 200)', '#145abeff'],
    ['nothing of a colour', 'rgb(0 0 0 / 0)', '#123456', '#123456ff'],
  ])('lays %s over another one', (_what, top, below, seen) => {
    expect(blended(top, below)).toBe(seen);
  });

  it('has nothing where there is no colour, and the colour itself where nothing is below it', () => {
    expect(blended('none at all', '#ffffff')).toBeUndefined();
    expect(blended('rgb(0 0 0 / 50%)', 'none at all')).toBe('#00000080');
  });

  it('takes both colours as a screen shows them, with as much chroma as it can', () => {
    expect(blended('oklch(.7 .4 150)', '#ffffff')).toBe(blended('oklch(.7 .21 150)', '#ffffff'));
    const [over, under] = ['rgb(0 0 0 / 50%)', 'oklch(.7 .4 150)'];
    expect(blended(over, under)).toBe(blended(over, 'oklch(.7 .21 150)'));
  });
});
