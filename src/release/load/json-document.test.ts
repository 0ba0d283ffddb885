import { describe, expect, it } from 'vitest';
import type { JsonDocument } from './json-document.ts';
import {
  DEEPEST,
  MOST_VALUES,
  parseJson,
  placeOf,
  pointerOf,
  pointerSegments,
  problemAbout,
  problemIn,
} from './json-document.ts';

const file = 'merchants/brand/site.json';

/** `line:column CODE#pointer: message` of everything that is wrong with a text. */
const faultsOf = (text: string) =>
  parseJson(file, text).problems.map(
    ({ code, line, column, pointer, message }) => `${line}:${column} ${code}#${pointer}: ${message}`,
  );

describe('parseJson', () => {
  it('gives the value of a file that is right, with its text', () => {
    const text = '{\n  "flags": { "CBS3": true },\n  "domains": ["a.example", "b.example"]\n}\n';
    expect(parseJson(file, text)).toEqual({
      document: {
        file,
        text,
        value: { flags: { CBS3: true }, domains: ['a.example', 'b.example'] },
        places: {
          offsets: new Map([
            ['', { value: 0, key: 0 }],
            ['/flags', { value: 13, key: 4 }],
            ['/flags/CBS3', { value: 23, key: 15 }],
            ['/domains', { value: 44, key: 33 }],
            ['/domains/0', { value: 45, key: 45 }],
            ['/domains/1', { value: 58, key: 58 }],
          ]),
          lines: [0, 2, 31, 71, 73],
        },
      },
      problems: [],
    });
  });

  it.each([
    ['', '1:1 JSON_SYNTAX#: The file is empty.'],
    [' \n', '2:1 JSON_SYNTAX#: The file is empty.'],
    ['{\n  "a": 1,\n}', '3:1 JSON_SYNTAX#: Not valid JSON: property name expected.'],
    ['{\n  // why\n  "a": 1\n}', '2:3 JSON_SYNTAX#: Not valid JSON: invalid comment token.'],
    ['{ "a": 1 "b": 2 }', '1:10 JSON_SYNTAX#: Not valid JSON: comma expected.'],
    ['{ "a": 1 } 2', '1:12 JSON_SYNTAX#: Not valid JSON: end of file expected.'],
  ])('says where %j is no JSON, and why', (text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
    expect(parseJson(file, text)).not.toHaveProperty('document');
  });

  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  it('refuses the bracket that is one too many, at its place', () => {
    expect(faultsOf(nested(DEEPEST))).toEqual([]);
    expect(faultsOf(`{\n  "a": ${nested(DEEPEST)}\n}`)).toEqual([
      '2:39 JSON_TOO_DEEP#: More than 32 brackets are open here.',
    ]);
    expect(faultsOf(`{ "a": ${'{ "b": '.repeat(DEEPEST)}1${'}'.repeat(DEEPEST + 1)}`)).toEqual([
      '1:225 JSON_TOO_DEEP#: More than 32 brackets are open here.',
    ]);
  });

  it('counts only brackets that are open at once, and none in texts', () => {
    for (const pair of ['{}', '[]']) {
      const row = Array.from({ length: DEEPEST }, () => pair).join();
      expect(faultsOf(`[[${row}], [${row}]]`)).toEqual([]);
    }
    expect(faultsOf(JSON.stringify({ a: '[{'.repeat(DEEPEST) }))).toEqual([]);
    expect(faultsOf(JSON.stringify({ a: `"${'[{'.repeat(DEEPEST)}` }))).toEqual([]);
    expect(faultsOf(JSON.stringify(['}]'.repeat(9), ...JSON.parse(nested(DEEPEST - 1))]))).toEqual([]);
    expect(faultsOf(`["}]}]}]", ${nested(DEEPEST)}]`)).toEqual([
      '1:43 JSON_TOO_DEEP#: More than 32 brackets are open here.',
    ]);
  });

  it('refuses more values than anybody writes', () => {
    const values = (count: number) => JSON.stringify(Array.from({ length: count - 1 }, () => 1));
    expect(faultsOf(values(MOST_VALUES))).toEqual([]);
    expect(faultsOf(values(MOST_VALUES + 1))).toEqual([
      '1:1 FILE_TOO_LARGE#: The file has 5001 values; 5000 is the limit.',
    ]);
  });

  it('refuses keys that are given twice in one object or mean something to JavaScript, wherever they stand', () => {
    const text = [
      '{',
      '  "a": { "x": 1, "y": 2, "x": 3 },',
      '  "b": { "x": 1 },',
      '  "list": [{}, { "__proto__": { "a/b": 1, "a/b": 2 } }],',
      '  "constructor": 1, "prototype": 1, "constructor": 2',
      '}',
    ].join('\n');
    expect(faultsOf(text)).toEqual([
      '2:26 JSON_DUPLICATE_KEY#/a/x: "x" is given twice.',
      '4:18 JSON_UNSAFE_KEY#/list/1/__proto__: "__proto__" cannot be a key.',
      '4:43 JSON_DUPLICATE_KEY#/list/1/__proto__/a~1b: "a/b" is given twice.',
      '5:3 JSON_UNSAFE_KEY#/constructor: "constructor" cannot be a key.',
      '5:21 JSON_UNSAFE_KEY#/prototype: "prototype" cannot be a key.',
      '5:37 JSON_UNSAFE_KEY#/constructor: "constructor" cannot be a key.',
    ]);
    expect(parseJson(file, text)).not.toHaveProperty('document');
  });
});

const text = '{\n  "flags": {\n    "CBS3": true\n  },\n  "a/b": ["x", "y"]\n}\n';
const draft = { code: 'FLAG_UNKNOWN', message: 'Nobody knows it.' } as const;

describe('problemIn', () => {
  const placeIn = (document: Parameters<typeof problemIn>[0], pointer: string, atKey = false) => {
    const { file: at, line, column, pointer: named } = problemIn(document, pointer, { ...draft, atKey });
    return `${at}:${line}:${column}#${named}`;
  };

  it('says everything of a problem: the code has severity and hint where nobody gives others', () => {
    const place = { file, line: 3, column: 13, pointer: '/flags/CBS3' };
    expect(problemIn({ file, text }, '/flags/CBS3', draft)).toStrictEqual({
      ...{ code: 'FLAG_UNKNOWN', severity: 'error', ...place },
      ...{ message: 'Nobody knows it.', hint: expect.stringMatching(/\w/) },
    });
    const given = { ...draft, severity: 'warning', hint: 'Ask.', nearest: 'CBS4' } as const;
    expect(problemIn({ file, text }, '/flags/CBS3', given)).toStrictEqual({
      ...{ code: 'FLAG_UNKNOWN', severity: 'warning', ...place },
      ...{ message: 'Nobody knows it.', hint: 'Ask.', nearest: 'CBS4' },
    });
  });

  it.each([
    ['a document that was parsed', parseJson(file, text).document ?? { file, text: '' }],
    ['a text alone', { file, text }],
  ])('points at the value, the key, or the nearest place that there is, in %s', (_, document) => {
    expect(placeIn(document, '/flags/CBS3')).toBe(`${file}:3:13#/flags/CBS3`);
    expect(placeIn(document, '/flags/CBS3', true)).toBe(`${file}:3:5#/flags/CBS3`);
    expect(placeIn(document, '/flags/CBS4/more', true)).toBe(`${file}:2:12#/flags/CBS4/more`);
    expect(placeIn(document, '/a~1b/1', true)).toBe(`${file}:5:16#/a~1b/1`);
    expect(placeIn(document, '/none')).toBe(`${file}:1:1#/none`);
    expect(placeIn(document, '')).toBe(`${file}:1:1#`);
  });

  it('points at the beginning of what stands in the file where there is nothing nearer', () => {
    const spaced = '\n  [["a", 1]]';
    for (const document of [parseJson(file, spaced).document ?? { file, text: '' }, { file, text: spaced }]) {
      expect(placeIn(document, '/none')).toBe(`${file}:2:3#/none`);
      expect(placeIn(document, '/0/1')).toBe(`${file}:2:10#/0/1`);
      // What a list in a list begins with is no name.
      expect(placeIn(document, '/a')).toBe(`${file}:2:3#/a`);
    }
  });

  it('points at the first line of a file without content', () => {
    expect(placeIn({ file, text: '' }, '/flags')).toBe(`${file}:1:1#/flags`);
  });

  it('points at where the author wrote what an upgrade or a platform brought here', () => {
    const platform = { file: 'upstream.json', text: '{\n  "said": {\n    "CBS3": 1\n  }\n}', value: {} };
    const moved = { '/flags': { document: platform, pointer: '/said' } };
    const lifted = { ...platform, file: 'lifted.json', moved };
    expect(placeIn({ file, text, moved }, '/flags')).toBe('upstream.json:2:11#/said');
    expect(placeIn({ file, text, moved }, '/flags/CBS3')).toBe('upstream.json:3:13#/said/CBS3');
    expect(placeIn({ file, text, moved: { '/x': { document: lifted, pointer: '/flags' } } }, '/x/CBS3')).toBe(
      'upstream.json:3:13#/said/CBS3',
    );
    // A name that only begins alike has not moved.
    expect(placeIn({ file, text, moved }, '/flagsOfOld')).toBe(`${file}:1:1#/flagsOfOld`);
  });
});

describe('placeOf', () => {
  const old: JsonDocument = { file: 'registration.json', text: '', value: {} };
  const moved = { '/settings/captcha': { document: old, pointer: '/captcha' } };
  const site = {
    file,
    moved: { '/settings': { document: { ...old, file: 'merchant.json', moved }, pointer: '/settings' } },
  };

  it('names file and pointer where the author wrote something', () => {
    expect(placeOf({ file }, '/settings/captcha')).toEqual({ file, pointer: '/settings/captcha' });
    expect(placeOf(site, '/settings')).toEqual({ file: 'merchant.json', pointer: '/settings' });
    expect(placeOf(site, '/settings/captcha')).toEqual({ file: 'registration.json', pointer: '/captcha' });
    expect(placeOf(site, '/settingsOfOld')).toEqual({ file, pointer: '/settingsOfOld' });
  });
});

describe('problemAbout', () => {
  it('stands at the beginning of a file', () => {
    expect(problemAbout(file, { ...draft, hint: 'Ask.' })).toStrictEqual({
      ...{ code: 'FLAG_UNKNOWN', severity: 'error', file, line: 1, column: 1, pointer: '' },
      ...{ message: 'Nobody knows it.', hint: 'Ask.' },
    });
  });
});

describe('pointerOf and pointerSegments', () => {
  it.each<[string, (string | number)[]]>([
    ['', []],
    ['/slots/footer.tab/0', ['slots', 'footer.tab', 0]],
    ['/a~1b/c~0d/~01', ['a/b', 'c~d', '~1']],
    ['/7/10/123/007/1x/x1', [7, 10, 123, '007', '1x', 'x1']],
    ['/', ['']],
  ])('%s', (pointer, segments) => {
    expect(pointerSegments(pointer)).toEqual(segments);
    expect(pointerOf(...segments)).toBe(pointer);
  });
});
