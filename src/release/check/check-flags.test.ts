import { describe, expect, it } from 'vitest';
import { aDocument, aSource, inWords, type SourceOptions } from './a-source.fixture.ts';
import { checkFlags } from './check-flags.ts';

type Site = NonNullable<SourceOptions['site']>;

const said = (site: Site) => inWords(checkFlags(aSource({ site })));

describe('checkFlags', () => {
  it('has nothing to say of switches that it knows, whichever way they say on or off', () => {
    expect(said({})).toEqual([]);
    expect(
      said({
        flags: { CBS3: true, DEPOSIT: 1, WITHDRAW: '1', FREEPLAY3: 'Y', vipBenefit: 'N', dividend: null },
        promotions: { LOGIN: 0, TICKET: '' },
        template: { mem_cen: '0', dep_func: false },
      }),
    ).toEqual([]);
  });

  it.each<[string, Site, string]>([
    [
      'a flag',
      { flags: { CBS33: true } },
      'FLAG_UNKNOWN site.json#/flags/CBS33: "CBS33" is not in the catalogue of flags and is ignored. (CBS3)',
    ],
    [
      'a promotion',
      { promotions: { TICKETS: 1 } },
      'FLAG_UNKNOWN site.json#/promotions/TICKETS: "TICKETS" is not in the catalogue of promotions and is ignored. (TICKET)',
    ],
    [
      'a switch of the template',
      { template: { memcen: true } },
      'FLAG_UNKNOWN site.json#/template/memcen: "memcen" is not in the catalogue of template and is ignored. (mem_cen)',
    ],
  ])('refuses the misspelt name of %s', (_what, site, sentence) => {
    expect(said(site)).toEqual([sentence]);
  });

  it('warns of a name that is like none of ours', () => {
    expect(said({ flags: { NEWLOBBY9: true } })).toEqual([
      'warning FLAG_UNKNOWN site.json#/flags/NEWLOBBY9: "NEWLOBBY9" is not in the catalogue of flags and is ignored.',
    ]);
  });

  it('points at the name of an unknown switch, and at the value of one that says neither on nor off', () => {
    const source = aSource({ site: { flags: { CBS33: 'maybe' } } });
    const found = checkFlags(source).map(({ line, column }) =>
      source.site.text.split('\n')[line - 1]?.slice(column - 1),
    );
    expect(found).toEqual(['"CBS33": "maybe"', '"maybe"']);
  });

  it('refuses a value that says neither on nor off', () => {
    expect(said({ flags: { CBS3: 'yes' }, promotions: { LOGIN: 2 }, template: { mem_cen: 'grid' } })).toEqual([
      'FLAG_VALUE site.json#/flags/CBS3: CBS3 is "yes", which means off.',
      'FLAG_VALUE site.json#/promotions/LOGIN: LOGIN is 2, which means off.',
      'FLAG_VALUE site.json#/template/mem_cen: mem_cen is "grid", which means off.',
    ]);
  });

  it('only warns of what the platform says, whose flags may be called like ours', () => {
    const source = aSource({ site: { flags: { CBS33: true, CBS3: 'yes' }, promotions: { LOGIN: 'yes' } } });
    const document = aDocument('upstream/status.json', { whitelabel: source.site.value.flags });
    const site = { ...source.site, moved: { '/flags': { document, pointer: '/whitelabel' } } };
    expect(inWords(checkFlags({ ...source, site }))).toEqual([
      'warning FLAG_UNKNOWN upstream/status.json#/whitelabel/CBS33: "CBS33" is not in the catalogue of flags and is ignored. (CBS3)',
      'warning FLAG_VALUE upstream/status.json#/whitelabel/CBS3: CBS3 is "yes", which means off.',
      'FLAG_VALUE site.json#/promotions/LOGIN: LOGIN is "yes", which means off.',
    ]);
  });
});

describe('keys under which a platform sends flags', () => {
  it('are names of flags too', () => {
    expect(said({ flags: { CHAT: true }, flagKeys: { CBS3: 'CHAT' } })).toEqual([]);
    expect(said({ flags: { CHATT: true }, flagKeys: { CBS3: 'CHAT' } })).toEqual([
      'FLAG_UNKNOWN site.json#/flags/CHATT: "CHATT" is not in the catalogue of flags and is ignored. (CHAT)',
    ]);
  });

  it('belong to a flag of the catalogue', () => {
    const source = aSource({ site: { flagKeys: { CBS33: 'CHAT' } } });
    const found = checkFlags(source);
    expect(inWords(found)).toEqual([
      'FLAG_UNKNOWN site.json#/flagKeys/CBS33: "CBS33" is not in the catalogue of flags, so its key is never read. (CBS3)',
    ]);
    const [{ line, column } = { line: 0, column: 0 }] = found;
    expect(source.site.text.split('\n')[line - 1]?.slice(column - 1)).toBe('"CBS33": "CHAT"');
  });

  it.each<[string, Record<string, string>, readonly string[]]>([
    ['its own name', { CBS3: 'CBS3' }, []],
    ['a name that every object has', { CBS3: 'toString' }, []],
    ['the name of one that is read from elsewhere', { CBS3: 'DEPOSIT', DEPOSIT: 'PAY' }, []],
    [
      'the name of another one',
      { CBS3: 'DEPOSIT' },
      ['warning FLAG_KEY_SHARED site.json#/flagKeys/CBS3: CBS3 and DEPOSIT are both read from "DEPOSIT".'],
    ],
    [
      'the key of another one',
      { CBS3: 'X', DEPOSIT: 'Y', WITHDRAW: 'X', dividend: 'X' },
      [
        'warning FLAG_KEY_SHARED site.json#/flagKeys/WITHDRAW: WITHDRAW and CBS3 are both read from "X".',
        'warning FLAG_KEY_SHARED site.json#/flagKeys/dividend: dividend and WITHDRAW are both read from "X".',
      ],
    ],
  ])('may serve one flag alone: %s', (_what, flagKeys, sentences) => {
    expect(said({ flagKeys })).toEqual(sentences);
  });
});
