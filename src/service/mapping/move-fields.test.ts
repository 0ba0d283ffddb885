import { describe, expect, it } from 'vitest';
import { moveFields } from './move-fields.ts';

describe('moveFields', () => {
  it('renames, nests and takes out, one step after another', () => {
    const given = { user: 'ana', pass: 'x', junk: 1 };
    const moves = [
      { from: '/user', to: '/credentials/login' },
      { from: '/pass', to: '/credentials/secret' },
      { from: '/junk' },
      { to: '/channel', value: 'mobile' },
    ];
    expect(moveFields(given, moves)).toEqual({ credentials: { login: 'ana', secret: 'x' }, channel: 'mobile' });
    expect(given).toEqual({ user: 'ana', pass: 'x', junk: 1 });
  });

  it('carries each entry of a list to the entry of the same number', () => {
    const given = {
      page: {
        rows: [
          { ref: 'a', tags: [{ t: 1 }] },
          { ref: 'b', tags: [{ t: 2 }, { t: 3 }] },
        ],
      },
    };
    const moves = [
      { from: '/page/rows', to: '/list' },
      { from: '/list/*/ref', to: '/list/*/id' },
      { from: '/list/*/tags/*/t', to: '/list/*/words/*/word' },
      { from: '/list/*/tags' },
      { from: '/page' },
    ];
    expect(moveFields(given, moves)).toEqual({
      list: [
        { id: 'a', words: [{ word: 1 }] },
        { id: 'b', words: [{ word: 2 }, { word: 3 }] },
      ],
    });
  });

  it('wraps and unwraps the whole, and translates words', () => {
    expect(moveFields([1], [{ from: '', to: '/list' }])).toEqual({ list: [1] });
    expect(moveFields({ list: [1] }, [{ from: '/list', to: '' }])).toEqual([1]);
    const values = { SETTLED: 'paid', '0': false };
    expect(
      moveFields({ s: 'SETTLED', n: 0 }, [
        { from: '/s', to: '/s', values },
        { from: '/n', to: '/n', values },
      ]),
    ).toEqual({
      s: 'paid',
      n: false,
    });
  });

  it('moves nothing that is not there, and reaches no inherited key', () => {
    expect(
      moveFields({ a: 'text' }, [
        { from: '/a/b', to: '/c' },
        { from: '/toString', to: '/d' },
      ]),
    ).toEqual({ a: 'text' });
    expect(moveFields({ a: { 'x/y': 1 } }, [{ from: '/a/x~1y', to: '/b~0c' }])).toEqual({ a: {}, 'b~c': 1 });
  });

  it('fills no place far beyond the end of a list', () => {
    const moved = (to: string) => Object(moveFields({ list: [1] }, [{ value: 2, to }])).list.length;
    expect(['/list/1', '/list/4000000000', '/list/9/a', '/list/x', '/list/-1'].map(moved)).toEqual([2, 1, 10, 1, 1]);
  });
});
