import { type Attack, attacks, message } from '../attack.ts';

const merchant = 'Merchant: karat';
const json = 'Content-Type: application/json';
const post = (path: string, body: object, headers: readonly string[] = []) =>
  message(`POST ${path} HTTP/1.1`, [merchant, json, 'Content-Length: {length}', ...headers], JSON.stringify(body));
const get = (target: string, headers: readonly string[] = []) =>
  message(`GET ${target} HTTP/1.1`, [merchant, ...headers]);
const foreign = /http:\/\/127\.0\.0\.1:|evil\.example|canary-visited/;

/** Values by which a program could be led to somebody else, or lead a browser there. */
export const outward: readonly Attack[] = [
  ...attacks(
    { at: ['sandbox'], expected: { lacks: foreign, isHeard: true } },
    {
      'a social sign-in that returns elsewhere': post('/wps/session/social/start', {
        provider: 'google',
        redirectUri: 'http://127.0.0.1:{canary}/',
      }),
      'a social sign-in that returns to a user name': post('/wps/session/social/start', {
        provider: 'google',
        redirectUri: 'http://karat.localhost@127.0.0.1:{canary}/',
      }),
      'a social sign-in that returns to no scheme': post('/wps/session/social/start', {
        provider: 'facebook',
        redirectUri: '//127.0.0.1:{canary}/',
      }),
      'a chat window without a ticket that leads back elsewhere': get(
        '/wps/chat/window?ticket=x&backUrl=http://127.0.0.1:{canary}/',
      ),
      'a chat window without a ticket that leads back to a script': get(
        '/wps/chat/window?ticket=x&backUrl=javascript:alert(1)',
      ),
      'a game of a launch that nobody made': post('/play/open', { launch: 'http://127.0.0.1:{canary}/' }),
      'a round without a token': post('/play/round', { key: 'abcdefgh', bet: { stake: '1' } }),
      'a round with a token of another shape': post('/play/round', { key: 'abcdefgh' }, [
        'Authorization: Bearer ../..',
      ]),
      'a profile of a merchant that is a path': get('/wps/download/profile?merchant=../../etc/passwd'),
    },
  ),
  ...attacks(
    { at: ['service', 'sandbox'], expected: { statuses: [404] } },
    {
      'a picture whose name is a file of ours': get('/art/package.json'),
      'a picture with a dot in front': get('/art/.data'),
      'a picture without a kind': get('/art/games'),
      'a picture whose name holds a semicolon': get('/art/games/1;x'),
      'a picture whose name holds a quotation mark': get('/art/games/%22onload='),
      'a picture named by a URL': get('/art/games/http:%23'),
    },
  ),
  ...attacks(
    { at: ['service', 'sandbox'] },
    { 'a picture whose name is too long': get(`/art/games/${'a'.repeat(300)}`) },
  ),
  ...attacks(
    { at: ['service'], expected: { statuses: [404], reaches: ['GET /art/games/no-such-game-{id} HTTP/1.1'] } },
    { 'a game that nobody has': get('/art/games/no-such-game-{id}') },
  ),
  ...attacks(
    { at: ['service'], expected: { statuses: [404] } },
    {
      'the game page under a brand': get('/play?game=x'),
      'the calls of a game under a brand': post('/play/open', { launch: 'x' }),
      'internal calls without a key': get('/livery/internal/sites/karat'),
    },
  ),
  ...attacks(
    { at: ['staff', 'start'], expected: { statuses: [421] } },
    {
      'a staff page by a name of an attacker': 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n',
      'an outbox by a name that resolves to this machine':
        'GET /outbox HTTP/1.1\r\nHost: rebind.evil.example:80\r\n\r\n',
      'an outbox by the name of a brand': 'GET /outbox HTTP/1.1\r\nHost: {brand}\r\n\r\n',
      'demo accounts by a name that begins like this machine':
        'GET /demo-accounts HTTP/1.1\r\nHost: localhost.evil.example\r\n\r\n',
      'demo accounts by an address that is not this machine':
        'GET /demo-accounts HTTP/1.1\r\nHost: 127.0.0.1.evil.example\r\n\r\n',
      'an outbox by an address of the network': 'GET /outbox HTTP/1.1\r\nHost: 192.168.0.1\r\n\r\n',
    },
  ),
  ...attacks(
    { at: ['staff', 'start'] },
    {
      'a staff page by two hosts': 'GET /outbox HTTP/1.1\r\nHost: {host}\r\nHost: evil.example\r\n\r\n',
      'a staff page by an absolute target': 'GET http://{host}/outbox HTTP/1.1\r\nHost: {host}\r\n\r\n',
      'a staff page with dot segments': message('GET /x/%2e%2e/outbox HTTP/1.1'),
      'a preflight of another site': message('OPTIONS /outbox HTTP/1.1', [
        'Origin: http://evil.example',
        'Access-Control-Request-Method: POST',
      ]),
    },
  ),
  ...attacks(
    { at: ['staff'], expected: { statuses: [403] } },
    {
      'a scenario from another site': message(
        'POST /test/scenario HTTP/1.1',
        [json, 'Sec-Fetch-Site: cross-site', 'Origin: http://evil.example', 'Content-Length: 2'],
        '{}',
      ),
      'an answer of the desk from another brand': message(
        'POST /support HTTP/1.1',
        [json, 'Sec-Fetch-Site: same-site', 'Content-Length: 2'],
        '{}',
      ),
    },
  ),
];
