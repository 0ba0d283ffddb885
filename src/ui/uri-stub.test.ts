import { describe, expect, it } from 'vitest';
import addresses from './uri-stub.ts';

describe('the stand-in for fast-uri', () => {
  it('resolves a reference against its base and leaves one without a base alone', () => {
    expect(addresses.resolve('https://livery.test/forms/login', 'other')).toBe('https://livery.test/forms/other');
    expect(addresses.resolve('', '#/definitions/name')).toBe('#/definitions/name');
  });

  it('takes the same address for equal', () => {
    expect(addresses.equal('urn:a', 'urn:a')).toBe(true);
    expect(addresses.equal('urn:a', 'urn:b')).toBe(false);
  });
});
