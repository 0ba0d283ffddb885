import { endpoints } from '../../contracts/endpoints.ts';
import type { Problem } from '../../contracts/problems.ts';
import { isOwnMachine, isSafeAddress, isSafeLink, isSitePath } from '../../engine/index.ts';
import { pointerOf, problemIn } from '../load/json-document.ts';
import { nearestName } from '../nearest-name.ts';
import type { ValidSource } from '../validate/valid-source.ts';

/** Checks every address of a site configuration: safe, complete, and of something that exists. */
export function checkAddresses(source: ValidSource): Problem[] {
  return [...checkUrls(source), ...checkCalls(source), ...checkEntries(source)];
}

function checkUrls({ site }: ValidSource): Problem[] {
  const {
    resources = [],
    customerService = [],
    imageCDNs = [],
    paths = {},
    domainRoute = [],
    settings = {},
  } = site.value;
  const addresses: readonly (readonly [string, string | undefined, (url: string) => boolean])[] = [
    ...resources.map(({ url }, index) => [`/resources/${index}/url`, url, isPublic] as const),
    ...customerService.map(({ url }, index) => [`/customerService/${index}/url`, url, isContact] as const),
    ...imageCDNs.map((url, index) => [`/imageCDNs/${index}`, url, isOrigin] as const),
    ...Object.entries(paths).map(([name, path]) => [`/paths${pointerOf(name)}`, path, isPlainPath] as const),
    ...domainRoute.map((host, index) => [`/domainRoute/${index}`, host, isHost] as const),
    ['/settings/sms.firebaseEmulator', settings['sms.firebaseEmulator'] || undefined, isOwnMachine] as const,
  ];
  return addresses.flatMap(([pointer, url, isSafe]) =>
    url === undefined || isSafe(url)
      ? []
      : problemIn(site, pointer, { code: 'URL_UNSAFE', message: `${JSON.stringify(url)} is not a safe address.` }),
  );
}

function isPublic(url: string): boolean {
  return isPlain(url) && isSafeAddress(url);
}

function isContact(url: string): boolean {
  return isPlain(url) && isSafeLink(url);
}

/** A path of the site that is written plainly. */
function isPlainPath(path: string): boolean {
  return isPlain(path) && isSitePath(path);
}

/** Without what would have to be escaped in a page, and without a climb. */
function isPlain(url: string): boolean {
  return !/[\s<>"]/.test(url) && !url.split(/[/?#]/).includes('..');
}

/** The host enters the security policy as it stands: nothing but an origin may. */
function isOrigin(url: string): boolean {
  return isPublic(url) && /^https:\/\/[a-z0-9.-]+(:\d+)?\/?$/i.test(url);
}

function isHost(host: string): boolean {
  return /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d+)?$/i.test(host);
}

function checkCalls({ site }: ValidSource): Problem[] {
  const known = Object.keys(endpoints);
  return Object.keys(site.value.paths ?? {})
    .filter((name) => !known.includes(name))
    .map((name) =>
      problemIn(site, `/paths${pointerOf(name)}`, {
        code: 'CALL_UNKNOWN',
        atKey: true,
        message: `There is no call "${name}".`,
        nearest: nearestName(name, known),
      }),
    );
}

function checkEntries({ site }: ValidSource): Problem[] {
  const { resources = [], customerService = [] } = site.value;
  const seen = new Set<string>();
  const repeated = resources.flatMap(({ resourceType }, index) => {
    const type = resourceType.toLowerCase();
    if (!seen.has(type)) {
      seen.add(type);
      return [];
    }
    const message = `${resourceType} has an address above already.`;
    return problemIn(site, `/resources/${index}/resourceType`, { code: 'RESOURCE_REPEATED', message });
  });
  const dead = customerService.flatMap(({ type, title, url }, index) =>
    type === 'LIVECHAT' || url !== undefined
      ? []
      : problemIn(site, `/customerService/${index}`, {
          code: 'ADDRESS_MISSING',
          message: `"${title}" is of type ${type} and has no url.`,
        }),
  );
  return [...repeated, ...dead];
}
