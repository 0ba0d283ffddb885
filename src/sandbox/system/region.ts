import type { Sandbox } from '../sandbox.ts';

/** Where a visitor is, and whether the merchant serves that place. */
export interface Region {
  readonly ip: string;
  readonly country: string;
  readonly regionRestriction: boolean;
}

/** Looks an address up; a private or unassigned one counts as the merchant's own country. */
export async function regionOf({ db, countries, scenarios }: Sandbox, merchant: string, ip: string): Promise<Region> {
  const found = await db.selectFrom('merchant').select('settings').where('code', '=', merchant).executeTakeFirst();
  const arranged = scenarios.of(merchant);
  const country = arranged.country ?? countries.countryOf(ip) ?? found?.settings.defaultCountry ?? 'GB';
  const isBlocked = found?.settings.blockedCountries?.includes(country) ?? false;
  return { ip, country, regionRestriction: arranged.regionRestriction ?? isBlocked };
}
