import { describe, expect, it } from 'vitest';
import { hashSecret, makeDigits, makeToken } from './secrets.ts';

const many = 2_000;

describe('makeToken', () => {
  it('gives 32 bytes of chance in letters that a header takes, never the same twice', () => {
    const tokens = Array.from({ length: many }, makeToken);
    expect(new Set(tokens).size).toBe(many);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
    const bits = tokens.flatMap((token) => [...Buffer.from(token, 'base64url')]).map((byte) => byte & 1);
    const share = bits.reduce((sum, bit) => sum + bit, 0) / bits.length;
    expect(Math.abs(share - 0.5)).toBeLessThan(0.02);
  });
});

describe('makeDigits', () => {
  it('gives every digit at every place about as often', () => {
    const codes = Array.from({ length: many }, () => makeDigits(6));
    for (let place = 0; place < 6; place += 1) {
      const counts = new Map<string, number>();
      for (const code of codes) counts.set(code.charAt(place), (counts.get(code.charAt(place)) ?? 0) + 1);
      expect(counts.size).toBe(10);
      expect(Math.max(...counts.values())).toBeLessThan(many / 5);
    }
  });
});

describe('hashSecret', () => {
  it('is SHA-256', () => {
    expect(hashSecret('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
