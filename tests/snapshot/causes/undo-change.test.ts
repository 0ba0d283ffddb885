import { describe, expect, it } from 'vitest';
import { changesBetween } from './undo-change.ts';

const files = (contents: Readonly<Record<string, unknown>>) =>
  new Map(
    Object.entries(contents).map(([path, content]) => [
      path,
      Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
    ]),
  );
const read = (all: ReadonlyMap<string, Uint8Array>) =>
  Object.fromEntries([...all].map(([path, bytes]) => [path, Buffer.from(bytes).toString('utf8')]));

describe('changesBetween', () => {
  it('takes back one value of JSON and leaves every other change @T-043', () => {
    const before = files({ 'brand/site.json': { flags: { A: false, B: false } } });
    const after = files({ 'brand/site.json': { flags: { A: true, B: true, C: true } } });
    const changes = changesBetween(before, after);
    expect(changes.map(({ place }) => place)).toEqual([
      'brand/site.json#/flags/A',
      'brand/site.json#/flags/B',
      'brand/site.json#/flags/C',
    ]);
    const [one, , three] = changes.map(({ takeBack }) => read(takeBack(after))['brand/site.json']);
    expect(JSON.parse(one ?? '')).toEqual({ flags: { A: false, B: true, C: true } });
    expect(JSON.parse(three ?? '')).toEqual({ flags: { A: true, B: true } });
  });

  it('takes back a list as a whole, a removed value, and a file that came, went or is no JSON @T-043', () => {
    const before = files({
      'brand/navigation.json': { slots: ['a', 'b'], old: 1 },
      'brand/logo.svg': 'one',
      gone: 'x',
    });
    const after = files({ 'brand/navigation.json': { slots: ['b', 'a'] }, 'brand/logo.svg': 'two', come: 'y' });
    const back = changesBetween(before, after).map(({ place, takeBack }) => [place, read(takeBack(after))] as const);
    expect(back.map(([place]) => place)).toEqual([
      'brand/logo.svg',
      'brand/navigation.json#/slots',
      'brand/navigation.json#/old',
      'come',
      'gone',
    ]);
    const undone = Object.fromEntries(back);
    expect(undone['brand/logo.svg']).toMatchObject({ 'brand/logo.svg': 'one', come: 'y' });
    expect(JSON.parse(undone['brand/navigation.json#/slots']?.['brand/navigation.json'] ?? '')).toEqual({
      slots: ['a', 'b'],
    });
    expect(JSON.parse(undone['brand/navigation.json#/old']?.['brand/navigation.json'] ?? '')).toEqual({
      slots: ['b', 'a'],
      old: 1,
    });
    expect(undone['come']).not.toHaveProperty('come');
    expect(undone['gone']).toHaveProperty('gone');
  });

  it('sees no change in the order of keys and in spaces @T-043', () => {
    expect(changesBetween(files({ 'a.json': '{"a":1,"b":2}' }), files({ 'a.json': '{ "b": 2, "a": 1 }' }))).toEqual([]);
  });
});
