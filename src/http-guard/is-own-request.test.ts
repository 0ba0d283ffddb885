import { describe, expect, it } from 'vitest';
import { isOwnRequest } from './is-own-request.ts';

const host = 'karat.localhost:4000';

describe('isOwnRequest', () => {
  it.each([
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://karat.localhost:4000' },
    {},
  ] as const)('believes %j', (headers) => expect(isOwnRequest({ host, ...headers })).toBe(true));

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://karat.localhost:4000' },
    { origin: 'http://soda.localhost:4000' },
    { origin: 'http://karat.localhost' },
    { origin: 'null' },
    { origin: 'karat' },
  ] as const)('refuses %j', (headers) => expect(isOwnRequest({ host, ...headers })).toBe(false));
});
