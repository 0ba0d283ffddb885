import { describe, expect, it } from 'vitest';
import { mapAddresses } from './map-addresses.ts';
import type { Reading } from './reading.ts';

function mapped(info: Readonly<Record<string, unknown>>) {
  const reading: Reading = { unmapped: [] };
  const found = mapAddresses(info, reading);
  const noted = reading.unmapped.map(({ name, why, nearest }) => `${name}: ${why}${nearest ? ` (${nearest})` : ''}`);
  return { found, noted };
}

describe('mapAddresses', () => {
  it.each([
    {},
    { resources: null, customerService: null, imageCDNs: null, paths: null, domainRoute: null, mainDomain: null },
  ])('finds nothing where nothing is said: %j', (info) => {
    expect(mapped(info)).toEqual({ found: {}, noted: [] });
  });

  it('reads every kind of address', () => {
    const info = {
      resources: [{ resourceType: 'TELEGRAM', url: 'https://t.me/x' }],
      customerService: [
        { type: 'LIVECHAT', title: 'Chat' },
        { type: 'MAIL', title: 'Mail', url: 'mailto:a@b.example' },
      ],
      imageCDNs: ['https://img.example'],
      paths: { login: '/api/login' },
      domainRoute: ['a.example', 'b.example'],
    };
    expect(mapped(info)).toEqual({ found: info, noted: [] });
    // A list without entries says that there are none.
    const none = { resources: [], customerService: [], imageCDNs: [], paths: {}, domainRoute: [] };
    expect(mapped(none)).toEqual({ found: none, noted: [] });
  });

  it.each<[unknown, unknown, readonly string[] | undefined]>([
    ['a.example', undefined, ['a.example']],
    ['a.example', ['b.example'], ['a.example', 'b.example']],
    ['a.example', ['b.example', 'a.example'], ['a.example', 'b.example']],
    ['', ['b.example'], ['b.example']],
    [7, undefined, undefined],
  ])('puts the main domain %j before %j', (mainDomain, domainRoute, domains) => {
    expect(mapped({ mainDomain, domainRoute }).found).toEqual(domains ? { domainRoute: domains } : {});
  });

  it('notes entries that lack what they need, and fields that they should not have', () => {
    expect(
      mapped({
        resources: [
          'x',
          { url: 'https://a.example' },
          { resourceType: 'IOS', url: '', weight: 3 },
          { resourceType: 'IOS', url: 'y', weight: 3 },
        ],
        customerService: [
          null,
          { type: 'CHAT' },
          { title: 'Chat' },
          { type: 'CHAT', title: 'Chat', url: 7, icon: 'x' },
        ],
        imageCDNs: ['', 7],
      }),
    ).toEqual({
      found: {
        resources: [{ resourceType: 'IOS', url: 'y' }],
        customerService: [{ type: 'CHAT', title: 'Chat' }],
        imageCDNs: [],
      },
      noted: [
        'info.resources.0: The entry lacks what it needs.',
        'info.resources.1: The entry lacks what it needs.',
        'info.resources.2.weight: An entry has no such field.',
        'info.resources.2: The entry lacks what it needs.',
        'info.resources.3.weight: An entry has no such field.',
        'info.customerService.0: The entry lacks what it needs.',
        'info.customerService.1: The entry lacks what it needs.',
        'info.customerService.2: The entry lacks what it needs.',
        'info.customerService.3.icon: An entry has no such field.',
        'info.imageCDNs.0: The entry lacks what it needs.',
        'info.imageCDNs.1: The entry lacks what it needs.',
      ],
    });
  });

  it('notes what is no list, and no object of paths', () => {
    const info = { resources: {}, customerService: 'none', imageCDNs: 0, domainRoute: 'a.example', paths: [] };
    expect(mapped(info)).toEqual({
      found: {},
      noted: [
        'info.resources: A list belongs here.',
        'info.customerService: A list belongs here.',
        'info.imageCDNs: A list belongs here.',
        'info.paths: Paths are an object: call → path.',
        'info.domainRoute: A list belongs here.',
      ],
    });
  });

  it('takes paths of calls that the engine makes, to plain places of the platform', () => {
    const paths = {
      login: '/api/login',
      logon: '/api/logon',
      systemStatus: 7,
      'a b': '/x',
      registerSettings: 'https://other.example',
    };
    const { found, noted } = mapped({ paths });
    expect(found).toEqual({ paths: { login: '/api/login' } });
    expect(noted).toEqual([
      'info.paths.a b: The name cannot be a key.',
      'info.paths.logon: The engine makes no such call. (login)',
      'info.paths.systemStatus: A path of plain parts belongs here, none of the site’s own.',
      'info.paths.registerSettings: A path of plain parts belongs here, none of the site’s own.',
    ]);
  });
});
