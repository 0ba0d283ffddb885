import { describe, expect, it } from 'vitest';
import type { JsonDocument } from '../load/json-document.ts';
import type { MerchantSource } from '../load/merchant-source.ts';
import { applyUpstream } from './apply-upstream.ts';
import { compareUpstream, describeChanges } from './compare-upstream.ts';
import { hasFields, note, type Reading, safeEntries } from './reading.ts';
import { mayBeUpstream, withoutUpstreamFile, withUpstreamFile, writeUpstream } from './upstream-file.ts';

describe('writeUpstream', () => {
  it('gives one text for one configuration, in whatever order the platform said it', () => {
    const text = writeUpstream({ maintenance: true, flags: { B: null, A: [{ d: 1, c: 2 }] } } as never);
    expect(text).toBe(
      '{\n  "flags": {\n    "A": [\n      {\n        "c": 2,\n        "d": 1\n      }\n    ],\n    "B": null\n  },\n  "maintenance": true\n}\n',
    );
    expect(writeUpstream({ flags: { A: [{ c: 2, d: 1 }], B: null }, maintenance: true } as never)).toBe(text);
  });

  it('keeps the order of a list', () => {
    expect(writeUpstream({ imageCDNs: ['b', 'a'] })).toBe('{\n  "imageCDNs": [\n    "b",\n    "a"\n  ]\n}\n');
  });
});

describe('withUpstreamFile and withoutUpstreamFile', () => {
  it('put what the platform said beside the files of a folder, and take it away', () => {
    const files = { folder: 'merchants/brand', files: new Map([['site.json', Buffer.from('{}')]]) };
    const both = withUpstreamFile(files, 'said');
    expect([...both.files]).toEqual([
      ['site.json', Buffer.from('{}')],
      ['upstream.json', Buffer.from('said')],
    ]);
    expect(withoutUpstreamFile(both)).toEqual(files);
    expect(files.files.size).toBe(1);
  });
});

describe('mayBeUpstream', () => {
  it.each<[string, boolean]>([
    ['flags.CBS3', true],
    ['template.mem_cen', true],
    ['register.email.min', true],
    ['maintenance', true],
    ['settings.login.remember', false],
    ['promotions.LOGIN', false],
    ['roles.deposit', false],
    ['flagsOfOld.CBS3', false],
  ])('%s: %s', (name, may) => {
    expect(mayBeUpstream(name)).toBe(may);
  });
});

describe('applyUpstream', () => {
  const document = (file: string, value: unknown): JsonDocument => ({ file, text: '', value });
  const apply = (site: unknown, said: unknown, moved?: JsonDocument['moved']) => {
    const upstream = document('upstream.json', said);
    const own = { ...document('site.json', site), ...(moved ? { moved } : {}) };
    const source = { site: own, upstream } as unknown as MerchantSource;
    return { source, upstream, applied: applyUpstream(source) };
  };

  it('replaces the parts of which the platform speaks, and remembers where its words stand', () => {
    const old = { '/old': { document: document('old.json', {}), pointer: '/was' } };
    const site = {
      source: 'upstream',
      flags: { A: true, B: true },
      roles: { deposit: [0] },
      paths: { a: '/1', b: '/2' },
    };
    const said = { flags: { A: false }, maintenance: true, paths: { 'b/c': '/3', b: '/4' } };
    const { applied, upstream } = apply(site, said, old);
    expect(applied.site.value).toEqual({
      ...site,
      flags: { A: false },
      maintenance: true,
      paths: { a: '/1', b: '/4', 'b/c': '/3' },
    });
    expect(applied.site.moved).toEqual({
      ...old,
      ...Object.fromEntries(
        ['/flags', '/maintenance', '/paths/b~1c', '/paths/b'].map((pointer) => [
          pointer,
          { document: upstream, pointer },
        ]),
      ),
    });
  });

  it('replaces paths as a whole where one of the two is no object', () => {
    const paths = (own: unknown, said: unknown) => {
      const { applied } = apply({ source: 'upstream', paths: own }, { paths: said });
      return [
        (applied.site.value as Readonly<Record<string, unknown>>)['paths'],
        Object.keys(applied.site.moved ?? {}),
      ];
    };
    expect(paths(undefined, { a: '/1' })).toEqual([{ a: '/1' }, ['/paths']]);
    expect(paths(['/x'], { a: '/1' })).toEqual([{ a: '/1' }, ['/paths']]);
    expect(paths({ a: '/1' }, ['/x'])).toEqual([['/x'], ['/paths']]);
  });

  it.each<[string, unknown, unknown]>([
    ['the folder is its own master', { source: 'livery' }, { flags: {} }],
    ['the folder names no master', {}, { flags: {} }],
    ['the site configuration is no object', ['upstream'], { flags: {} }],
    ['what the platform said is no object', { source: 'upstream' }, null],
  ])('changes nothing where %s', (_, site, said) => {
    const { source, applied } = apply(site, said);
    expect(applied).toBe(source);
  });
});

describe('compareUpstream', () => {
  it('names every value that differs, in the order of the names, lists as a whole', () => {
    const before = { flags: { B: 1, A: 'Y', C: null }, imageCDNs: ['a'], register: { email: { min: 4, max: 9 } } };
    const after = {
      flags: { A: 'N', B: 1, C: null },
      imageCDNs: ['a', 'b'],
      register: { email: { max: 9 } },
      maintenance: true,
    };
    expect(compareUpstream(before as never, after as never)).toEqual([
      { name: 'flags.A', from: 'Y', to: 'N' },
      { name: 'imageCDNs', from: ['a'], to: ['a', 'b'] },
      { name: 'maintenance', from: undefined, to: true },
      { name: 'register.email.min', from: 4, to: undefined },
    ]);
    expect(compareUpstream(before as never, structuredClone(before) as never)).toEqual([]);
  });
});

describe('describeChanges', () => {
  it('names the first six, and counts the rest', () => {
    const changes = Array.from({ length: 8 }, (_, index) => ({ name: `F${index}`, from: false, to: true }));
    const first = (count: number) =>
      changes
        .slice(0, count)
        .map(({ name }) => `${name} (false → true)`)
        .join(', ');
    expect(describeChanges(changes)).toBe(`${first(6)} and 2 more`);
    expect(describeChanges(changes.slice(0, 6))).toBe(first(6));
    expect(describeChanges([{ name: 'x', from: ['a', 'b'], to: null }])).toBe('x (2 entries → null)');
  });
});

describe('reading', () => {
  it('lets names through that can be keys, and notes the others', () => {
    const reading: Reading = { unmapped: [] };
    const value = JSON.parse(
      `{ "CBS3": 1, "a.b-c_d": 2, "__proto__": 3, "constructor": 4, "prototype": 5, "3a": 6, "a b": 7, "": 8, "${'a'.repeat(64)}": 9, "${'a'.repeat(65)}": 10, "xé": 11 }`,
    ) as object;
    expect(safeEntries(value, 'info', reading).map(([name]) => name)).toEqual(['CBS3', 'a.b-c_d', 'a'.repeat(64)]);
    expect(reading.unmapped.map(({ name }) => name)).toEqual(
      ['__proto__', 'constructor', 'prototype', '3a', 'a b', '', 'a'.repeat(65), 'xé'].map((name) => `info.${name}`),
    );
    expect(new Set(reading.unmapped.map(({ why }) => why))).toEqual(new Set(['The name cannot be a key.']));
  });

  it('notes a field by its whole name, with the known one that its end is near to', () => {
    const reading: Reading = { unmapped: [] };
    note(reading, 'info.flags.CSB3', 'Nobody knows it.', ['CBS3', 'info']);
    note(reading, 'info', 'Nobody knows it.');
    expect(reading.unmapped).toStrictEqual([
      { name: 'info.flags.CSB3', why: 'Nobody knows it.', nearest: 'CBS3' },
      { name: 'info', why: 'Nobody knows it.' },
    ]);
  });

  it('knows what has fields', () => {
    expect([{}, { a: 1 }].map(hasFields)).toEqual([true, true]);
    expect([null, undefined, [], 'a', 7].map(hasFields)).toEqual([false, false, false, false, false]);
  });
});
