import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FuzzAnswer } from './check-answers.ts';
import { openAnswerCheck } from './check-answers.ts';
import { judgeAnswer } from './judge-answer.ts';
import { type FuzzRequest, requestFor } from './make-request.ts';
import { readCalls } from './read-calls.ts';

const calls = readCalls();
const check = openAnswerCheck();
const secrets = { ofMembers: ['73519.37'], ofOtherBrand: ['Words of the other'] };

function callNamed(name: string) {
  const found = calls.find((call) => call.name === name);
  if (!found) throw new Error(`There is no call named ${name}.`);
  return found;
}

function faultsOf(wanted: Partial<FuzzRequest> & { readonly name: string }, answer: Partial<FuzzAnswer>, sent = '') {
  const call = callNamed(wanted.name);
  const plain = { call, way: 'platform', method: call.method, path: call.path, query: '', bearer: 'member' } as const;
  const request: FuzzRequest = {
    ...plain,
    tokenIn: 'header',
    merchant: 'own',
    headers: {},
    body: undefined,
    ...wanted,
  };
  return judgeAnswer(
    request,
    { status: 200, contentType: 'application/json; charset=utf-8', text: '', ...answer },
    { check, secrets, sent },
  );
}

const rank =
  '{"value":{"currentProgress":{"completedConditions":0,"totalExpectedConditions":0},"playerRankProgress":{}}}';
const refusal = { status: 403, text: '{"code":"no.permission","message":"No."}' };

describe('judgeAnswer', () => {
  it('finds nothing in an answer that keeps its document', () => {
    expect(faultsOf({ name: 'rankProgress' }, { text: rank })).toEqual([]);
    expect(faultsOf({ name: 'rankProgress', bearer: 'otherBrand' }, refusal)).toEqual([]);
  });

  it('finds a server error, a broken line and an answer outside the document', () => {
    expect(faultsOf({ name: 'rankProgress' }, { status: 500, text: refusal.text })).toEqual(['answers 500']);
    expect(faultsOf({ name: 'rankProgress' }, { status: 0, text: 'hang up' })).toEqual(['answers 0']);
    expect(faultsOf({ name: 'rankProgress' }, { text: '{"value":{}}' })).toEqual([
      expect.stringContaining('breaks the document: /value must have required property'),
    ]);
    expect(faultsOf({ name: 'rankProgress' }, { text: '<p>', contentType: 'text/html' })).toEqual([
      'answers text/html, which is not documented',
    ]);
    expect(faultsOf({ name: 'pointer' }, { status: 302, text: '{}' })).toEqual([
      'answers 302, which is not documented',
    ]);
  });

  it('finds an answer to whom none is due', () => {
    for (const bearer of ['none', 'otherBrand', 'expired', 'ended', 'invented'] as const) {
      expect(faultsOf({ name: 'rankProgress', bearer }, { text: rank })).toEqual([
        `answers 200 to a token of kind "${bearer}"`,
      ]);
    }
    expect(faultsOf({ name: 'rankProgress', merchant: 'other' }, { text: rank })).toHaveLength(1);
    expect(faultsOf({ name: 'rankProgress', merchant: 'other', bearer: 'otherBrand' }, { text: rank })).toEqual([]);
  });

  it('finds what belongs to somebody else, but not what the sender has said themselves', () => {
    const leak = { status: 403, text: '{"code":"no.permission","message":"He has 73519.37."}' };
    expect(faultsOf({ name: 'rankProgress' }, leak)).toEqual([`shows "73519.37", which is somebody else's`]);
    expect(faultsOf({ name: 'rankProgress' }, leak, '?amount=73519.37')).toEqual([]);
    const words = { status: 403, text: '{"code":"no.permission","message":"Words of the other."}' };
    expect(faultsOf({ name: 'rankProgress' }, words)).toHaveLength(1);
    expect(faultsOf({ name: 'rankProgress', merchant: 'other' }, words)).toEqual([]);
  });

  it('finds a stack', () => {
    const text = JSON.stringify({ code: 'unknown.error', message: 'value is out of range, violates check constraint' });
    expect(faultsOf({ name: 'rankProgress' }, { status: 400, text })).toEqual(['shows its insides']);
    const stack = new Error('no').stack ?? '';
    expect(faultsOf({ name: 'rankProgress' }, { status: 400, text: stack, contentType: '' })).toContain(
      'shows its insides',
    );
  });
});

describe('requestFor', () => {
  it('makes the same request of the same seed, and a request for every call', () => {
    const known = { nodeId: ['1'] };
    for (const call of calls) {
      const make = () => fc.sample(requestFor(call, known), { seed: 7, numRuns: 3 });
      expect(make()).toEqual(make());
    }
    expect(calls.length).toBeGreaterThan(80);
  });
});
