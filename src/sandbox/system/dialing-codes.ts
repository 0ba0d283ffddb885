import { type CountryCode, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
import metadata from 'libphonenumber-js/metadata.min';

/** Dialling code of a country with its plus sign; empty when the country has none. */
export function dialingCodeOf(country: string): string {
  return isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : '';
}

/** The country that a dialling code such as `+44` means first of all; nothing for a code that none has. */
export function countryOfDialingCode(dialingCode: string): CountryCode | undefined {
  const [main] = Object.entries(metadata.country_calling_codes).find(([code]) => `+${code}` === dialingCode)?.[1] ?? [];
  return main;
}
