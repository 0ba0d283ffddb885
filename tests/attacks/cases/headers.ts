import { type Attack, attacks, everywhere, message } from '../attack.ts';

const merchant = 'Merchant: karat';
const help = (headers: readonly string[]) => message('GET /wps/help?case={id} HTTP/1.1', [merchant, ...headers]);
const post = (headers: readonly string[], body = '') =>
  message('POST /wps/session/login HTTP/1.1', [merchant, 'Content-Type: application/json', ...headers], body);
const hosts = (...lines: readonly string[]) => ['GET /wps/help HTTP/1.1', ...lines, merchant, '', ''].join('\r\n');

/** Headers by which a sender changes what others are told, or whom a message is for. */
export const headers: readonly Attack[] = [
  ...attacks(
    { at: everywhere },
    {
      'Connection names the merchant': help(['Connection: merchant']),
      'Connection names the token': help(['Authorization: Bearer x', 'Connection: close, Authorization']),
      'Connection names the length': post(['Content-Length: 2', 'Connection: content-length'], '{}'),
      'Connection names the coding': post(['Transfer-Encoding: chunked', 'Connection: transfer-encoding'], '0\r\n\r\n'),
      'Connection names the host': help(['Connection: host']),
      'Connection names who called': help(['Connection: X-Forwarded-For']),
      'Connection names a cookie': help(['Connection: keep-alive, cookie']),
      'Connection twice': help(['Connection: keep-alive', 'Connection: close']),
      'an upgrade to WebSocket': help([
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ]),
      'an upgrade to HTTP/2': help(['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk']),
      'an upgrade to HTTP/2 without its settings': help(['Connection: Upgrade', 'Upgrade: h2c']),
      'an upgrade to TLS': help(['Connection: Upgrade', 'Upgrade: TLS/1.0']),
      'Expect something else': post(['Content-Length: 2', 'Expect: 200-ok'], '{}'),
      'Expect twice': post(['Content-Length: 2', 'Expect: 100-continue', 'Expect: 100-continue'], '{}'),
      'two merchants': help(['Merchant: soda']),
      'two merchants, one in small letters': help(['merchant: soda']),
      'two tokens': help(['Authorization: Bearer a', 'Authorization: Bearer b']),
      'two kinds of content': post(['Content-Type: text/plain', 'Content-Length: 2'], '{}'),
      'two origins': post(['Origin: http://{host}', 'Origin: http://evil.example', 'Content-Length: 2'], '{}'),
      'two hosts': hosts('Host: {host}', 'Host: {victim}'),
      'two hosts that agree': hosts('Host: {host}', 'Host: {host}'),
      'no host': hosts('X-A: b'),
      'a host with a user': hosts('Host: {host}@127.0.0.1'),
      'a user before the host': hosts('Host: evil@{host}'),
      'a list of hosts': hosts('Host: {host}, {victim}'),
      'a host with a path': hosts('Host: {host}/x'),
      'a host with a query': hosts('Host: {host}?x'),
      'a host with a backslash': hosts('Host: {host}\\x'),
      'a host with a second port': hosts('Host: {host}:80'),
      'a host with a port in letters': hosts('Host: karat.localhost:http'),
      'a host with a space before its colon': hosts('Host : {host}'),
      'a host with a space inside': hosts('Host: karat.localhost {victim}'),
      'a host in a folded line': hosts('Host:\r\n {host}'),
      'a host beyond ASCII': hosts('Host: k\u00e4rat.localhost'),
      'a host that hides in another header': hosts('Host: {host}', ' Host: {victim}'),
      'an underscore in who called': help(['X_Forwarded_For: 127.0.0.1']),
      'the forwarded host twice': help(['X-Forwarded-Host: a', 'X-Forwarded-Host: b']),
    },
  ),
  ...attacks(
    { at: ['service'], expected: { statuses: [421] } },
    {
      'a host that nobody serves': hosts('Host: evil.example'),
      'the address of this machine as host': hosts('Host: 127.0.0.1:{canary}'),
      'localhost as host': hosts('Host: localhost'),
      'the host of cloud metadata': hosts('Host: 169.254.169.254'),
      'a brand below another name': hosts('Host: karat.localhost.evil.example'),
      'a brand with a dot in front': hosts('Host: .karat.localhost'),
    },
  ),
  ...attacks(
    {
      at: ['service'],
      expected: {
        statuses: [200],
        reaches: ['GET /wps/help?case={id} HTTP/1.1'],
        hides:
          /soda|evil|canary|x-secret|cookie|10\.9\.8\.7|x-original|x-rewrite|override|proxy-|trailer|\bte:|secret/i,
      },
    },
    {
      'another merchant by header': message('GET /wps/help?case={id} HTTP/1.1', ['Merchant: soda']),
      'another host by X-Forwarded-Host': help(['X-Forwarded-Host: {victim}']),
      'another host by X-Host': help(['X-Host: {victim}']),
      'another host by Forwarded': help(['Forwarded: for=10.9.8.7;host={victim}']),
      'another caller by X-Forwarded-For': help(['X-Forwarded-For: 10.9.8.7']),
      'another caller by a list': help(['X-Forwarded-For: 10.9.8.7, 127.0.0.1', 'X-Forwarded-For: 10.9.8.7']),
      'another caller by X-Real-IP': help(['X-Real-IP: 10.9.8.7', 'True-Client-IP: 10.9.8.7', 'Client-IP: 10.9.8.7']),
      'another path by X-Original-URL': help(['X-Original-URL: /outbox']),
      'another path by X-Rewrite-URL': help(['X-Rewrite-URL: /outbox']),
      'another method by header': help(['X-HTTP-Method-Override: DELETE', 'X-Method-Override: DELETE']),
      'cookies of the site': help(['Cookie: secret=1', 'Cookie: language=en']),
      'headers that nobody listed': help(['X-Secret: 1', 'Proxy-Authorization: Basic eA==', 'Trailer: Authorization']),
      'trailers that are welcome': help(['Connection: TE', 'TE: trailers']),
      'the internal key of another program': help(['Livery-Internal: secret']),
      'a host with a port': help([]),
    },
  ),
  ...attacks(
    { at: ['service'], expected: { statuses: [403] } },
    {
      'a call from another site': post(['Sec-Fetch-Site: cross-site', 'Content-Length: 2'], '{}'),
      'a call from another brand': post(['Sec-Fetch-Site: same-site', 'Content-Length: 2'], '{}'),
      'a call with a foreign origin': post(['Origin: http://evil.example', 'Content-Length: 2'], '{}'),
      'a call with the origin of another brand': post(['Origin: http://{victim}', 'Content-Length: 2'], '{}'),
      'a call with an origin of none': post(['Origin: null', 'Content-Length: 2'], '{}'),
    },
  ),
];
