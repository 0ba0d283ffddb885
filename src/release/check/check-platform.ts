import type { Problem } from '../../contracts/problems.ts';
import { problemIn } from '../load/json-document.ts';
import type { ValidSource } from '../validate/valid-source.ts';
import { checkMapping } from './check-mapping.ts';

/** Checks where a merchant's platform is and how it speaks. */
export function checkPlatform(source: ValidSource): Problem[] {
  const { mapping, site, code } = source;
  const unused =
    mapping && site.value.source !== 'upstream'
      ? [
          problemIn(mapping, '', {
            code: 'MAPPING_UNUSED',
            severity: 'warning',
            message: 'site.json does not say "source": "upstream".',
          }),
        ]
      : [];
  return [...checkPlain(source), ...unused, ...(mapping ? checkMapping(mapping, code) : [])];
}

/** Passwords travel to the platform: without TLS only on this machine, or to an internal host that somebody named. */
function checkPlain({ site, mapping }: ValidSource): Problem[] {
  const url = site.value.upstream?.url;
  if (url === undefined || !url.startsWith('http:')) return [];
  const { hostname } = new URL(url);
  const named = mapping?.value.plainHttp ?? [];
  if (['localhost', '127.0.0.1', ...named].includes(hostname)) return [];
  const message = `${url} has no TLS, and platform.json does not name ${hostname} in plainHttp.`;
  return [problemIn(site, '/upstream/url', { code: 'URL_UNSAFE', message })];
}
