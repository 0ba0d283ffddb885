import type { Sandbox } from '../sandbox.ts';
import { countryOfDialingCode } from './dialing-codes.ts';

/** Where a visitor is, and whether the merchant serves that place. */
export interface Region {
  readonly ip: string;
  readonly country: string;
  readonly regionRestriction: boolean;
}

/**
 * Looks an address up; a private or unassigned one counts as the merchant's own country, which is that of its dialling
 * code unless its settings name another one.
 */
export async function regionOf(
  { db, countries, scenarios, sites }: Sandbox,
  merchant: string,
  ip: string,
): Promise<Region> {
  const found = await db.selectFrom('merchant').select('settings').where('code', '=', merchant).executeTakeFirst();
  const arranged = scenarios.of(merchant);
  const known = arranged.country ?? countries.countryOf(ip) ?? found?.settings.defaultCountry;
  const country = known ?? (await countryOfFolder(sites, merchant)) ?? 'GB';
  const isBlocked = found?.settings.blockedCountries?.includes(country) ?? false;
  return { ip, country, regionRestriction: arranged.regionRestriction ?? isBlocked };
}

async function countryOfFolder(sites: Sandbox['sites'], merchant: string): Promise<string | undefined> {
  const published = await sites.get(merchant).catch(() => undefined);
  return published && countryOfDialingCode(published.site.identity.dialingCode);
}
