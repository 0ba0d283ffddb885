import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';

/** Dialling code of a country with its plus sign; empty when the country has none. */
export function dialingCodeOf(country: string): string {
  return isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : '';
}
