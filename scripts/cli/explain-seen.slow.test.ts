import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';

const ask = (folder: string, name: string) => explain.run({ words: [folder, name], options: {} });

describe('livery explain of what one sees', () => {
  it('answers a picture with its file, its key, its layer and what to drop in', async () => {
    for (const seen of ['logo.svg', 'Karat']) {
      const { text, code } = await ask('merchants/karat', seen);
      expect(code).toBe(0);
      expect(text).toMatch(
        /^logo\.svg is merchants\/karat\/assets\/logo\.svg, image\/svg\+xml, from the merchant folder\./,
      );
      expect(text).toMatch(/\(merchants\/karat\/merchant\.json:\d+#\/logo\)/);
      expect(text).toContain('put it over merchants/karat/assets/logo.svg');
    }
    expect((await ask('merchants/karat', 'Karat')).text).toContain('merchants/karat/merchant.json, "name":"Karat"');
  });

  it('answers an icon by the words beside it, listing the slot where the folder does not list it yet', async () => {
    const listed = await ask('merchants/soda', 'Treats');
    expect(listed.text).toContain('merchant:treats reads “Treats” in en');
    expect(listed.text).toContain('promotions.tab, “Treats” (merchant:treats), shows in footer.tab');
    expect(listed.text).toMatch(
      /merchants\/soda\/navigation\.json:\d+, \{"id":"promotions\.tab","label":"merchant:treats","icon":"\w+"\}/,
    );
    const whole = await ask('merchants/karat', 'liveChat.row');
    expect(whole.text).toContain('Its icon is "chat", drawn as themes/karat/theme.json#/variants/iconSet says.');
    expect(whole.text).toContain('"slots":{"messageCentre.row":["messages.channelRow",');
    expect(whole.text).toContain('{"id":"liveChat.row","icon":"gift"}');
  });
});
