/** The settings that say by which clock money is counted. */
export interface ZoneSettings {
  readonly 'dates.timeZone': string;
  /** Absent in releases of before it was one. */
  readonly 'settlement.timeZone'?: string | undefined;
}

/**
 * The time zone whose days and hours count for wages, rebates, dividends and limits: the merchant's, the same for everybody.
 * `site` is the zone that the site writes dates in; UTC where it leaves that to devices.
 */
export function settlementZone({
  'dates.timeZone': written,
  'settlement.timeZone': settled = 'site',
}: Readonly<ZoneSettings>): string {
  if (settled !== 'site') return settled;
  return written === 'device' ? 'UTC' : written;
}
