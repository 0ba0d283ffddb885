import { expect, it } from 'vitest';
import { openCountryTable } from './country-table.ts';

it('knows the country of public addresses, and of none that is private, odd or gone', () => {
  const { countryOf } = openCountryTable();
  expect(['198.51.100.7', '::ffff:192.0.2.1', '8.8.8.8'].map(countryOf)).toEqual(['PK', 'GB', 'US']);
  expect(['10.0.0.1', '::1', 'nowhere', '', undefined].map(countryOf)).toEqual(Array(5).fill(undefined));
});
