import { endpoints } from '../../contracts/endpoints.ts';
import { isPlatformPath } from '../../contracts/platform-path.ts';
import type { CustomerServiceEntry, ResourceEntry } from '../../contracts/site.ts';
import type { Reading } from './reading.ts';
import { hasFields, note, safeEntries } from './reading.ts';
import type { UpstreamSite } from './upstream-file.ts';

/** Reads the addresses of a status answer: links, staff, paths of calls, domains, hosts of pictures. */
export function mapAddresses(
  info: Readonly<Record<string, unknown>>,
  reading: Reading,
): Pick<UpstreamSite, 'resources' | 'customerService' | 'paths' | 'domainRoute' | 'imageCDNs'> {
  const resources = mapList(info['resources'], 'info.resources', reading, readResource);
  const customerService = mapList(info['customerService'], 'info.customerService', reading, readService);
  const imageCDNs = mapList(info['imageCDNs'], 'info.imageCDNs', reading, readText);
  const paths = mapPaths(info['paths'], reading);
  const domains = mapList(info['domainRoute'], 'info.domainRoute', reading, readText);
  const main = readText(info['mainDomain']);
  const domainRoute = main && domains ? [...new Set([main, ...domains])] : (domains ?? (main ? [main] : undefined));
  return {
    ...(resources ? { resources } : {}),
    ...(customerService ? { customerService } : {}),
    ...(paths ? { paths } : {}),
    ...(domainRoute ? { domainRoute } : {}),
    ...(imageCDNs ? { imageCDNs } : {}),
  };
}

function mapList<T>(
  value: unknown,
  at: string,
  reading: Reading,
  read: (entry: unknown, note: (key: string) => void) => T | undefined,
): T[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value)) {
    note(reading, at, 'A list belongs here.');
    return undefined;
  }
  return value.flatMap((entry: unknown, index) => {
    const name = `${at}.${index}`;
    const mapped = read(entry, (key) => note(reading, `${name}.${key}`, 'An entry has no such field.'));
    if (mapped === undefined) note(reading, name, 'The entry lacks what it needs.');
    return mapped === undefined ? [] : [mapped];
  });
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function readResource(entry: unknown, unknownKey: (key: string) => void): ResourceEntry | undefined {
  if (!hasFields(entry)) return undefined;
  const { resourceType, url, ...others } = entry;
  Object.keys(others).forEach(unknownKey);
  const [type, address] = [readText(resourceType), readText(url)];
  return type && address ? { resourceType: type, url: address } : undefined;
}

function readService(entry: unknown, unknownKey: (key: string) => void): CustomerServiceEntry | undefined {
  if (!hasFields(entry)) return undefined;
  const { type, title, url, ...others } = entry;
  Object.keys(others).forEach(unknownKey);
  const [kind, words, address] = [readText(type), readText(title), readText(url)];
  return kind && words ? { type: kind, title: words, ...(address ? { url: address } : {}) } : undefined;
}

/** Paths of calls that the engine makes (row A-316); others are noted. */
function mapPaths(value: unknown, reading: Reading): Record<string, string> | undefined {
  if (value === undefined || value === null) return undefined;
  if (!hasFields(value)) {
    note(reading, 'info.paths', 'Paths are an object: call → path.');
    return undefined;
  }
  const paths: Record<string, string> = {};
  for (const [name, path] of safeEntries(value, 'info.paths', reading)) {
    if (!(name in endpoints))
      note(reading, `info.paths.${name}`, 'The engine makes no such call.', Object.keys(endpoints));
    else if (typeof path !== 'string' || !isPlatformPath(path)) {
      note(reading, `info.paths.${name}`, 'A path of plain parts belongs here, none of the site’s own.');
    } else paths[name] = path;
  }
  return paths;
}
