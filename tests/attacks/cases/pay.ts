import { type Attack, attacks, message } from '../attack.ts';

const get = (target: string, headers: readonly string[] = [], body = '') =>
  message(`GET ${target} HTTP/1.1`, headers, body);
const post = (headers: readonly string[], body = 'order=A&key=b&plan=now', target = '/pay') =>
  message(`POST ${target} HTTP/1.1`, [form, ...headers], body);
const table = (targets: readonly string[]) =>
  Object.fromEntries(targets.map((target) => [`GET ${target.slice(0, 80)}`, get(target)]));
const form = 'Content-Type: application/x-www-form-urlencoded';
const length = 'Content-Length: {length}';
/** A request to the provider, hidden in what one server takes for a body. */
const order = 'POST /orders HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nX-Rest: ';
/** What an answer to somebody without the key of an order must not hold. */
const lacks = /message\.refused|message\.invalid|<script>|set-cookie|<button name="plan"/i;
/** Without the key of an order there is nothing to pay. */
const gone = { statuses: [404], holds: /There is nothing to pay here/, lacks };

/** The platform's one other way out: to the pages of its payment provider. */
export const payAttacks: readonly Attack[] = [
  ...attacks(
    { at: ['sandbox'], expected: { lacks } },
    table([
      '/pay/../orders',
      '/pay/./orders',
      '/pay/%2e%2e/orders',
      '/pay/..%2forders',
      '/pay/%252e%252e/orders',
      '/pay/..%5corders',
      '/pay/pay.css/../../orders',
      '/pay/pay.css/%2e%2e/%2e%2e/orders',
      '//pay',
      '/pay//pay.css',
      '/pay/',
      '/pay/orders',
      '/pay/pay.css/x',
      '/pay\\orders',
      '/pay%3forder=1',
      '/pay#order',
      '/PAY',
      '/pay?order=%00&key=%00',
      '/pay;x=1',
      'http://127.0.0.1:{canary}/pay',
      'http://{host}/pay',
    ]),
  ),
  ...attacks(
    { at: ['sandbox'], expected: gone },
    table([
      '/pay',
      '/pay?order=http://127.0.0.1:{canary}/&key=x',
      '/pay?order=../../orders&key=..',
      '/pay?order=%0d%0aHost:%20127.0.0.1:{canary}&key=x',
      '/pay?order=A&order=B&key[]=x&key[a]=y',
      '/pay?__proto__[url]=http://127.0.0.1:{canary}/',
      '/pay?order=%3Cscript%3Ealert(1)%3C/script%3E&language=%3Cscript%3E',
    ]),
  ),
  ...attacks(
    { at: ['sandbox'], expected: gone },
    {
      'an order that nobody placed is ended': post([length]),
      'an order is ended for another host': post([length, 'X-Forwarded-Host: 127.0.0.1:{canary}', 'Forwarded: host=x']),
      'a form that holds a request': post([length], `order=${encodeURIComponent(order)}&key=x&plan=now`),
    },
  ),
  ...attacks(
    { at: ['sandbox'], expected: { lacks } },
    {
      'GET of an order with a body': get('/pay?order=A', [length], order),
      'GET of an order in chunks': get('/pay?order=A', ['Transfer-Encoding: chunked'], `0\r\n\r\n${order}`),
      'a form with a length, then chunks': post([length, 'Transfer-Encoding: chunked'], `0\r\n\r\n${order}`),
      'a form of two lengths': post(['Content-Length: 0', length], order),
      'a form whose length Connection names': post([length, 'Connection: content-length']),
      'a form as JSON': message('POST /pay HTTP/1.1', ['Content-Type: application/json', length], '[1'),
      'a form of another kind': message('POST /pay HTTP/1.1', ['Content-Type: text/plain', length], 'order=A'),
      'a form above its size': post([length], `order=${'A'.repeat(70_000)}`),
      'an upgrade at the page of an order': get('/pay', ['Connection: Upgrade', 'Upgrade: h2c', 'HTTP2-Settings: AA']),
      'DELETE of an order': message('DELETE /pay?order=A HTTP/1.1', [length]),
      'PUT of a style sheet': message('PUT /pay/pay.css HTTP/1.1', [length], 'x'),
      'an order sent to the provider': message(
        'POST /orders HTTP/1.1',
        ['Content-Type: application/json', length],
        '{}',
      ),
      'the end of an order sent to the provider': message(
        'POST /orders/end HTTP/1.1',
        ['Content-Type: application/json', length],
        '{"reference":"A","plan":"now"}',
      ),
    },
  ),
];
