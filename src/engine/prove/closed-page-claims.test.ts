import { describe, expect, it } from 'vitest';
import type { FeatureManifest } from '../../contracts/feature.ts';
import { closedPageClaims } from './closed-page-claims.ts';
import { always, never } from './formulas.ts';
import { aSubject, service } from './subject.fixture.ts';

const home: FeatureManifest = { id: 'home', owner: 'games' };

const claimsOf = (...features: FeatureManifest[]) => closedPageClaims(aSubject({ features }));
const wayOn = {
  ...{ about: 'customerService.open', madeBy: [], during: 'closed' },
  because: 'no feature implements customerService.open',
};

describe('closedPageClaims', () => {
  it('keeps its promise where a feature opens customer service', () => {
    expect(claimsOf(home, service)).toEqual([{ ...wayOn, must: always }]);
  });

  it('breaks it for everybody where none does', () => {
    expect(claimsOf(home, { ...service, actions: ['customerService.close'] })).toEqual([{ ...wayOn, must: never }]);
  });
});
