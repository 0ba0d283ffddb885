import { describe, expect, it } from 'vitest';
import { ruleFields } from './resolve-rules.ts';
import { resolve } from './resolve-sources.fixture.ts';

describe('a rule', () => {
  it('has every property from the strongest layer that gives it, and remembers which that was', () => {
    const { site, origins } = resolve({
      fields: { birthday: { enabled: true, max: 12 } },
      site: { register: { birthday: { min: 3 } } },
      overrides: [
        { name: 'register.birthday.required', value: true },
        { name: 'register.birthday.patternId', value: 'email' },
      ],
    });
    expect(site.rules['birthday']).toEqual({
      ...{ enabled: true, required: true, min: 3, max: 12, patternId: 'email', order: 65 },
    });
    const own = (property: string) => origins.values[`rules.birthday.${property}`];
    expect([own('max'), own('min'), own('required')]).toEqual([
      { layer: 'merchant', file: 'merchants/test/registration.json', pointer: '/fields/birthday/max' },
      { layer: 'site', file: 'merchants/test/site.json', pointer: '/register/birthday/min' },
      { layer: 'override', by: 'sana', reason: 'test', at: '2026-11-21T00:00:00Z' },
    ]);
  });

  it('does without a property to which a live change gives a value of another type', () => {
    const wrong = { enabled: 'yes', required: 1, min: '3', max: true, patternId: 7, order: 'last' };
    const overrides = Object.entries(wrong).map(([name, value]) => ({ name: `register.email.${name}`, value }));
    expect(resolve({ overrides }).site.rules['email']).toEqual({ enabled: false, required: false });
  });

  it('stands for each field of registration and of login, and for no other', () => {
    const { rules } = resolve().site;
    expect(Object.keys(rules)).toEqual(ruleFields);
    expect(ruleFields).toEqual(expect.arrayContaining(['email', 'loginUsername', 'loginPassword', 'loginMobileNum']));
    expect(ruleFields).toHaveLength(21);
  });
});
