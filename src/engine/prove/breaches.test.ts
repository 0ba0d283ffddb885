import { describe, expect, it } from 'vitest';
import type { Condition } from '../../contracts/conditions.ts';
import { breachesOf } from './breaches.ts';
import type { Claim } from './claim.ts';
import { aSubject } from './subject.fixture.ts';

const claim = (about: string, must: Condition, rest: Partial<Claim> = {}): Claim => ({
  invariant: 'test.claim',
  says: 'It holds.',
  about,
  must,
  madeBy: [],
  ...rest,
});
const found = (...claims: Claim[]) =>
  breachesOf(aSubject({ site: { flags: { CBS3: true } } }), () => claims).map(
    ({ about, visitor, context, changes }) => [about, visitor, context.app, changes.length],
  );

describe('breachesOf', () => {
  it('finds what is broken as the site stands, with the first visitor who meets it', () => {
    expect(
      found(
        claim('a', { flag: 'CBS3' }),
        claim('b', { not: { flag: 'CBS3' } }),
        claim('c', { not: { role: 'trial' } }),
        claim('d', { any: [{ session: false }, { not: { app: 'installed' } }] }),
      ),
    ).toEqual([
      ['b', 'a guest', 'browser', 0],
      ['c', 'a player of type 4 (trial, nonAgent)', 'browser', 0],
      ['d', 'a player of type 0 (member, nonAgent, deposit, withdraw) (installed)', 'installed', 0],
    ]);
  });

  it('leaves out what only a change of a rule would break', () => {
    const after = [{ name: 'register.email.required', from: false, to: true }];
    expect(found(claim('a', { any: [] }, { after }), claim('b', { any: [] }, { after: [] }))).toEqual([
      ['b', 'a guest', 'browser', 0],
    ]);
  });

  it('speaks in the site’s own language', () => {
    const identity = { ...aSubject().site.identity, languages: { default: 'ur', offered: ['ur'] } };
    const [broken] = breachesOf(aSubject({ site: { identity } }), () => [claim('a', { any: [] })]);
    expect(broken?.context).toEqual({ app: 'browser', language: 'ur' });
  });
});
