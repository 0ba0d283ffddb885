import Bowser from 'bowser';

/** What a player knows a device by; what the browser does not say, or says in words of its own, is left out. */
export interface NamedDevice {
  readonly kind: 'phone' | 'tablet' | 'computer' | 'unknown';
  readonly browser?: string;
  readonly system?: string;
}

/** Longer than any browser's own line; what stands behind is no browser's. */
const longestLine = 400;
const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/** Names a device by its user agent. Only names that the library knows pass, so that no text of a caller is shown. */
export function nameDevice(userAgent: string | undefined): NamedDevice {
  if (!userAgent) return { kind: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, longestLine));
  return {
    kind: kinds[platform.type ?? ''] ?? 'unknown',
    ...(browser.name && browsers.has(browser.name) ? { browser: browser.name } : {}),
    ...(os.name && systems.has(os.name) ? { system: os.name } : {}),
  };
}

const kinds: Readonly<Record<string, NamedDevice['kind']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};
