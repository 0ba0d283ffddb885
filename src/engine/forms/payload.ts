import type { FormDefinition } from '../../contracts/release.ts';
import { optionsOf, propertyNames } from './read-options.ts';
import type { JsonRecord } from './schema-rules.ts';

/** How the site runs, as registration reports it (row A-111). */
export type RegisterMethod = 'APP' | 'H5' | 'PWA' | 'WEBCLIP';

/** What a registration sends besides its fields. */
export interface RegistrationSurroundings {
  /** Host with port (row A-232). */
  readonly registerUrl: string;
  /** Host without port. */
  readonly domain: string;
  readonly registerMethod: RegisterMethod;
  readonly countryDialingCode: string;
}

/** Form data as it is checked and sent: spaces taken away where the field says so, empty values left out (row A-294). */
export function cleanData(form: FormDefinition, data: JsonRecord): Record<string, unknown> {
  const clean: Record<string, unknown> = {};
  for (const name of propertyNames(form)) {
    const value = data[name];
    const text = typeof value === 'string' && optionsOf(form, name)?.trim !== false ? value.trim() : value;
    if (text !== undefined && text !== '' && text !== null) clean[name] = text;
  }
  return clean;
}

/** The fields of a call: cleaned data without what stays in the browser, such as the terms box (row A-231). */
export function payloadOf(form: FormDefinition, data: JsonRecord): Record<string, unknown> {
  const entries = Object.entries(cleanData(form, data));
  return Object.fromEntries(entries.filter(([name]) => optionsOf(form, name)?.local !== true));
}

/** Body of the registration call; type is always 0 (rows A-231…A-234). The dialling code goes with a number only. */
export function registrationPayload(
  form: FormDefinition,
  data: JsonRecord,
  { countryDialingCode, ...rest }: RegistrationSurroundings,
): Record<string, unknown> {
  const fields = payloadOf(form, data);
  const dialing = fields['mobileNum'] === undefined ? {} : { countryDialingCode };
  return { ...fields, ...dialing, ...rest, type: 0 };
}
