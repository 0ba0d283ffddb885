import { describe, expect, it } from 'vitest';
import { platformCalls } from '../../contracts/generated/platform-calls.ts';
import { aDocument, aSource, inWords, type SourceOptions } from './a-source.fixture.ts';
import { checkMapping } from './check-mapping.ts';
import { checkPlatform } from './check-platform.ts';

type Mapping = NonNullable<SourceOptions['mapping']>;
const [{ name: call } = { name: '' }] = platformCalls;

/** What is wrong with a mapping of the brand `my-brand`, as `pointer: message`. */
const faults = (mapping: Mapping, code: string | undefined = 'my-brand') =>
  checkMapping(aDocument('platform.json', mapping), code).map(({ pointer, message }) => `${pointer}: ${message}`);
const step = (move: object) => faults({ calls: { [call]: { request: [move] } } } as unknown as Mapping);

describe('checkMapping', () => {
  it('has nothing to say of a mapping that says nothing', () => {
    expect(faults({})).toEqual([]);
  });

  it.each([
    'host',
    'connection',
    'content-length',
    'proxy-authorization',
    'cookie',
    'merchant',
    'x-forwarded-for',
    'livery-call',
  ])('leaves the header %s to the service', (header) => {
    const message = `The header ${header} is written by the service alone.`;
    expect(faults({ headers: { [header]: 'x' } })).toEqual([`/headers/${header}: ${message}`]);
    expect(faults({ token: { header } } as Mapping)).toEqual([`/token/header: ${message}`]);
  });

  it.each(['authorization', 'x-host', 'host-name', 'x-cookie'])('lets a brand write the header %s', (header) => {
    expect(faults({ headers: { [header]: 'x' }, token: { header } } as Mapping)).toEqual([]);
  });

  it('lets a brand name secrets of its own alone', () => {
    const named = (env: string) => faults({ headers: { 'x-key': { env } } });
    expect([named('PLATFORM_MY_BRAND__KEY'), named('PLATFORM_MY_BRAND__KEY_2')]).toEqual([[], []]);
    for (const env of [
      'PLATFORM_OTHER__KEY',
      'PLATFORM_MY_BRAND__',
      'PLATFORM_MY_BRAND__key',
      'PLATFORM_MY_BRAND__A__B',
    ])
      expect(named(env)).toEqual([
        `/headers/x-key/env: ${env} is no secret of this brand; its names begin with PLATFORM_MY_BRAND__.`,
      ]);
    expect(faults({ ca: { env: 'CA' } })).toEqual([
      '/ca/env: CA is no secret of this brand; its names begin with PLATFORM_MY_BRAND__.',
    ]);
  });

  it('lets the file of the server name every secret', () => {
    const mapping = { ca: { env: 'CA' }, headers: { 'x-key': { env: 'KEY' } } };
    expect(checkMapping(aDocument('platform.json', mapping))).toEqual([]);
  });

  it('knows no call that the engine does not make', () => {
    expect(faults({ calls: { [`${call}x`]: {} } })).toEqual([`/calls/${call}x: There is no call "${call}x".`]);
  });

  it.each<[object, string | undefined]>([
    [{ from: '/a', to: '/b' }, undefined],
    [{ from: '/rows/*/a', to: '/rows/*/b' }, undefined],
    [{ from: '/a' }, undefined],
    [{ from: '/rows/*' }, undefined],
    [{ value: 1, to: '/b' }, undefined],
    [{ to: '/b' }, 'The step has neither "from" nor "value".'],
    [{}, 'The step has neither "from" nor "value".'],
    [{ value: 1 }, 'The step puts its value nowhere.'],
    [{ from: '/a', value: 1, to: '/b' }, 'The step has "from" and "value".'],
    [{ from: '/__proto__/a', to: '/b' }, '"__proto__" cannot be a key.'],
    [{ from: '/a', to: '/constructor' }, '"constructor" cannot be a key.'],
    [{ from: '/a', to: '/x/prototype' }, '"prototype" cannot be a key.'],
    [{ from: '/rows/*/a', to: '/b' }, '"from" has 1 stars, "to" has 0.'],
    [{ value: 1, to: '/rows/*/b' }, '"from" has 0 stars, "to" has 1.'],
  ])('judges the step %j', (move, sentence) => {
    expect(step(move)).toEqual(sentence === undefined ? [] : [`/calls/${call}/request/0: ${sentence}`]);
  });

  it('judges the steps of an answer too, each at its own place', () => {
    const calls = { [call]: { request: [{ from: '/a' }], answer: [{ from: '/a' }, { value: 1 }] } };
    expect(faults({ calls } as unknown as Mapping)).toEqual([
      `/calls/${call}/answer/1: The step puts its value nowhere.`,
    ]);
  });
});

describe('checkPlatform', () => {
  const said = (options: SourceOptions) => inWords(checkPlatform(aSource(options)));

  it('warns of a mapping that nobody reads', () => {
    expect(said({ mapping: {} })).toEqual([
      'warning MAPPING_UNUSED platform.json#: site.json does not say "source": "upstream".',
    ]);
    expect(said({ mapping: {}, site: { source: 'upstream' } })).toEqual([]);
    expect(said({})).toEqual([]);
  });

  it('wants TLS but on this machine and for hosts that the mapping names', () => {
    const at = (url: string, mapping: Mapping = {}) =>
      said({ site: { source: 'upstream', upstream: { url } }, mapping });
    for (const url of ['https://p.example', 'http://localhost:3000', 'http://127.0.0.1:3000/api'])
      expect(at(url)).toEqual([]);
    expect(at('http://p.example:80/api', { plainHttp: ['p.example'] })).toEqual([]);
    expect(at('http://p.example/api', { plainHttp: ['q.example'] })).toEqual([
      'URL_UNSAFE site.json#/upstream/url: http://p.example/api has no TLS, and platform.json does not name p.example in plainHttp.',
    ]);
  });

  it('checks the mapping itself, for its own brand', () => {
    const mapping = { headers: { 'x-key': { env: 'PLATFORM_OTHER__KEY' } } };
    expect(said({ site: { source: 'upstream' }, mapping })).toEqual([
      'MAPPING_UNFIT platform.json#/headers/x-key/env: PLATFORM_OTHER__KEY is no secret of this brand; its names begin with PLATFORM_BRAND__.',
    ]);
  });
});
