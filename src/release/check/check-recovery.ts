import type { OriginsPart } from '../../contracts/origins.ts';
import type { Problem } from '../../contracts/problems.ts';
import type { FormsPart } from '../../contracts/release.ts';
import type { SitePart } from '../../contracts/site.ts';
import { recordOf } from '../../engine/index.ts';
import { textsBetween } from '../prove/can-match.ts';
import { pointerOf, problemIn } from '../load/json-document.ts';
import type { ValidSource } from '../validate/valid-source.ts';
import { atOrigin, openForms } from './check-rules.ts';

interface RecoveryToCheck {
  readonly source: ValidSource;
  readonly site: SitePart;
  readonly forms: FormsPart;
  readonly origins: OriginsPart;
}

interface AddressSchema {
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** Texts that are looked through for one that registration has room for. */
const maxTexts = 200;

/** Recovery by mail takes every address that an open way to register takes (row A-293, decision 37). */
export function checkRecovery({ source, site, forms, origins }: RecoveryToCheck): Problem[] {
  const asked = openForms(site).flatMap((form) => addressOf(forms, form) ?? [])[0];
  const answered = addressOf(forms, 'recoveryEmail');
  if (site.settings['recovery.email'] !== true || asked === undefined || answered === undefined) return [];
  const code = 'RECOVERY_NARROWER';
  const { maxLength: most = Number.POSITIVE_INFINITY } = asked;
  const { maxLength: room = Number.POSITIVE_INFINITY } = answered;
  if (most > room) {
    const message = `Registration takes addresses of up to ${most} characters, recovery of up to ${room}.`;
    return [atOrigin(source, origins.values['rules.email.max'], 'register.email.max', { code, message })];
  }
  const refused = refusedAddress(asked, answered);
  if (refused === undefined) return [];
  const message = `Registration takes "${refused}" as an address, and recovery refuses it.`;
  if (source.merchant.value.settings?.['recovery.emailPattern'] === 'spec') {
    return [problemIn(source.merchant, pointerOf('settings', 'recovery.emailPattern'), { code, message })];
  }
  const origin = origins.values['rules.email.patternId'];
  return [atOrigin(source, origin, 'register.email.patternId', { code, message })];
}

function addressOf(forms: FormsPart, form: string): AddressSchema | undefined {
  const properties = recordOf(forms[form]?.schema['properties']);
  if (properties['email'] === undefined) return undefined;
  const { maxLength, pattern } = recordOf(properties['email']);
  return {
    ...(typeof maxLength === 'number' ? { maxLength } : {}),
    ...(typeof pattern === 'string' ? { pattern } : {}),
  };
}

/** An address that passes at registration alone; nothing where there is none, or where the patterns cannot be compared. */
function refusedAddress(asked: AddressSchema, answered: AddressSchema): string | undefined {
  const { pattern: inner = '^[^]*$', maxLength = Number.POSITIVE_INFINITY } = asked;
  const { pattern: outer = '^[^]*$' } = answered;
  if (inner === outer) return undefined;
  try {
    let left = maxTexts;
    for (const text of textsBetween(inner, outer)) {
      if (text.length <= maxLength) return text;
      left -= 1;
      if (left === 0) return undefined;
    }
  } catch {
    return undefined;
  }
  return undefined;
}
