import type { FormDefinition } from '../../contracts/release.ts';
import { isOffered } from '../site/require-offer.ts';
import { ways } from '../site/offers.ts';
import type { SocialProvider } from './social-providers.ts';
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

/**
 * Whether a provider's first sign-in makes an account: where a form could make one too, and where the site lets in by
 * providers alone and shows this one's button at registration. A site with a login form and no open form is closed.
 */
export function registersAt(effective: EffectiveSite, provider: SocialProvider): boolean {
  const { site } = effective;
  const guest = { language: site.identity.languages.default };
  if (Object.keys(registrationForms(effective)).length > 0) return true;
  if ([ways.loginByName, ways.loginByMobile].some((way) => isOffered(site, way, guest))) return false;
  return isOffered(site, { slot: 'registration.option', block: `login.${provider}` }, guest);
}

/** Whether a form has a field. */
export function isAsked({ schema }: FormDefinition, field: string): boolean {
  const { properties } = schema;
  return typeof properties === 'object' && properties !== null && field in properties;
}
