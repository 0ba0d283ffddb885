import { describe, expect, it } from 'vitest';
import { aSitePart } from '../site.fixture.ts';
import { applyChanges } from './apply-changes.ts';

const telegram = { resourceType: 'Telegram', url: 'https://t.me/x' };
const zalo = { resourceType: 'zalo', url: 'https://zalo.me/x' };
const site = aSitePart({
  flags: { CBS3: true, DEPOSIT: true },
  promotions: { LOGIN: true },
  template: { mem_cen: true },
  resources: [telegram, zalo],
});

describe('applyChanges', () => {
  it('switches flags, promotions and template flags by the values that say on', () => {
    const changes = [
      { name: 'flags.CBS3', to: false },
      { name: 'flags.MAILCEN', to: '1' },
      { name: 'promotions.LOGIN', to: 'N' },
      { name: 'template.dep_func', to: 'Y' },
    ];
    expect(applyChanges(site, changes)).toEqual({
      ...site,
      flags: { CBS3: false, DEPOSIT: true, MAILCEN: true },
      promotions: { LOGIN: false },
      template: { mem_cen: true, dep_func: true },
    });
  });

  it('gives a setting, whose name may have dots, another value', () => {
    expect(applyChanges(site, [{ name: 'settings.wallet.mode', to: 'single' }])).toEqual({
      ...site,
      settings: { ...site.settings, 'wallet.mode': 'single' },
    });
  });

  it('takes a resource away, or puts one there with an address', () => {
    expect(applyChanges(site, [{ name: 'resources.telegram', to: false }]).resources).toEqual([zalo]);
    expect(applyChanges(site, [{ name: 'resources.line', to: true }]).resources).toEqual([
      telegram,
      zalo,
      { resourceType: 'line', url: 'https://example.com/' },
    ]);
    expect(applyChanges(site, [{ name: 'resources.telegram', to: true }]).resources).toHaveLength(2);
  });

  it('leaves the site as it is for what no condition asks about', () => {
    const changes = ['maintenance', 'register.email.required', 'roles.deposit'].map((name) => ({ name, to: true }));
    expect(applyChanges(site, changes)).toBe(site);
  });
});
