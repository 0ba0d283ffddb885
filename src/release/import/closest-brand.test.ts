import { describe, expect, it } from 'vitest';
import { flagsCatalogue } from '../../contracts/generated/catalogues.ts';
import { resolve, type SiteOptions } from '../resolve/resolve-sources.fixture.ts';
import { rankBrands } from './closest-brand.ts';

const brand = (code: string, options: SiteOptions) => ({ code, site: resolve(options).site });
const flags = Object.keys(flagsCatalogue.flags).length;
const templates = Object.keys(flagsCatalogue.template).length;

const quiet = brand('quiet', {});
const chatty = brand('chatty', { site: { flags: { CBS3: true, vipBenefit: true }, template: { mem_cen: true } } });

describe('rankBrands', () => {
  it('compares nothing of which the platform does not speak', () => {
    expect(rankBrands({}, {}, [quiet])).toEqual([{ code: 'quiet', same: 0, of: 0, differ: [] }]);
    expect(rankBrands({ register: { email: {}, password: {} } }, {}, [quiet])).toEqual([
      { code: 'quiet', same: 0, of: 0, differ: [] },
    ]);
  });

  it('compares every flag of the catalogue, also those that the platform leaves out, and puts the closest first', () => {
    expect(rankBrands({ flags: { CBS3: 'Y' } }, {}, [quiet, chatty])).toEqual([
      { code: 'chatty', same: flags - 1, of: flags, differ: ['flags.vipBenefit'] },
      { code: 'quiet', same: flags - 1, of: flags, differ: ['flags.CBS3'] },
    ]);
    const said = { flags: { CBS3: 'Y', VIP9: 1, UNHEARD: true }, template: { mem_cen: 1 } };
    expect(rankBrands(said, { vipBenefit: 'VIP9' }, [quiet, chatty])).toEqual([
      { code: 'chatty', same: flags + templates, of: flags + templates, differ: [] },
      {
        code: 'quiet',
        same: flags + templates - 3,
        of: flags + templates,
        differ: ['flags.CBS3', 'flags.vipBenefit', 'template.mem_cen'],
      },
    ]);
  });

  it('takes the name of the catalogue before the other one', () => {
    const said = { flags: { vipBenefit: false, VIP9: true } };
    expect(rankBrands(said, { vipBenefit: 'VIP9' }, [chatty])).toMatchObject([
      { differ: ['flags.CBS3', 'flags.vipBenefit'] },
    ]);
  });

  it('compares whether a field is asked, and whether it is required, where the platform says so', () => {
    const asking = brand('asking', {
      fields: { email: { enabled: true, required: true }, nickname: { enabled: true } },
    });
    const register = {
      email: { enabled: true, required: false },
      nickname: { enabled: true },
      birthday: { required: false, min: 3 },
      telegram: { enabled: true },
    };
    expect(rankBrands({ register } as never, {}, [asking, quiet])).toEqual([
      { code: 'asking', same: 3, of: 4, differ: ['email.required'] },
      { code: 'quiet', same: 2, of: 4, differ: ['nickname.enabled', 'email.enabled'] },
    ]);
  });

  it('orders brands that are equally close by their codes', () => {
    const ranked = rankBrands(
      { flags: {} },
      {},
      ['b', 'c', 'a'].map((code) => ({ ...quiet, code })),
    );
    expect(ranked.map(({ code }) => code)).toEqual(['a', 'b', 'c']);
  });
});
