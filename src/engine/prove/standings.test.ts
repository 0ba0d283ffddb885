import { describe, expect, it } from 'vitest';
import type { FeatureManifest } from '../../contracts/feature.ts';
import type { PolicyPack } from '../../contracts/generated/policy-pack.ts';
import { aSitePart } from '../site.fixture.ts';
import { standingsOf } from './standings.ts';
import { prove } from './prove.ts';
import { aSubject, service } from './subject.fixture.ts';

const pack = (id: string, parts: Partial<PolicyPack> = {}): PolicyPack => ({
  $schema: '',
  id,
  title: id,
  description: '',
  source: { notice: '', name: '', date: '' },
  settings: {},
  fields: {},
  items: {},
  clauses: [],
  ...parts,
});
const clock = { id: 'clock.bar', order: 1, block: 'clock.bar' };
const feature: FeatureManifest = { id: 'clock', owner: 'platform', contributes: { 'header.clock': [clock] } };
const strict = pack('strict', {
  settings: { 'ages.gate': { atLeast: 21, why: 'law' } },
  items: { 'header.clock': ['clock.bar'] },
});
const policies = { strict, loose: pack('loose') };
const features = [service, feature];
const site = aSitePart();
const named = (policy: string) => ({ ...site, identity: { ...site.identity, policy } });

describe('standingsOf', () => {
  it('looks at a brand without a policy as it is, and as every pack would make it', () => {
    const subject = aSubject({ site, features, policies });
    const [own, first, second, ...more] = standingsOf(subject);
    expect(own).toEqual({ subject });
    expect(first?.pack).toBe(strict);
    expect(first?.subject).toEqual({
      ...subject,
      site: {
        ...site,
        settings: { ...site.settings, 'ages.gate': 21 },
        slots: { ...site.slots, 'header.clock': [clock] },
      },
    });
    expect(second).toEqual({ pack: policies.loose, subject });
    expect(more).toEqual([]);
  });

  it('looks at a brand under its own policy only, and as it is where nobody knows that one', () => {
    const own = aSubject({ site: named('strict'), features, policies });
    expect(standingsOf(own)).toEqual([{ pack: strict, subject: own }]);
    const strange = aSubject({ site: named('strange'), features, policies });
    expect(standingsOf(strange)).toEqual([{ subject: strange }]);
  });
});

describe('prove under policies', () => {
  const must = { not: { setting: 'ages.gate', is: 21 } } as const;
  const claim = { invariant: 'test.claim', says: 'It holds.', about: 'test.item', must, madeBy: [] };
  const provedUnder = (policy?: string) => {
    const {
      policies: looked,
      claims,
      findings,
    } = prove(aSubject({ site: policy === undefined ? site : named(policy), features, policies }), () => [claim]);
    return { looked, claims, findings: findings.map(({ policy: under, changes }) => [under, changes.length]) };
  };

  it('finds a breach once, and again where a pack brings it nearer', () => {
    expect(provedUnder()).toEqual({
      looked: ['none', 'strict', 'loose'],
      claims: 2,
      findings: [
        [undefined, 1],
        ['strict', 0],
      ],
    });
  });

  it('names no policy where the breach is under the brand’s own', () => {
    expect(provedUnder('strict')).toEqual({ looked: ['strict'], claims: 1, findings: [[undefined, 1]] });
  });

  it('names the policy in words', () => {
    const { findings } = prove(aSubject({ site, features, policies }), () => [claim]);
    expect(findings.map(({ text }) => text.split('\n')[0])).toEqual([
      '“It holds.” breaks at test.item, for a guest, when:',
      '“It holds.” breaks at test.item, for a guest, under the policy strict, as the site stands.',
    ]);
  });
});
