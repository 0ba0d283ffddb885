import type { IncomingHttpHeaders } from 'node:http';
import { readBearer } from '../../http-guard/read-bearer.ts';

/** What a platform is notified of a request; everything else stays here, what names a hop among it, and cookies (but `passed-cookie.ts`). */
const requestHeaders = [
  'accept',
  'captcha-id',
  'content-type',
  'device',
  'encryption',
  'form-hash',
  'gateway',
  'human-check',
  'if-modified-since',
  'if-none-match',
  'moduleid',
  'user-agent',
] as const;

/** What a browser is notified of an answer. A platform says nothing about a brand's security, and sets no cookie on its host but the one of `passed-cookie.ts`. */
const answerHeaders = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
] as const;

/** A page of the platform says what it may run; a call or a picture that is opened by itself runs nothing. */
const pageHeaders = ['content-security-policy', 'referrer-policy'] as const;
const nothingRuns = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; sandbox; frame-ancestors 'none'";

type Headers = Record<string, string | string[] | undefined>;

/** The headers of a request that a platform gets to see. A token goes in one spelling: by it the door has counted. */
export function passedRequestHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const token = readBearer(headers.authorization);
  return {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...Object.fromEntries(requestHeaders.flatMap((name) => asText(name, headers[name]))),
  };
}

/** The headers of a platform's answer that a browser gets to see; a redirection leads to the same site or nowhere. */
export function passedAnswerHeaders(headers: Headers, { isPage }: { readonly isPage: boolean }): Headers {
  const names = isPage ? [...answerHeaders, ...pageHeaders] : answerHeaders;
  const passed = Object.fromEntries(names.flatMap((name) => asText(name, headers[name])));
  const location = asText('location', headers['location'])[0]?.[1];
  return {
    'content-security-policy': nothingRuns,
    ...passed,
    ...(location !== undefined && isOfSite(location) ? { location } : {}),
  };
}

function isOfSite(location: string): boolean {
  const site = 'http://site.invalid';
  return location.startsWith('/') && URL.canParse(location, site) && new URL(location, site).origin === site;
}

function asText(name: string, value: string | string[] | undefined): [string, string][] {
  const text = Array.isArray(value) ? value[0] : value;
  return text === undefined ? [] : [[name, text]];
}
