import type { Sandbox } from '../sandbox.ts';

/** The time zone in which a merchant's days are settled: the site's, and UTC where the site leaves it to devices. */
export async function zoneOf({ sites }: Sandbox, merchant: string): Promise<string> {
  const zone = (await sites.get(merchant))?.site.settings['dates.timeZone'];
  return typeof zone === 'string' && zone !== 'device' ? zone : 'UTC';
}
