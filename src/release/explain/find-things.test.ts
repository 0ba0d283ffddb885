import { describe, expect, it } from 'vitest';
import { resolve } from '../resolve/resolve-sources.fixture.ts';
import { findThings } from './find-things.ts';

const { site, origins } = resolve();
const words = {
  shop: { late: 'Buy later', early: 'Buy now', login: 'Sign in here', title: 'The shop' },
  app: { now: 'Buy now', more: 'Buy now or never' },
};
const find = (asked: string) => findThings(asked, { site, origins }, words);

describe('findThings', () => {
  it('finds things by their names, before anything that reads so', () => {
    expect(find('shop.early')).toEqual({ matches: ['shop.early'] });
    expect(find('flags.CBS3')).toEqual({ matches: ['flags.CBS3'] });
    expect(find('shop:title')).toEqual({ matches: ['shop:title'] });
  });

  it('finds texts by what they read, and the items that one of them labels, each once', () => {
    expect(find('Buy now')).toEqual({ matches: ['shop:early', 'app:now', 'shop.early'] });
    expect(find('sign in HERE')).toEqual({ matches: ['shop:login', 'shop.login'] });
    expect(find('or never')).toEqual({ matches: ['app:more'] });
  });

  it('names the nearest thing where nothing has the name, by all of its name or the end of it', () => {
    expect(find('shop.erly')).toEqual({ matches: [], nearest: 'shop.early' });
    expect(find('erly')).toEqual({ matches: [], nearest: 'early' });
    // A text is no thing.
    expect(find('shop:titel')).toStrictEqual({ matches: [] });
    expect(find('rememberr')).toEqual({ matches: [], nearest: 'remember' });
    expect(find('quite something else that nobody has')).toEqual({ matches: [] });
  });
});
