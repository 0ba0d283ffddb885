import type { OriginsPart } from '../../contracts/origins.ts';
import type { Problem } from '../../contracts/problems.ts';
import type { FormsPart } from '../../contracts/release.ts';
import type { SitePart } from '../../contracts/site.ts';
import { recordOf } from '../../engine/index.ts';
import { pointerOf, problemIn } from '../load/json-document.ts';
import type { ValidSource } from '../validate/valid-source.ts';
import { atOrigin, formsForGuests, openForms } from './check-rules.ts';

interface LoginToCheck {
  readonly source: ValidSource;
  readonly site: SitePart;
  readonly forms: FormsPart;
  readonly origins: OriginsPart;
}

/**
 * Warns where the login opens on a password although nobody who registers gets one. Accounts of before may have
 * passwords, so that the way in stays; it only may not be the first, or the only one.
 */
export function checkLogin({ source, site, forms, origins }: LoginToCheck): Problem[] {
  const open = openForms(site);
  const [first, ...others] = formsForGuests(site, 'login.method');
  const asksPassword = (form: string) => recordOf(forms[form]?.schema['properties'])['password'] !== undefined;
  if (open.length === 0 || open.some(asksPassword) || first === undefined || !asksPassword(first)) return [];
  const message = others.some((form) => !asksPassword(form))
    ? 'The login opens on a password, and whoever registers here has none; another way in would let them in.'
    : 'The login asks for a password, and whoever registers here has none.';
  const draft = { code: 'LOGIN_UNUSABLE', severity: 'warning', message } as const;
  if (source.navigation.value.slots?.['login.method']) {
    return [problemIn(source.navigation, pointerOf('slots', 'login.method'), draft)];
  }
  return [atOrigin(source, origins.values['flags.MOBILENUMREG3'], 'flags.MOBILENUMREG3', draft)];
}
