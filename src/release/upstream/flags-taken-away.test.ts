import { describe, expect, it } from 'vitest';
import { flagsTakenAway } from './flags-taken-away.ts';
import { withUpstreamFile } from './upstream-file.ts';

/** A folder that follows a platform, with the switches of its own `site.json`. */
function aFolder(flags: object, template: object = {}) {
  const site = JSON.stringify({ source: 'upstream', flags, template });
  return { folder: 'merchants/karat', files: new Map([['site.json', Buffer.from(site)]]) };
}

const saying = (folder: ReturnType<typeof aFolder>, flags: object, template: object = {}) =>
  withUpstreamFile(folder, JSON.stringify({ flags, template }));
const on = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`F${index}`, 'Y']));

describe('flagsTakenAway', () => {
  it('names everything that is on when an answer speaks of no switch at all, the first answer included', () => {
    const folder = aFolder({ CBS3: true, DEPOSIT: 1, WITHDRAW: false }, { mem_cen: '1' });
    expect(flagsTakenAway(folder, saying(folder, {}))).toEqual(['flags.CBS3', 'flags.DEPOSIT', 'template.mem_cen']);
    expect(flagsTakenAway(saying(folder, on(1)), saying(folder, {}))).toEqual(['flags.F0']);
  });

  it('lets the first answer decide which switches there are', () => {
    const folder = aFolder(on(9));
    expect(flagsTakenAway(folder, saying(folder, { CBS3: 'N' }))).toEqual([]);
  });

  it('names what goes when it is more than two and more than half', () => {
    const folder = aFolder({});
    const before = saying(folder, { ...on(5), WITHDRAW: 'N' });
    expect(flagsTakenAway(before, saying(folder, { F0: 'Y', F1: 'Y' }))).toEqual(['flags.F2', 'flags.F3', 'flags.F4']);
    expect(flagsTakenAway(before, saying(folder, { F0: 'Y', F1: 'Y', F2: 'Y' }))).toEqual([]);
    // Three of six are no more than half.
    for (const count of [6, 7])
      expect(flagsTakenAway(saying(folder, on(count)), saying(folder, on(count - 3)))).toEqual([]);
    expect(flagsTakenAway(saying(folder, on(2)), saying(folder, { CBS3: 'N' }))).toEqual([]);
  });

  it('says nothing of what an answer switches off by name', () => {
    const folder = aFolder({});
    const off = Object.fromEntries(Object.keys(on(9)).map((name) => [name, 'N']));
    expect(flagsTakenAway(saying(folder, on(9)), saying(folder, off))).toEqual([]);
  });
});
