import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { callLimits } from './call-limits.ts';

interface Operation {
  readonly operationId?: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
}

const document: { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> } = parse(
  readFileSync('schemas/platform.openapi.yaml', 'utf8'),
);
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

describe('callLimits', () => {
  it('bounds guesses at every call that takes a password, for each name or session', () => {
    const secret = operations.filter(({ requestBody }) => requestBody?.content['application/jose']);
    const names = secret.map(({ operationId = '' }) => operationId);
    expect(names.length).toBeGreaterThan(10);
    // What opens an account, or comes back from a provider, is no guess at one; it is bounded by address.
    const opening = new Set(['register', 'socialLogin']);
    const unbounded = names.filter((name) => {
      const scopes = (callLimits[name] ?? []).map(({ scope }) => scope);
      return opening.has(name) ? !scopes.includes('address') : !scopes.some((scope) => /^(name|session)/.test(scope));
    });
    expect(unbounded).toEqual([]);
  });

  it('names no call that is not the platform’s or the page’s own', () => {
    const known = new Set(operations.map(({ operationId }) => operationId));
    expect(Object.keys(callLimits).filter((name) => !known.has(name))).toEqual(['report']);
  });
});
