import fc from 'fast-check';

/** Texts that have broken parsers, databases and pages before: numbers at their edges, dates, bytes, code and paths. */
const knownTexts = [
  ...['', ' ', '0', '-0', '-1', '1e3', '1e400', '0x10', '1,5', '٣', 'NaN', 'Infinity', '00000000000000000001'],
  ...['2147483647', '2147483648', '9007199254740993', '9223372036854775808', '1.005', '0.001', '-50.00', '1e-7'],
  ...[
    'true',
    'null',
    'undefined',
    '[]',
    '{}',
    '[object Object]',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
  ],
  ...['0000-00-00', '2026-02-30', '9999999-12-31', '-1-01-01', '2026-13-01T25:61:61Z', '1970-01-01', 'tomorrow'],
  ...[
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\ufeff',
    '\u202emoc.reyalp',
    '\r\nSet-Cookie: a=b',
    '\u0085',
    '\u2028',
  ],
  ...[
    "' or 1=1--",
    '"; drop table account; --',
    '%',
    '_',
    '%%%',
    '\\',
    "\\'",
    '$1',
    '${7*7}',
    '{{7*7}}',
    '$(id)',
    '`id`',
  ],
  ...['<img src=x onerror=alert(1)>', '</script><script>', 'javascript:alert(1)', '//evil.example', '/\\evil.example'],
  ...[
    '../../../../etc/passwd',
    '..%2f..%2f',
    'file:///etc/passwd',
    'http://127.0.0.1:1/',
    'http://[::1]/',
    '/\t/evil.example',
  ],
  ...['😀', 'ߐ'.repeat(40), 'é', 'ﷺ', 'İ', 'ß', 'Ǆ', '\u0301'.repeat(50), 'کراچی', 'a'.repeat(256), 'a'.repeat(5_000)],
  ...['(a+)+$', '^(([a-z])+.)+[A-Z]([a-z])+$', '*', '?', '%s%s%n', '#', '&a=b', ';', '..', '.', '/'],
];

/** A text that no honest browser would send, or a text made by chance. */
export const strangeText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...knownTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme-composite', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.double().map(String) },
);

/** A JSON value of any kind and size, most of them of another kind than a call asks for. */
export const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: strangeText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      ...[null, true, false, 0, -1, 1.5, 1e21, -1e308, 2_147_483_648, 2 ** 53],
      ...[[], {}, [null], [[]], { $gt: '' }, { toString: 1 }, { length: 1e9 }, ['a', 'b'], { valueOf: null }],
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.array(strangeText, { maxLength: 50 }) },
);

/** JSON text that is more than a plain object of fields: wrong roots, depth, doubled and dangerous names, broken ends. */
export const strangeJson: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      'null',
      'true',
      '0',
      '1e999',
      '"text"',
      '[]',
      '[{}]',
      '{',
      '{"a":',
      '{"a":1,}',
      "{'a':1}",
      '{}{}',
      '\ufeff{}',
    ],
    ...[
      '{"__proto__":{"type":4}}',
      '{"constructor":{"prototype":{"type":4}}}',
      '{"a":1,"a":2}',
      '{"":0}',
      'NaN',
      '\u0000',
    ],
    '['.repeat(20_000),
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
    `{"a":"${'x'.repeat(70_000)}"}`,
    `{"a":[${'0,'.repeat(20_000)}0]}`,
  ),
  fc.json({ maxDepth: 4 }),
);
