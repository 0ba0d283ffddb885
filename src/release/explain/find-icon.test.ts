import { describe, expect, it } from 'vitest';
import type { Origin } from '../../contracts/origins.ts';
import type { SitePart } from '../../contracts/site.ts';
import { iconWords } from './find-icon.ts';

const site = {
  identity: { theme: 'soda' },
  slots: {
    'footer.tab': [{ id: 'home.tab', icon: 'home' }, { id: 'promotions.tab', icon: 'gift' }, { id: 'plain.tab' }],
  },
} as unknown as SitePart;

const navigation = `{
  "slots": {
    "footer.tab": [
      "home.tab",
      { "id": "promotions.tab", "label": "merchant:offers" }
    ]
  }
}`;
const files = { folder: 'merchants/yours', files: new Map([['navigation.json', Buffer.from(navigation)]]) };
const ask = (id: string, origin: Origin | undefined) => iconWords(site, { id, slot: 'footer.tab', origin, files });
const ofMerchant = (pointer: string): Origin => ({
  ...{ layer: 'merchant', file: 'merchants/yours/navigation.json', pointer },
});

describe('iconWords', () => {
  it('names the icon, what draws it, and the list to write where the folder has none', () => {
    for (const origin of [undefined, { layer: 'engine' } as const]) {
      expect(ask('home.tab', origin)).toBe(
        'Its icon is "home", drawn as themes/soda/theme.json#/variants/iconSet says.\n' +
          '  Another icon (src/contracts/icon-names.ts has them all): merchants/yours/navigation.json, ' +
          '"slots":{"footer.tab":[{"id":"home.tab","icon":"gift"},"promotions.tab","plain.tab"]}',
      );
    }
  });

  it('names the line of the list that has the item, and what to write in its place', () => {
    expect(ask('home.tab', ofMerchant('/slots/footer.tab/0'))).toMatch(
      / all\): merchants\/yours\/navigation\.json:4, \{"id":"home\.tab","icon":"gift"\}$/,
    );
    expect(ask('promotions.tab', ofMerchant('/slots/footer.tab/1'))).toMatch(
      /^Its icon is "gift",.* all\): merchants\/yours\/navigation\.json:5, \{"id":"promotions\.tab","label":"merchant:offers","icon":"star"\}$/s,
    );
  });

  it('says nothing of an item without an icon', () => {
    expect(ask('plain.tab', undefined)).toBeUndefined();
    expect(ask('no.such', undefined)).toBeUndefined();
  });
});
