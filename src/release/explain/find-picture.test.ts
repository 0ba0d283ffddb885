import { describe, expect, it } from 'vitest';
import type { MerchantIdentity } from '../../contracts/site.ts';
import { findPictures } from './find-picture.ts';

const merchant = '{\n  "name": "Yours",\n  "logo": "sign.svg"\n}';
const files = {
  folder: 'merchants/yours',
  files: new Map([['merchant.json', Buffer.from(merchant)]]),
};
const identity = { name: 'Yours', logo: 'sign.svg' } as MerchantIdentity;
const find = (seen: string, more: Record<string, string> = {}) =>
  findPictures(seen, { files, identity, hashes: { 'sign.svg': 'a1b2', 'party.webp': 'c3d4', ...more } });

describe('findPictures', () => {
  it('finds the logo by its file, its address in a browser, what is read in its place, and by its name', () => {
    const ways = [
      'sign.svg',
      'assets/sign.svg',
      'http://yours.localhost:4000/livery/parts/a1b2.svg?x=1',
      'YOURS',
      'logo',
    ];
    for (const seen of ways) {
      const [found, ...others] = find(seen);
      expect(others).toEqual([]);
      expect(found).toMatchObject({ name: 'sign.svg', layer: 'merchant', file: 'merchants/yours/assets/sign.svg' });
      expect(found?.text).toContain('(merchants/yours/merchant.json:3#/logo)');
      expect(found?.text).toContain('merchants/yours/merchant.json, "logo":"<file in assets/>"');
    }
  });

  it('says of a picture that no screen shows that none does', () => {
    expect(find('party.webp')).toEqual([
      {
        ...{ name: 'party.webp', layer: 'merchant', file: 'merchants/yours/assets/party.webp' },
        text:
          'party.webp is merchants/yours/assets/party.webp, image/webp, from the merchant folder. No screen of the engine shows it.\n' +
          '  Another picture: put it over merchants/yours/assets/party.webp.',
      },
    ]);
  });

  it('says what to drop in for the icon of the tab, and what to replace where there is one', () => {
    expect(find('favicon')).toEqual([
      {
        ...{ name: 'mark.svg', layer: 'none' },
        text:
          'The icon of a browser tab is the logo, merchants/yours/assets/sign.svg: this folder has no mark.svg.\n' +
          '  Another picture: drop in merchants/yours/assets/mark.svg.',
      },
    ]);
    expect(find('mark.svg')[0]?.text).toContain('drop in merchants/yours/assets/mark.svg');
    const [own, ...others] = find('mark', { 'mark.svg': 'e5f6' });
    expect(others).toEqual([]);
    expect(own?.text).toContain('It is the icon of a browser tab and of the home screen.');
    expect(find(' sign.svg ')[0]?.text).toBe(
      'sign.svg is merchants/yours/assets/sign.svg, image/svg+xml, from the merchant folder. ' +
        "It is the logo (merchants/yours/merchant.json:3#/logo): in the header and above the forms, read aloud as the brand's name; " +
        'the icon of the installed site and, without assets/mark.svg, of a browser tab.\n' +
        '  Another picture: put it over merchants/yours/assets/sign.svg or drop another file in and name it: ' +
        'merchants/yours/merchant.json, "logo":"<file in assets/>".',
    );
    expect(find('sign.svg', { 'mark.svg': 'e5f6' })[0]?.text).toContain('; the icon of the installed site.');
  });

  it('says of games and banners that the platform has their pictures', () => {
    expect(find('https://cdn.example/art/banners/summer-1.avif')[0]).toMatchObject({
      name: '/art/banners/summer-1.avif',
      layer: 'platform',
    });
    for (const [folder, kind] of [
      ['games', 'a game'],
      ['vendors', 'a vendor'],
      ['banners', 'a banner'],
      ['others', 'something'],
    ]) {
      expect(find(`/art/${folder}/tiger-s.avif`)).toEqual([
        {
          ...{ name: `/art/${folder}/tiger-s.avif`, layer: 'platform' },
          text:
            `/art/${folder}/tiger-s.avif is the picture of ${kind} and comes from the platform; no folder has it.\n` +
            '  Another picture: whoever runs the platform gives another address there; the order and the form of what is drawn are those of navigation.json and of the theme.',
        },
      ]);
    }
  });

  it('finds nothing for words and other names', () => {
    for (const seen of [
      'Make an account',
      'promotions.tab',
      'logout',
      '',
      'see /art/games/a.avif',
      '/livery/parts/a1b2.svg/more',
      '/old/livery/parts/a1b2.svg',
    ])
      expect(find(seen)).toEqual([]);
  });
});
