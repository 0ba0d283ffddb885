import fastJsonPatch from 'fast-json-patch';
import { describe, expect, it } from 'vitest';
import { applyPatch } from './apply-patch.ts';

describe('applyPatch', () => {
  it('follows what the service compares', () => {
    const before = { flags: { CBS3: false, 'a/b~c': true }, list: [{ id: 1 }, { id: 2 }, { id: 3 }], gone: 1 };
    const after = { flags: { CBS3: true, 'a/b~c': false, NEW: true }, list: [{ id: 2 }, { id: 4, x: [1] }] };
    expect(applyPatch(before, fastJsonPatch.compare(before, after))).toEqual(after);
    expect(before.flags.CBS3).toBe(false);
  });

  it.each([
    [[{ op: 'remove', path: '/missing' }]],
    [[{ op: 'replace', path: '/a/b', value: 1 }]],
    [[{ op: 'add', path: '/list/9', value: 1 }]],
    [[{ op: 'add', path: '/__proto__', value: {} }]],
    [[{ op: 'test', path: '/list', value: [] }]],
    [['nothing']],
  ])('refuses %j, which does not fit', (operations) => {
    expect(() => applyPatch({ list: [1] }, operations)).toThrow();
  });
});
