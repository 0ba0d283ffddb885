import { describe, expect, it } from 'vitest';
import { joinRules, mapRules } from './map-rules.ts';
import type { Reading } from './reading.ts';

function mapped(value: unknown) {
  const reading: Reading = { unmapped: [] };
  const rules = mapRules(value, 'register', reading);
  const noted = reading.unmapped.map(({ name, why, nearest }) => `${name}: ${why}${nearest ? ` (${nearest})` : ''}`);
  return { rules, noted };
}
const ruleOf = (rule: object) => mapped({ rules: { email: rule } });

describe('mapRules', () => {
  it('reads rules bare or wrapped, and what stands beside bare ones', () => {
    const email = { enabled: true };
    const found = { rules: { email }, noted: [] };
    expect(mapped({ email })).toEqual(found);
    expect(mapped({ rules: { email } })).toEqual(found);
    expect(mapped({ email, release: 'x', formHash: 'y', forms: {} })).toEqual(found);
    // Within the wrapper these would be fields.
    expect(mapped({ rules: { email, forms: {} } }).noted).toEqual([
      'register.rules.forms: The engine has no such field.',
    ]);
  });

  it.each([undefined, null])('finds nothing in %j', (value) => {
    expect(mapped(value)).toEqual({ rules: {}, noted: [] });
  });

  it.each([7, 'strong', [], true])('notes %j, which is no object', (value) => {
    expect(mapped(value)).toEqual({ rules: {}, noted: ['register: Rules are an object: field → rule.'] });
  });

  it('notes fields that nobody asks for, and rules that are none', () => {
    expect(mapped({ emial: {}, password: 'strong', nickname: [], constructor: {} })).toEqual({
      rules: {},
      noted: [
        'register.constructor: The name cannot be a key.',
        'register.emial: The engine has no such field. (email)',
        'register.password: A rule is an object.',
        'register.nickname: A rule is an object.',
      ],
    });
    expect(mapped({ rules: { emial: {} } }).noted).toEqual([
      'register.rules.emial: The engine has no such field. (email)',
    ]);
  });

  it('reads every property, in the spellings that platforms have', () => {
    const rule = { enabled: 'Y', required: 0, min: '4', max: 20, patternId: 'email', order: 7 };
    expect(ruleOf(rule)).toEqual({
      rules: { email: { enabled: true, required: false, min: 4, max: 20, patternId: 'email', order: 7 } },
      noted: [],
    });
  });

  it.each([
    ['min', 0, 200],
    ['max', 1, 200],
    ['order', 0, 1000],
  ])('takes %s from %d to %d', (property, least, most) => {
    expect(ruleOf({ [property]: least }).rules).toEqual({ email: { [property]: least } });
    expect(ruleOf({ [property]: String(most) }).rules).toEqual({ email: { [property]: most } });
    for (const value of [least - 1, most + 1, least + 0.5, '1e1', '', ' 7', '7x', null, true]) {
      expect(ruleOf({ [property]: value })).toEqual({
        rules: { email: {} },
        noted: [`register.rules.email.${property}: ${JSON.stringify(value)} is no value of ${property}.`],
      });
    }
  });

  it('notes values that are none of a property, and properties that a rule does not have', () => {
    expect(ruleOf({ enabled: {}, required: null, patternId: '', requird: true, regex: '.*' })).toEqual({
      rules: { email: {} },
      noted: [
        'register.rules.email.enabled: {} is no value of enabled.',
        'register.rules.email.required: null is no value of required.',
        'register.rules.email.patternId: "" is no value of patternId.',
        'register.rules.email.requird: A rule has no such property. (required)',
        'register.rules.email.regex: A rule has no such property.',
      ],
    });
    expect(ruleOf({ patternId: 7 }).noted).toEqual(['register.rules.email.patternId: 7 is no value of patternId.']);
  });
});

describe('joinRules', () => {
  it('lets the second win property by property, and tells what both say differently', () => {
    const weak = { email: { enabled: true, required: false, min: 4 }, password: { min: 6 } };
    const strong = { email: { required: true, min: 4, max: 9 }, nickname: { enabled: true } };
    expect(joinRules(weak, strong)).toEqual({
      rules: {
        email: { enabled: true, required: true, min: 4, max: 9 },
        password: { min: 6 },
        nickname: { enabled: true },
      },
      contradictions: ['The status says email.required is false, the register settings true; the settings count.'],
    });
    expect(joinRules(weak, {})).toEqual({ rules: weak, contradictions: [] });
  });
});
