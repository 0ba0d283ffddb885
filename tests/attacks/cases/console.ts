import { type Attack, attacks, message } from '../attack.ts';

const json = 'Content-Type: application/json';
const length = 'Content-Length: {length}';
const signedIn = 'Cookie: {session}';
const own = 'Origin: http://{console}';
const stop = JSON.stringify({ merchants: ['karat'], name: 'maintenance', value: true, reason: 'An attack' });
const act = (headers: readonly string[], body = stop, path = '/api/stops') =>
  message(`POST ${path} HTTP/1.1`, [length, ...headers], body);
const get = (target: string, headers: readonly string[] = []) => message(`GET ${target} HTTP/1.1`, headers);
const at = (host: string, line = 'GET /api/session HTTP/1.1', headers: readonly string[] = []) =>
  [line, `Host: ${host}`, ...headers, '', ''].join('\r\n');
const table = (targets: readonly string[]) =>
  Object.fromEntries(targets.map((target) => [`GET ${target}`, get(target)]));

/** What nobody but the console's own page may do, and what neither the console nor a brand has of the other. */
export const consoleAttacks: readonly Attack[] = [
  ...attacks(
    { at: ['console'], expected: { statuses: [403], holds: /"WRONG_ORIGIN"/ } },
    {
      'a stop from no origin': act([json, signedIn]),
      'a stop from another site': act([json, signedIn, 'Origin: http://evil.example']),
      'a stop from a brand': act([json, signedIn, 'Origin: http://{brand}']),
      'a stop from a frame of the console': act([json, signedIn, 'Origin: http://{frame}']),
      'a stop from the documentation': act([json, signedIn, 'Origin: http://{docs}']),
      'a stop from a sandboxed page': act([json, signedIn, 'Origin: null']),
      'a stop from the console over TLS': act([json, signedIn, 'Origin: https://{console}']),
      'a stop from another port': act([json, signedIn, 'Origin: http://console.localhost']),
      'a stop from a host that begins as the console does': act([
        json,
        signedIn,
        'Origin: http://{console}.evil.example',
      ]),
      'a stop from a user of the console': act([json, signedIn, 'Origin: http://{console}@evil.example']),
      'a stop from a path of the console': act([json, signedIn, 'Origin: http://{console}/']),
      'a stop from the console in capitals': act([json, signedIn, 'Origin: HTTP://{console}']),
      'a stop that a browser says comes from another site': act([json, signedIn, own, 'Sec-Fetch-Site: cross-site']),
      'a stop that a browser says comes from a brand': act([json, signedIn, own, 'Sec-Fetch-Site: same-site']),
      'a stop that a person typed': act([json, signedIn, own, 'Sec-Fetch-Site: none']),
      'a sign-out from another site': act([json, signedIn, 'Origin: http://evil.example'], '{}', '/api/sign-out'),
    },
  ),
  ...attacks(
    { at: ['console'], expected: { statuses: [415] } },
    {
      'a stop as a form': act([signedIn, own, 'Content-Type: application/x-www-form-urlencoded'], 'name=maintenance'),
      'a stop as plain text': act([signedIn, own, 'Content-Type: text/plain']),
      'a stop as parts': act([signedIn, own, 'Content-Type: multipart/form-data; boundary=x']),
      'a stop of no kind': act([signedIn, own]),
    },
  ),
  ...attacks(
    { at: ['console'], expected: { statuses: [401], holds: /"SIGNED_OUT"/ } },
    {
      'a stop by nobody': act([json, own]),
      'a stop by an invented session': act([json, own, `Cookie: livery-console=${'x'.repeat(43)}`]),
      'a stop by the session of a tester': act([json, own, 'Cookie: livery-pass={session}']),
      'a stop by an invented token': act([json, `Authorization: Bearer lvy_${'x'.repeat(43)}`]),
      'a session beside an invented token': get('/api/people', [signedIn, 'Authorization: Bearer x']),
      'people by a session in the address': get('/api/people?{session}'),
      'people by a session in another header': get('/api/people', [
        'Authorization: Basic {session}',
        'X-Session: {session}',
      ]),
    },
  ),
  ...attacks(
    { at: ['console'], expected: { statuses: [403], holds: /"FORBIDDEN"/ } },
    {
      'people by a token': get('/api/people', ['Authorization: Bearer {bearer}']),
      'tokens by a token': get('/api/tokens', ['Authorization: Bearer {bearer}']),
      'frames by a token': act(
        [json, 'Authorization: Bearer {bearer}'],
        '{"merchant":"soda","of":{"seq":1}}',
        '/api/frames',
      ),
      'a stop by a token that reads': act([json, 'Authorization: Bearer {bearer}']),
      'the stream by a token': get('/api/events', ['Authorization: Bearer {bearer}']),
    },
  ),
  ...attacks(
    { at: ['console'], expected: { statuses: [404], lacks: /release|flags\./ } },
    {
      'a merchant that a token has not': get('/api/merchants/karat', ['Authorization: Bearer {bearer}']),
      'the past of a merchant that a token has not': get('/api/merchants/karat/history', [
        'Authorization: Bearer {bearer}',
      ]),
      'an act as a question': get('/api/stops?merchants=karat&name=maintenance&value=true', [signedIn]),
      'an act by the override of a method': get('/api/sign-out', [signedIn, own, 'X-HTTP-Method-Override: POST']),
      'the head of an answer': message('HEAD /api/people HTTP/1.1', [signedIn]),
      ...table([
        '/m/home',
        '/livery/pointer',
        '/livery/stream',
        '/livery/status',
        '/livery/pass?key=x',
        '/livery/internal/site/karat',
        '/livery/test/site',
        '/wps/help',
        '/wps/session/login',
        '/art/games/x',
        '/sw.js',
        '/manifest.webmanifest',
        '/docs/',
        '/metrics',
        '/livery/health',
        '/outbox',
        '/.well-known/livery-domain.txt',
        '/index.html',
        '/console/index.html',
        '/client/index.html',
        '/server/entry.js',
        '/assets/',
        '/assets/package.json',
        '/assets/index.html',
        '/assets/.vite/manifest.json',
        '/.vite/manifest.json',
        '/package.json',
        '/api/__proto__',
        '/api/constructor',
      ]),
    },
  ),
  ...attacks(
    { at: ['console'] },
    table([
      '/api/../livery/pointer',
      '/api/%2e%2e/livery/pointer',
      '/api/merchants/%2e%2e/people',
      '/api/merchants/karat%2fhistory',
      '/api//people',
      '/assets/../index.html',
      '/assets/%2e%2e/index.html',
      '/assets/..%2f..%2fserver/entry.js',
      '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
      '/assets/..%5c..%5cpackage.json',
      '/assets/..;/index.html',
      '/assets/x%00.js',
    ]),
  ),
  ...attacks(
    { at: ['console'], expected: { statuses: [400] } },
    {
      'a sign-in with a null byte': act(
        [json, own],
        '{"name":"a\\u0000","password":"x","code":"000000"}',
        '/api/sign-in',
      ),
      'a sign-in with a prototype': act(
        [json, own],
        '{"name":"ab","password":"x","code":"000000","__proto__":{}}',
        '/api/sign-in',
      ),
      'a sign-in by lists': act([json, own], '{"name":["ab"],"password":{},"code":0}', '/api/sign-in'),
      'a sign-in in half': act([json, own], '{"name":"ab"', '/api/sign-in'),
    },
  ),
  // One connection, two hosts: whoever asks the second is judged by what the first one sent.
  ...attacks(
    { at: ['console'], expected: { statuses: [400] } },
    {
      'a malformed request to the console, then one to a brand': `${get('/api/session', ['Connection: merchant'])}${at('{brand}', 'GET /wps/help?case=late HTTP/1.1')}`,
      'a malformed request to the documentation, then one to a brand': `${at('{docs}', 'GET /docs//x HTTP/1.1')}${at('{brand}', 'GET /wps/help?case=late HTTP/1.1')}`,
    },
  ),
  ...attacks(
    { at: ['console'], expected: { statuses: [421] } },
    {
      'the console with a dot after its name': at('console.localhost.'),
      'the console below itself': at('console.console.localhost'),
      'the console below another name': at('console.localhost.evil.example'),
      'a name that ends as the console does': at('xconsole.localhost'),
      'the host of the frames': at('preview.localhost'),
      'the console by an address': at('127.0.0.1'),
    },
  ),
  ...attacks(
    { at: ['service'], expected: { statuses: [404], lacks: /signed-out|"state"/ } },
    {
      'the console at a brand': get('/api/session'),
      'the console at a brand, by another header': get('/api/session', [
        'X-Forwarded-Host: {console}',
        'X-Host: {console}',
      ]),
      'the console at a brand, by Forwarded': get('/api/session', ['Forwarded: for=1.1.1.1;host={console}']),
      'a sign-in at a brand': act(
        [json, 'Origin: http://{brand}'],
        '{"name":"a","password":"b","code":"000000"}',
        '/api/sign-in',
      ),
      'a sign-in at a brand with the origin of the console': act([json], '{}', '/api/sign-in'),
      'the stream of the console at a brand': get('/api/events'),
      'metrics at a brand': get('/metrics'),
      'health at a brand': get('/livery/health'),
      'the documentation at a brand': get('/docs/'),
    },
  ),
  ...attacks(
    { at: ['service'] },
    { 'the console at a brand, by an absolute target': get('http://{console}/api/session') },
  ),
];
