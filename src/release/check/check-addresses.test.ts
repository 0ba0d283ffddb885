import { describe, expect, it } from 'vitest';
import { endpoints } from '../../contracts/endpoints.ts';
import { aSource, inWords, type SourceOptions } from './a-source.fixture.ts';
import { checkAddresses } from './check-addresses.ts';

const said = (site: NonNullable<SourceOptions['site']>) => inWords(checkAddresses(aSource({ site })));
const [call = ''] = Object.keys(endpoints);

describe('checkAddresses', () => {
  it('has nothing to say of a configuration without addresses', () => {
    expect(said({})).toEqual([]);
  });

  it.each<[string, (url: string) => NonNullable<SourceOptions['site']>, readonly string[], readonly string[]]>([
    [
      '/resources/0/url',
      (url) => ({ resources: [{ resourceType: 'IOS', url }] }),
      ['https://a.example/app?x=1'],
      [
        'http://a.example',
        'javascript:alert(1)',
        'https://a.example/a b',
        'https://a.example/../b',
        'https://a.example/"',
      ],
    ],
    [
      '/customerService/0/url',
      (url) => ({ customerService: [{ type: 'PHONE', title: 'Call', url }] }) as NonNullable<SourceOptions['site']>,
      ['tel:+441234', 'https://a.example'],
      ['javascript:alert(1)', 'https://a.example/<b'],
    ],
    [
      '/imageCDNs/0',
      (url) => ({ imageCDNs: [url] }),
      ['https://img.example', 'https://img.example:8443/', 'https://IMG-1.example'],
      ['http://img.example', 'https://img.example/path', 'https://img.example;script', 'https://a:b@img.example'],
    ],
    [
      `/paths/${call}`,
      (url) => ({ paths: { [call]: url } }),
      ['/api/status'],
      ['https://a.example/api', '/api/../x', '//a.example', '/a b', 'api'],
    ],
    [
      '/domainRoute/0',
      (url) => ({ domainRoute: [url] }),
      ['a.example', 'a-b.example:8080', 'localhost', 'A1'],
      ['https://a.example', '-a.example', 'a-.example', 'a..example', 'a.example:', 'a.example/', 'a.-b', 'a.b-'],
    ],
    [
      '/settings/sms.firebaseEmulator',
      (url) => ({ settings: { 'sms.firebaseEmulator': url } }),
      ['', 'http://127.0.0.1:9099'],
      ['https://a.example'],
    ],
  ])('takes only a safe address at %s', (pointer, siteWith, safe, unsafe) => {
    for (const url of safe) expect(said(siteWith(url)), url).toEqual([]);
    for (const url of unsafe)
      expect(said(siteWith(url)), url).toEqual([
        `URL_UNSAFE site.json#${pointer}: ${JSON.stringify(url)} is not a safe address.`,
      ]);
  });

  it('knows no call that the engine does not make', () => {
    expect(said({ paths: { [`${call}x`]: '/api' } })).toEqual([
      `CALL_UNKNOWN site.json#/paths/${call}x: There is no call "${call}x". (${call})`,
    ]);
  });

  it('takes one address for each resource, in whatever letters', () => {
    const resources = ['IOS', 'Android', 'ios'].map((resourceType) => ({ resourceType, url: 'https://a.example' }));
    expect(said({ resources })).toEqual([
      'RESOURCE_REPEATED site.json#/resources/2/resourceType: ios has an address above already.',
    ]);
  });

  it('misses the address of a way to customer service, but for live chat', () => {
    const customerService = ['LIVECHAT', 'PHONE'].map((type) => ({ type, title: 'Help' }));
    expect(said({ customerService } as NonNullable<SourceOptions['site']>)).toEqual([
      'ADDRESS_MISSING site.json#/customerService/1: "Help" is of type PHONE and has no url.',
    ]);
  });
});
