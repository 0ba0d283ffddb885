import { describe, expect, it } from 'vitest';
import { features } from '../../features/index.ts';
import { aCompiler, aFolder } from '../fixture.ts';
import type { CompileResult } from '../compiler.ts';

const compiler = await aCompiler();
const compiled = (off: Readonly<Record<string, boolean>>): Promise<CompileResult> =>
  aFolder(compiler)
    .edit('merchant.json', (merchant) => ({ ...merchant, features: off }))
    .compile();

describe('the README’s example', () => {
  it('leaves nothing of the lottery in lobby, menus and addresses', async () => {
    const result = await compiled({ lottery: false });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const items = Object.values(result.site.slots).flat();
    expect(items.map(({ id }) => id).filter((id) => /lott/i.test(id))).toEqual([]);
    expect(result.site.routes.map(({ path }) => path).filter((path) => /lott/.test(path))).toEqual([]);
    expect(result.warnings.filter(({ code }) => code === 'FEATURE_REMAINS')).toEqual([]);
    expect(result.breaches()).toEqual([]);
  });

  it.each(['agent', 'appDownload', 'benefits', 'feedback', 'games', 'liveChat', 'play', 'promotions', 'referral'])(
    'is as true of %s, or the check names what remains',
    async (id) => {
      const result = await compiled({ [id]: false });
      if (!result.ok) throw new Error(JSON.stringify(result.problems));
      const remains = features
        .filter((feature) => feature.id !== id)
        .flatMap(({ leadsInCode = [] }) => leadsInCode.filter((name) => name.startsWith(`${id}.`)));
      const messages = result.warnings.filter(({ code }) => code === 'FEATURE_REMAINS').map(({ message }) => message);
      expect(messages).toEqual(remains.map((name) => expect.stringContaining(`still lead to ${name}.`)));
      const items = Object.values(result.site.slots).flat();
      const leading = new RegExp(`"(route|action|block)":"${id}\\.`);
      expect(items.filter((item) => leading.test(JSON.stringify(item))).map((item) => item.id)).toEqual([]);
    },
  );
});
