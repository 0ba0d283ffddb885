import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP, BlockList } from 'node:net';
import type { CountryResponse } from 'mmdb-lib';
import { Reader } from 'mmdb-lib';

/** Country of a network address. */
export interface CountryTable {
  /** ISO 3166 alpha-2 code; absent for private, loopback and unassigned addresses, and for a visitor who has already gone. */
  countryOf(address: string | undefined): string | undefined;
}

/** Addresses reserved for documentation stand for three countries, so that a region can be tried anywhere. */
const documentationRanges = [
  { network: '192.0.2.0', country: 'GB' },
  { network: '198.51.100.0', country: 'PK' },
  { network: '203.0.113.0', country: 'KP' },
] as const;

/** The table of the registries' public records that ships with the sandbox; nothing is asked over the network. */
export function openCountryTable(): CountryTable {
  const documented = documentationRanges.map(({ network, country }) => {
    const range = new BlockList();
    range.addSubnet(network, 24, 'ipv4');
    return { range, country };
  });
  let reader: Reader<CountryResponse & { country_code?: string }> | undefined;
  return {
    countryOf(address) {
      if (address === undefined) return undefined;
      const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
      const family = isIP(plain);
      if (family === 0) return undefined;
      const example = family === 4 && documented.find(({ range }) => range.check(plain, 'ipv4'));
      if (example) return example.country;
      reader ??= new Reader(readFileSync(tablePath()));
      return reader.get(plain)?.country_code;
    },
  };
}

function tablePath(): string {
  return createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  );
}
