import { describe, expect, it } from 'vitest';
import { findHeaderFault, mostHeaders } from './find-header-fault.ts';

interface Given {
  readonly method?: string;
  readonly httpVersion?: string;
}

function faultOf(lines: readonly string[], { method = 'POST', httpVersion = '1.1' }: Given = {}) {
  const rawHeaders = ['Host: karat.localhost', ...lines].flatMap((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return findHeaderFault({ method, httpVersion, rawHeaders });
}

describe('findHeaderFault', () => {
  it.each([
    ['a plain call', ['Content-Type: application/json', 'Content-Length: 2']],
    ['a body in pieces', ['Transfer-Encoding: Chunked']],
    ['lists in several lines', ['Accept: a/b', 'Accept: c/d', 'Cookie: a=1', 'Cookie: b=2', 'If-None-Match: "1"']],
    [
      'lines that proxies add',
      ['X-Forwarded-For: 192.0.2.1', 'X-Forwarded-For: 192.0.2.2', 'Via: 1.1 a', 'Via: 1.1 b'],
    ],
    ['what proxies name', ['Connection: keep-alive, Upgrade']],
    ['trailers that are welcome', ['Connection: TE', 'TE: trailers']],
    ['a wait for the go-ahead', ['Expect: 100-Continue', 'Content-Length: 2']],
    ['underscores that frame nothing', ['X_Device: phone']],
  ])('lets %s pass', (_name, lines) => {
    expect(faultOf(lines)).toBeUndefined();
  });

  it('lets an empty body of a GET pass', () => {
    expect(faultOf(['Content-Length: 0'], { method: 'GET' })).toBeUndefined();
  });

  it.each([
    ['Content-Length: 2', 'content-length: 2'],
    ['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'],
    ['Host: soda.localhost', 'X-A: 1'],
    ['Merchant: karat', 'merchant: soda'],
    ['Authorization: Bearer a', 'Authorization: Bearer b'],
    ['Content-Type: application/json', 'Content-Type: text/plain'],
    ['X-Forwarded-Host: a', 'X-Forwarded-Host: b'],
    ['Connection: close', 'Connection: keep-alive'],
  ])('refuses a doubled header: %s, %s', (...lines) => {
    expect(faultOf(lines)).toContain('came twice');
  });

  it.each([
    ['Content_Length: 2', 'No header is called'],
    ['Transfer_Encoding: chunked', 'No header is called'],
    ['X_Forwarded_For: 127.0.0.1', 'No header is called'],
    ['Transfer-Encoding: gzip, chunked', 'only transfer coding'],
    ['Transfer-Encoding: identity', 'only transfer coding'],
    ['Transfer-Encoding: chun\u000bked', 'only transfer coding'],
    ['Content-Length: +2', 'A length is a number'],
    ['Content-Length: 0x2', 'A length is a number'],
    ['Content-Length: 2,2', 'A length is a number'],
    ['Content-Length: 1e3', 'A length is a number'],
    ['Content-Length: 9999999999999999', 'A length is a number'],
    ['Expect: 200-ok', 'Only 100-continue'],
    ['Upgrade: websocket', 'not upgraded'],
    ['Upgrade: h2c', 'not upgraded'],
    ['Connection: merchant', 'Connection names'],
    ['Connection: close, Content-Length', 'Connection names'],
    ['Connection: keep-alive, HTTP2-Settings', 'Connection names'],
  ])('refuses %s', (line, reason) => {
    expect(faultOf([line])).toContain(reason);
  });

  it.each([
    'a, b',
    'user@karat.localhost',
    'karat.localhost/x',
    'karat.localhost:80:80',
    'karat.localhost:x',
    '[::1',
    'a\\b',
    'a?b',
  ])('refuses the host %s', (host) => {
    expect(findHeaderFault({ method: 'GET', httpVersion: '1.1', rawHeaders: ['Host', host] })).toContain('host');
  });

  it.each(['karat.localhost', 'karat.localhost:4000', '127.0.0.1:4000', '[::1]:4000', 'xn--mgbh0fb.example'])(
    'lets the host %s pass',
    (host) => {
      expect(findHeaderFault({ method: 'GET', httpVersion: '1.1', rawHeaders: ['Host', host] })).toBeUndefined();
    },
  );

  it('refuses a length beside a transfer coding', () => {
    expect(faultOf(['Content-Length: 2', 'Transfer-Encoding: chunked'])).toContain('not both');
  });

  it.each(['GET', 'HEAD'])('refuses a body with %s', (method) => {
    expect(faultOf(['Content-Length: 2'], { method })).toContain('no body');
    expect(faultOf(['Transfer-Encoding: chunked'], { method })).toContain('no body');
  });

  it('refuses a transfer coding in HTTP/1.0', () => {
    expect(faultOf(['Transfer-Encoding: chunked'], { httpVersion: '1.0' })).toContain('Only HTTP/1.1');
  });

  it('refuses more headers than a browser behind proxies sends', () => {
    const lines = Array.from({ length: mostHeaders }, (_, index) => `X-${index}: 1`);
    expect(faultOf(lines.slice(1))).toBeUndefined();
    expect(faultOf(lines)).toContain('at most');
  });
});
