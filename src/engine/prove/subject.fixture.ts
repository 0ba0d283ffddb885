import type { FeatureManifest, MenuItem, Target } from '../../contracts/feature.ts';
import { fieldsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { SitePart } from '../../contracts/site.ts';
import { aSitePart, noOrigins, type SiteOptions } from '../site.fixture.ts';
import type { ProofSubject } from './claim.ts';

/** Labels of every field, so that a test takes away only what it is about. */
export const allLabels = {
  forms: Object.fromEntries(Object.keys(fieldsCatalogue.fields).map((field) => [`label.${field}`, field])),
};

/** The feature whose action the closed page needs, so that a test takes away only what it is about. */
export const service: FeatureManifest = { id: 'customerService', owner: 'support', actions: ['customerService.open'] };

/** A subject of a proof with nothing wrong, and only what the test is about. */
export function aSubject({
  site = {},
  features = [service],
  ...rest
}: Partial<Omit<ProofSubject, 'site'>> & { readonly site?: SiteOptions | SitePart } = {}): ProofSubject {
  return {
    site: aSitePart(site),
    origins: noOrigins,
    features,
    texts: { en: allLabels },
    patterns: {},
    policies: {},
    canMatch: () => 'yes',
    ...rest,
  };
}

/** An item of a menu that leads somewhere. */
export function anItem(target: Target, rest: Partial<MenuItem> = {}): MenuItem {
  return { id: 'test.item', order: 1, label: 'test:item', icon: 'home', target, ...rest };
}
