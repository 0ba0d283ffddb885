import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consoleRoutes } from '../../../src/service/console/http/console-routes.ts';
import type { FuzzAnswer } from '../api/check-answers.ts';
import { judgeConsole } from './judge-console.ts';
import { type ConsoleRequest, requestFor } from './make-call.ts';
import { readRoutes } from './read-routes.ts';

const routes = readRoutes();

function faultsOf(
  { name, ...wanted }: Partial<ConsoleRequest> & { readonly name: string },
  answer: Partial<FuzzAnswer> = {},
  sent = '',
) {
  const call = routes.find((route) => route.name === name);
  if (!call) throw new Error(`There is no route ${name}.`);
  const plain = { call, method: call.method, caller: 'manager', origin: 'own', path: call.path, query: '' } as const;
  const given = { status: 200, contentType: 'application/json; charset=utf-8', text: '{}', ...answer };
  return judgeConsole({ ...plain, body: undefined, ...wanted }, given, {
    secrets: ['t-other', 'Qzwords'],
    other: 't-other',
    sent,
  });
}

const refusal = { status: 403, text: '{"code":"FORBIDDEN","message":"No."}' };

describe('judgeConsole', () => {
  it('finds nothing in what somebody may ask, and in a refusal with a reason', () => {
    expect(faultsOf({ name: 'GET /flags' })).toEqual([]);
    expect(faultsOf({ name: 'POST /stops', caller: 'token' })).toEqual([]);
    expect(faultsOf({ name: 'GET /people', caller: 'viewer' }, refusal)).toEqual([]);
  });

  it('finds an act or an answer for who has no right to it', () => {
    const refused = [
      { name: 'GET /people', caller: 'manager' },
      { name: 'POST /stops', caller: 'viewer' },
      { name: 'POST /change-sets/:id/approve', caller: 'support' },
      { name: 'POST /tokens', caller: 'token' },
      { name: 'POST /change-sets', caller: 'token' },
      { name: 'GET /flags', caller: 'none' },
      { name: 'GET /flags', caller: 'ended' },
      { name: 'GET /session', caller: 'token' },
      { name: 'POST /stops', origin: 'brand' },
      { name: 'POST /sign-out', caller: 'none', origin: 'foreign' },
    ] as const;
    for (const wanted of refused)
      expect(faultsOf(wanted), wanted.name).toEqual([expect.stringContaining('answers 200 to')]);
  });

  it('finds what belongs to another merchant, but not what the sender has said, nor what administrators may see', () => {
    const leak = { text: '{"merchant":"t-other"}' };
    expect(faultsOf({ name: 'GET /flags' }, leak)).toEqual(['shows "t-other"']);
    expect(faultsOf({ name: 'GET /merchants/:code' }, leak, '/api/merchants/t-other')).toEqual([
      'answers 200 to "manager" about a merchant of others',
    ]);
    expect(faultsOf({ name: 'GET /merchants/:code' }, { ...leak, ...refusal }, '/api/merchants/t-other')).toEqual([]);
    expect(faultsOf({ name: 'GET /flags' }, { text: '{"reason":"Qzwords"}' }, 'Qzwords')).toEqual([]);
    expect(faultsOf({ name: 'GET /flags', caller: 'administrator' }, leak)).toEqual([]);
  });

  it('finds a server error, a refusal without a reason, and insides', () => {
    expect(faultsOf({ name: 'GET /flags' }, { status: 500, text: refusal.text })).toEqual(['answers 500']);
    expect(faultsOf({ name: 'GET /flags' }, { status: 404, text: '' })).toEqual([
      'refuses without a code and a sentence',
    ]);
    expect(faultsOf({ name: 'GET /people', caller: 'administrator' }, { text: '{"totp":"x"}' })).toEqual([
      'shows its insides',
    ]);
  });
});

describe('requestFor', () => {
  it('makes the same request of the same seed, for every route of the table', () => {
    expect(routes).toHaveLength(consoleRoutes.length);
    const known = { own: { merchants: ['a'] }, other: { merchants: ['b'] } };
    for (const call of routes) {
      const make = () => fc.sample(requestFor(call, known), { seed: 7, numRuns: 3 });
      expect(make()).toEqual(make());
    }
  });

  it('tells no administrator of what must stay as it is', () => {
    const stops = routes.find(({ name }) => name === 'POST /stops');
    if (!stops) throw new Error('There is no route to stop something.');
    const known = { own: { merchants: ['own-one'] }, other: { merchants: ['other-one'] } };
    const made = fc.sample(requestFor(stops, known), { seed: 7, numRuns: 300 });
    const names = (caller: string) =>
      made
        .filter((one) => one.caller === caller)
        .map((one) => one.body?.text)
        .join();
    expect(names('administrator')).not.toContain('other-one');
    expect(names('manager')).toContain('other-one');
  });
});
