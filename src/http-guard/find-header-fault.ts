/** The head of a request as it came, before anything is joined or dropped. */
export interface RequestHead {
  readonly method?: string | undefined;
  readonly httpVersion: string;
  /** Names and values by turns. */
  readonly rawHeaders: readonly string[];
}

/** A browser behind three proxies sends about 40. */
export const mostHeaders = 64;

/**
 * Lists by definition, so that two lines mean what one line with a comma means: whoever joins them changes nothing.
 * Proxies add lines of the last three, and split `Cookie` when they come from HTTP/2.
 */
const lists = new Set([
  ...['accept', 'accept-charset', 'accept-encoding', 'accept-language', 'cache-control', 'pragma', 'cookie'],
  ...['if-match', 'if-none-match', 'te', 'forwarded', 'via', 'x-forwarded-for'],
]);

/** What `Connection` may name. `upgrade` alone is what many proxies send with every request; nothing is upgraded. */
const connectionOptions = new Set(['keep-alive', 'close', 'upgrade', 'te']);

/** Headers that say where a request ends and whom it is for; some servers read `_` as `-`. */
const framing = new Set(['content-length', 'transfer-encoding', 'connection', 'host', 'x-forwarded-for']);

const host = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * What is wrong with the headers of a request, as a sentence; nothing when every server on the way reads the same
 * message out of them: where it ends, whom it is for, who sent it.
 */
export function findHeaderFault({ method = '', httpVersion, rawHeaders }: RequestHead): string | undefined {
  if (rawHeaders.length > mostHeaders * 2) return `A request has at most ${mostHeaders} headers.`;
  const values = new Map<string, string>();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const known = (rawHeaders[index] ?? '').toLowerCase();
    if (values.has(known) && !lists.has(known)) return `The header ${known} came twice.`;
    if (known.includes('_') && framing.has(known.replaceAll('_', '-'))) return `No header is called ${known}.`;
    values.set(known, rawHeaders[index + 1] ?? '');
  }
  return findFramingFault(method, httpVersion, values) ?? findRoutingFault(values);
}

function findFramingFault(
  method: string,
  httpVersion: string,
  headers: ReadonlyMap<string, string>,
): string | undefined {
  const coding = headers.get('transfer-encoding');
  const length = headers.get('content-length');
  if (coding !== undefined && length !== undefined) return 'A body has a length or a transfer coding, not both.';
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return 'The only transfer coding is chunked.';
  if (coding !== undefined && httpVersion !== '1.1') return 'Only HTTP/1.1 knows transfer codings.';
  if (length !== undefined && !/^\d{1,15}$/.test(length)) return 'A length is a number.';
  const hasBody = coding !== undefined || (length !== undefined && Number(length) > 0);
  if (hasBody && (method === 'GET' || method === 'HEAD')) return `A ${method} request has no body.`;
  const expected = headers.get('expect');
  if (expected !== undefined && expected.toLowerCase() !== '100-continue') return 'Only 100-continue can be expected.';
  return undefined;
}

function findRoutingFault(headers: ReadonlyMap<string, string>): string | undefined {
  if (headers.has('upgrade')) return 'Connections are not upgraded.';
  for (const option of (headers.get('connection') ?? '').toLowerCase().split(',')) {
    const named = option.trim();
    if (named !== '' && !connectionOptions.has(named)) return 'Connection names a header that must not be dropped.';
  }
  const named = headers.get('host');
  if (named !== undefined && named !== '' && !host.test(named)) return 'The host is no name with a port.';
  return undefined;
}
