import type { FormDefinition } from '../../contracts/release.ts';
import type { EffectiveSite } from '../site/site-source.ts';

/** The registration forms that are open: each method has its flag (rows A-087…A-089, decision 27). */
export function registrationForms({ site, forms }: EffectiveSite): {
  readonly username?: FormDefinition;
  readonly mobile?: FormDefinition;
} {
  const { flags } = site;
  const username = flags['USERNAMEREG3'] ? forms['registrationUsername'] : undefined;
  const mobile = flags['MOBILENUMREG3'] || flags['MOBILENUMPASSREG3'] ? forms['registrationMobile'] : undefined;
  return { ...(username ? { username } : {}), ...(mobile ? { mobile } : {}) };
}
