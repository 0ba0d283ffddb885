import { describe, expect, it } from 'vitest';
import { iosVersionOf, isOlder } from './ios-version.ts';

const agent = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 Version/12.0 Safari/604.1`;

describe('iosVersionOf', () => {
  it('reads the version of an iPhone and of nothing else', () => {
    expect(iosVersionOf(agent('12_3_1'))).toBe('12.3.1');
    expect(iosVersionOf('Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile')).toBeUndefined();
  });
});

describe('isOlder', () => {
  it('compares part by part', () => {
    expect(isOlder('12.3.9', '12.4')).toBe(true);
    expect(isOlder('9.3', '12.4')).toBe(true);
    expect(isOlder('12.4', '12.4')).toBe(false);
    expect(isOlder('12.4.0', '12.4')).toBe(false);
    expect(isOlder('17', '12.4')).toBe(false);
  });
});
