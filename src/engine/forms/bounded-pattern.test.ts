import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { boundedPattern, longestValue, withLength } from './bounded-pattern.ts';
import { brokenRules } from './schema-rules.ts';

const schemas = join(import.meta.dirname, '../../../schemas');
/** Never ends on forty digits. */
const endless = String.raw`^(?:\d{1,10}-?){1,10}$`;
const attack = `${'1'.repeat(60)}!`;

describe('a pattern', () => {
  it('is never tried on a longer text than its field takes', () => {
    expect(boundedPattern(withLength(endless, 12), 'u').test(attack)).toBe(true);
    expect(boundedPattern(withLength('^[0-9]+$', 12), 'u').test('12x')).toBe(false);
    expect(boundedPattern(withLength('^😀{2}$', 2), 'u').test('😀😀')).toBe(true);
    expect(boundedPattern(withLength('^[a-z]{2}$', 2), 'u').test('😀😀')).toBe(false);
    expect(boundedPattern(withLength('^[0-9:]+$', 12), 'u').test('1:2')).toBe(true);
  });

  it('is written with its length, so that a compiled validator can make it again', () => {
    const written = withLength('^a:b$', 12);
    expect(written).toBe('12:^a:b$');
    expect(String(boundedPattern(written, 'u'))).toBe(written);
  });

  it('is not tried by the platform either, which says that the text is too long', () => {
    const schema = { type: 'string', pattern: endless };
    const tooLong = (limit: number) => [{ rule: 'maxLength', params: { limit } }];
    expect(brokenRules({ ...schema, maxLength: 12 }, attack, {}, true)).toEqual(tooLong(12));
    expect(brokenRules(schema, attack.repeat(4), {}, true)).toEqual(tooLong(longestValue));
  });

  it('knows the greatest length that rules may give', () => {
    const rules = JSON.parse(readFileSync(join(schemas, 'registration-rules.schema.json'), 'utf8'));
    expect(rules.definitions.fieldRule.properties.max.maximum).toBe(longestValue);
  });
});
