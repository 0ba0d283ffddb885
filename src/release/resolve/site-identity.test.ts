import { describe, expect, it } from 'vitest';
import { resolve } from './resolve-sources.fixture.ts';

describe('identity', () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>');

  it('has the words of merchant.json, and nothing that it leaves out', () => {
    expect(resolve().site.identity).toEqual({
      code: 'test',
      name: 'Test',
      domains: [],
      theme: 'plain',
      languages: { default: 'en', offered: ['en'] },
      currency: { code: 'GBP', symbol: '£' },
      logo: 'logo.svg',
      dialingCode: '+44',
    });
  });

  it('has the size of the logo, the policy pack and the switches that two people decide about, where there are any', () => {
    const merchant = { policy: 'uk', approval: ['flags.CBS3'] };
    expect(resolve({ merchant, assets: new Map([['logo.svg', drawing]]) }).site.identity).toMatchObject({
      ...merchant,
      logoSize: { width: 40, height: 20 },
    });
    expect(resolve({ merchant: { approval: [] } }).site.identity).not.toHaveProperty('approval');
  });
});

describe('maintenance', () => {
  it.each([
    [undefined, false, { layer: 'engine' }],
    [false, false, { layer: 'site', file: 'merchants/test/site.json', pointer: '/maintenance' }],
    [true, true, { layer: 'site', file: 'merchants/test/site.json', pointer: '/maintenance' }],
  ])('is what the site configuration says (%s), with its place', (maintenance, isClosed, origin) => {
    const { site, origins } = resolve({ site: maintenance === undefined ? {} : { maintenance } });
    expect([site.maintenance, origins.values['maintenance']]).toEqual([isClosed, origin]);
    expect(site).not.toHaveProperty('maintenanceNotice');
  });

  it('is what the last live change says, with who made it', () => {
    const { site, origins } = resolve({
      site: { maintenance: true },
      overrides: [{ name: 'maintenance', value: false }],
    });
    expect(site.maintenance).toBe(false);
    expect(site).not.toHaveProperty('maintenanceNotice');
    expect(origins.values['maintenance']).toEqual({
      ...{ layer: 'override', by: 'sana', reason: 'test', at: '2026-11-21T00:00:00Z' },
    });
  });

  it('tells no end where the site stays closed below the live changes, or opens by none', () => {
    const until = '2030-01-01T10:00:00.000Z';
    const notice = (maintenance: boolean, ...values: readonly boolean[]) =>
      resolve({ site: { maintenance }, overrides: values.map((value) => ({ name: 'maintenance', value, until })) }).site
        .maintenanceNotice;
    expect(notice(true, true)).toBeUndefined();
    expect(notice(false, true)).toEqual({ until });
    expect(notice(true, false, true)).toEqual({ until });
  });

  it('tells the messages of the change on top alone', () => {
    const overrides = ['Soon', 'Later'].map((en) => ({ name: 'maintenance', value: { messages: { en } } }));
    expect(resolve({ overrides }).site.maintenanceNotice).toEqual({ messages: { en: 'Later' } });
  });
});
