import { type Attack, attacks, message } from '../attack.ts';

const get = (target: string, headers: readonly string[] = []) => message(`GET ${target} HTTP/1.1`, headers);
const table = (targets: readonly string[]) =>
  Object.fromEntries(targets.map((target) => [`GET ${target}`, get(target)]));
const at = (host: string, target: string) => `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
/** What only files of the project and of the machine hold. */
const files = /"devDependencies"|root:x:|BEGIN [A-Z ]*PRIVATE KEY|import .* from '/;
const shared = /access-control-allow/i;
const kept = /x-content-type-options: nosniff\r\ncross-origin-resource-policy: same-origin/i;

/** The pages of a start on one's own machine, and the operators' port: files that they do not serve, names that they have not. */
export const pageAttacks: readonly Attack[] = [
  ...attacks(
    { at: ['docs'], expected: { statuses: [404], lacks: files } },
    table([
      '/docs/package.json',
      '/docs/production.md',
      '/docs/index.html',
      '/docs/.env',
      '/docs/__proto__',
      '/docs/constructor',
      '/docs/toString',
      '/docs/x/y/z',
      '/docs/etc/passwd',
      '/docs/node_modules/fastify/package.json',
    ]),
  ),
  ...attacks(
    { at: ['docs'], expected: { lacks: files } },
    table([
      '/docs/../package.json',
      '/docs/%2e%2e/package.json',
      '/docs/..%2fpackage.json',
      '/docs/..%2f..%2f..%2f..%2fetc/passwd',
      '/docs/%252e%252e/package.json',
      '/docs/..%5cpackage.json',
      '/docs/..;/package.json',
      '/docs//etc/passwd',
      '/docs/x%00',
      '/docs/gallery/../../package.json',
      '/docs/gallery/%2e%2e/%2e%2e/package.json',
      '/docs/sans.woff2/..%2f..%2fpackage.json',
      'file:///docs/',
      'http://{docs}/docs/',
    ]),
  ),
  ...attacks(
    { at: ['docs'], expected: { statuses: [421] } },
    {
      'the documentation by a name that begins like this machine': at('localhost.evil.example', '/docs/'),
      'the documentation by a name that resolves to this machine': at('rebind.evil.example', '/docs/'),
      'the documentation by another port': at('localhost:1', '/docs/'),
      'more than the documentation': get('/docsx'),
      'a brand by the name of the documentation': get('/m/home'),
      'calls by the name of the documentation': get('/wps/help'),
      'the console by the name of the documentation': get('/api/session'),
    },
  ),
  ...attacks(
    { at: ['docs'], expected: { statuses: [200], lacks: /<script>alert|access-control-allow/i } },
    {
      'a search for a script': get('/docs/search?q=%3Cscript%3Ealert(1)%3C/script%3E', ['Origin: http://evil.example']),
      'a search for many things': get('/docs/search?q=a&q=%3Cscript%3Ealert(1)'),
      'a search for 10,000 characters': get(`/docs/search?q=${'(a'.repeat(5_000)}`),
      'a search that another site wants to read': get('/docs/search.json?q=a', ['Origin: http://evil.example']),
    },
  ),
  ...attacks(
    { at: ['docs', 'start'], expected: { statuses: [404], lacks: shared } },
    {
      'an act at a page': message('POST /docs/ HTTP/1.1', ['Content-Length: 0']),
      'a preflight of another site at a page': message('OPTIONS /docs/search.json HTTP/1.1', [
        'Origin: http://evil.example',
        'Access-Control-Request-Method: GET',
      ]),
    },
  ),
  ...attacks(
    { at: ['start'], expected: { statuses: [404], lacks: files } },
    table([
      '/start-page.css',
      '/start-page.js',
      '/open-start-page.ts',
      '/package.json',
      '/support',
      '/test/calls',
      '/test/scenario',
      '/m/home',
      '/wps/help',
      '/api/session',
      '/metrics',
      '/__proto__',
    ]),
  ),
  ...attacks(
    { at: ['start'], expected: { lacks: files } },
    table(['/start.css/../x', '/start.css/..%2fopen-start-page.ts', '/%2e%2e/main.ts', '/..%2f..%2f..%2fpackage.json']),
  ),
  // Neither as data nor as a script or picture of its own.
  ...attacks(
    { at: ['start', 'staff'], expected: { statuses: [200], lacks: shared, holds: kept } },
    { 'an outbox that a page of another site wants': get('/outbox', ['Origin: http://evil.example']) },
  ),
  ...attacks(
    { at: ['operator'], expected: { statuses: [421], lacks: /livery_|"alive"/ } },
    {
      'metrics by a name that resolves to this machine': at('rebind.evil.example', '/metrics'),
      'metrics by a name that begins like this machine': at('localhost.evil.example', '/metrics'),
      'metrics by an address that is not this machine': at('127.0.0.1.evil.example', '/metrics'),
      'metrics by the name of a brand': at('{brand}', '/metrics'),
      'health by the name of the console': at('{console}', '/livery/health'),
    },
  ),
  ...attacks(
    { at: ['operator'], expected: { statuses: [404], lacks: /livery_|"alive"/ } },
    {
      'an act at metrics': message('POST /metrics HTTP/1.1', ['Content-Length: 0']),
      'a preflight at metrics': message('OPTIONS /metrics HTTP/1.1', ['Origin: http://evil.example']),
      ...table(['/', '/metrics/', '/METRICS', '/metrics;x', '/livery/pointer', '/api/session', '/m/home', '/outbox']),
    },
  ),
  ...attacks(
    { at: ['operator'], expected: { lacks: /livery_|"alive"/ } },
    table(['/x/../metrics', '/x/%2e%2e/metrics', '//metrics', 'http://{host}/metrics', '/metrics#x', '/metrics%00']),
  ),
];
