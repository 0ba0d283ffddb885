import { describe, expect, it } from 'vitest';
import { diffManifests } from './diff-manifests.ts';

const manifest = (...lines: readonly string[]) => `${lines.join('\n')}\n`;

const before = manifest(
  'Brand (brand)',
  'maintenance off',
  '',
  'SWITCHES',
  'flags on: CBS3',
  '',
  'SLOTS',
  'footer.tab',
  '  guest, agent-member',
  '    home.tab  "Home"',
  '    shop.tab  "Shop"',
  '  member',
  '    home.tab  "Home"',
  'header.clock',
  '  everybody: nothing',
  'sent elsewhere',
  '  guest',
  '    /m/shop → login.screen',
  '',
  'WEIGHTS, at most',
  'site 8 kB',
);
const changed = (from: string, to?: string) =>
  diffManifests(before, before.replace(`${from}\n`, to === undefined ? '' : `${to}\n`));

describe('diffManifests', () => {
  it('has nothing to say of equal texts', () => {
    expect(diffManifests(before, before)).toEqual([]);
  });

  it.each<[string, string | undefined, string[]]>([
    ['Brand (brand)', 'Brand (other)', ['- Brand (brand)', '+ Brand (other)']],
    ['flags on: CBS3', 'flags on: none', ['  SWITCHES', '- flags on: CBS3', '+ flags on: none']],
    [
      '    shop.tab  "Shop"',
      undefined,
      ['  SLOTS', '  footer.tab', '    guest, agent-member', '-     shop.tab  "Shop"'],
    ],
    ['  everybody: nothing', '  everybody', ['  SLOTS', '  header.clock', '-   everybody: nothing', '+   everybody']],
    [
      '    /m/shop → login.screen',
      undefined,
      ['  SLOTS', '  sent elsewhere', '    guest', '-     /m/shop → login.screen'],
    ],
    ['site 8 kB', 'site 12 kB', ['  WEIGHTS, at most', '- site 8 kB', '+ site 12 kB']],
  ])('puts the headings above the line %s', (from, to, lines) => {
    expect(changed(from, to)).toEqual(lines);
  });

  it('says headings once for lines that follow each other, and only those that are others', () => {
    const after = before
      .replaceAll('home.tab  "Home"', 'home.tab  "House"')
      .replace('shop.tab  "Shop"', 'shop.tab  "Store"');
    expect(diffManifests(before, after)).toEqual([
      '  SLOTS',
      '  footer.tab',
      '    guest, agent-member',
      '-     home.tab  "Home"',
      '-     shop.tab  "Shop"',
      '+     home.tab  "House"',
      '+     shop.tab  "Store"',
      '    member',
      '-     home.tab  "Home"',
      '+     home.tab  "House"',
    ]);
  });

  it('puts only the visitors above a line of whom it speaks', () => {
    const after = before.replace('  member\n    home.tab  "Home"', '  member\n    home.tab  "House"');
    expect(diffManifests(before, after)).toEqual([
      ...['  SLOTS', '  footer.tab', '    member'],
      ...['-     home.tab  "Home"', '+     home.tab  "House"'],
    ]);
  });

  it('takes no line with values for a heading', () => {
    const lines = (value: string) =>
      manifest('SWITCHES', 'A sentence', 'Flags', 'slot two', '  Guest', 'say NO MORE', 'Slot  two', `x: ${value}`);
    expect(diffManifests(lines('1'), lines('2'))).toEqual(['  SWITCHES', '- x: 1', '+ x: 2']);
  });
});
