import type { FastifyRequest } from 'fastify';

/**
 * What a log says of a request. Addresses may carry tokens (`api.tokenInQuery`), tickets and codes: of a query only the
 * names are written, and headers and bodies never are.
 */
export function requestForLog({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  const [path = '', ...query] = url.split('?');
  const names = query.length === 0 ? [] : [...new URLSearchParams(query.join('?')).keys()];
  return { method, url: names.length === 0 ? path : `${path}?${names.join('&')}`, remoteAddress: ip };
}
