import { settlementZone } from '../../engine/settlement-zone.ts';
import type { Sandbox } from '../sandbox.ts';

/** The time zone in which a merchant's days are settled; UTC for a merchant without a site. */
export async function zoneOf({ sites }: Sandbox, merchant: string): Promise<string> {
  const settings = (await sites.get(merchant))?.site.settings;
  return settings === undefined ? 'UTC' : settlementZone(settings);
}
