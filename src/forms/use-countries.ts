import { useEffect, useState } from 'react';
import type { DialingCode } from './dialing-codes.ts';

/** A dialling code with the country's name in the language of the page. */
export interface Country {
  readonly code: string;
  readonly label: string;
}

/** The countries beside a mobile number: the table comes by itself, and until then there is the current code alone. */
export function useCountries(language: string, current: string): readonly Country[] {
  const [countries, setCountries] = useState<readonly Country[]>();
  useEffect(() => {
    let isWanted = true;
    void import('./dialing-codes.ts').then(
      ({ dialingCodes }) => isWanted && setCountries(namesOf(dialingCodes, language)),
      // A number of the merchant's own country can be written without the table.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return countries ?? [{ code: current, label: current }];
}

function namesOf(dialingCodes: readonly DialingCode[], language: string): readonly Country[] {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  return dialingCodes
    .map(({ country, code }) => ({ code, label: names.of(country) ?? country }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
}
