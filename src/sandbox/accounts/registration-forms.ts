import type { FormDefinition } from '../../contracts/release.ts';
import { isOffered } from '../site/demand-offer.ts';
import { ways } from '../site/offers.ts';
import type { EffectiveSite } from '../site/site-source.ts';

/** The registration forms that are open: those of the ways that the site offers to a guest (rows A-087…A-089, decision 27). */
export function registrationForms({ site, forms }: EffectiveSite): {
  readonly username?: FormDefinition;
  readonly mobile?: FormDefinition;
} {
  const guest = { language: site.identity.languages.default };
  const username = isOffered(site, ways.registrationByName, guest) ? forms['registrationUsername'] : undefined;
  const mobile = isOffered(site, ways.registrationByMobile, guest) ? forms['registrationMobile'] : undefined;
  return { ...(username ? { username } : {}), ...(mobile ? { mobile } : {}) };
}

/** Whether a form has a field. */
export function isAsked({ schema }: FormDefinition, field: string): boolean {
  const { properties } = schema;
  return typeof properties === 'object' && properties !== null && field in properties;
}
