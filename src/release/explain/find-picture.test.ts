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
    expect(find('party.webp')[0]?.text).toContain('from the merchant folder. No screen of the engine shows it.');
  });

  it('says what to drop in for the icon of the tab, and what to replace where there is one', () => {
    expect(find('favicon')[0]).toMatchObject({ name: 'mark.svg', layer: 'none' });
    expect(find('mark.svg')[0]?.text).toContain('drop in merchants/yours/assets/mark.svg');
    const [own, ...others] = find('mark', { 'mark.svg': 'e5f6' });
    expect(others).toEqual([]);
    expect(own?.text).toContain('It is the icon of a browser tab and of the home screen.');
    expect(find('sign.svg')[0]?.text).toContain('without assets/mark.svg, of a browser tab');
  });

  it('says of games and banners that the platform has their pictures', () => {
    expect(find('https://cdn.example/art/banners/summer-1.avif')[0]).toMatchObject({
      name: '/art/banners/summer-1.avif',
      layer: 'platform',
    });
    expect(find('/art/games/tiger-s.avif')[0]?.text).toContain('is the picture of a game and comes from the platform');
  });

  it('finds nothing for words and other names', () => {
    for (const seen of ['Make an account', 'promotions.tab', 'logout', '']) expect(find(seen)).toEqual([]);
  });
});
