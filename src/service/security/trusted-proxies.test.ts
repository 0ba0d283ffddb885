import { describe, expect, it } from 'vitest';
import { readTrustedProxies } from './trusted-proxies.ts';

describe('readTrustedProxies', () => {
  it('reads addresses and networks', () => {
    expect(readTrustedProxies(' 10.0.0.5, 10.1.0.0/16,fd00::/16 ')).toEqual(['10.0.0.5', '10.1.0.0/16', 'fd00::/16']);
  });

  it('trusts nobody where nothing is said', () => {
    expect(readTrustedProxies(undefined)).toEqual([]);
    expect(readTrustedProxies('')).toEqual([]);
  });

  it.each(['1', 'true', '*', 'proxy.example', '10.0.0.5/33', '10.0.0.5/16/2'])(
    'refuses %s, which is no address',
    (text) => {
      expect(() => readTrustedProxies(text)).toThrow(/LIVERY_TRUST_PROXY: ".+" is no/);
    },
  );

  it.each(['0.0.0.0/0', '::/0', '128.0.0.0/1'])('refuses %s, which is nearly everybody', (text) => {
    expect(() => readTrustedProxies(text)).toThrow('trusts nearly everybody');
  });
});
