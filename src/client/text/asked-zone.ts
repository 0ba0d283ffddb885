/**
 * The zone that the platform is told with a range of days: the device's where the site leaves days to it (setting
 * `dates.timeZone`), which the platform cannot know otherwise; nothing where the site has its own.
 */
export function askedZone(timeZone: string): string | undefined {
  return timeZone === 'device' ? new Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
}
