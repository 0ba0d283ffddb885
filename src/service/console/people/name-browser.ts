import Bowser from 'bowser';

/** Longer than any browser's own line. */
const longestLine = 400;
const unknown = 'Unknown browser';
const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/** `Chrome on Android`: enough to know one's own sessions by. Only names that the library knows pass. */
export function nameBrowser(userAgent: string): string {
  if (userAgent === '') return unknown;
  const { browser, os } = Bowser.parse(userAgent.slice(0, longestLine));
  const name = browser.name && browsers.has(browser.name) ? browser.name : unknown;
  return os.name && systems.has(os.name) ? `${name} on ${os.name}` : name;
}
