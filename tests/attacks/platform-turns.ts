import type { Arena } from './arena.ts';
import { countedFaults } from './count-faults.ts';
import type { NextPlayer } from './next-player.ts';
import { sendRaw } from './send-raw.ts';

/** What a platform says that has turned against its brands, and what a browser must not see of it. */
interface Turn {
  readonly name: string;
  /** `{canary}` stands for a listener that nobody may be led to. */
  readonly bytes: string;
  /** What the player calls; absent: help. */
  readonly at?: string;
  readonly hides: RegExp;
}

const nothing = /^never$/;
const answer = (headers: readonly string[], body = '{"value":"turned"}', status = '200 OK') =>
  [`HTTP/1.1 ${status}`, 'Content-Type: application/json', ...headers, `Content-Length: ${body.length}`, '', body].join(
    '\r\n',
  );
const away = (location: string) => answer([`Location: ${location}`], '{}', '302 Found');

const ticket = '/wps/chat/window?ticket=x&';
const conversation = '/wps/chat/window/abcdefgh';

const turns: readonly Turn[] = [
  {
    name: 'a redirection to another host',
    bytes: away('http://127.0.0.1:{canary}/'),
    hides: /location:|canary-visited/i,
  },
  {
    name: 'a lasting redirection to another host',
    bytes: answer(['Location: http://127.0.0.1:{canary}/'], '{}', '308 Permanent Redirect'),
    hides: /location:|canary-visited/i,
  },
  { name: 'a redirection to two slashes', bytes: away('//127.0.0.1:{canary}/'), hides: /location:/i },
  { name: 'a redirection to a backslash', bytes: away('/\\127.0.0.1:{canary}/'), hides: /location:/i },
  { name: 'a redirection to a script', bytes: away('javascript:alert(1)'), hides: /location:/i },
  { name: 'a redirection to a tab and a host', bytes: away('/\t/127.0.0.1:{canary}/'), hides: /location:/i },
  {
    name: 'a cookie for the site',
    bytes: answer(['Set-Cookie: language=xx; Domain=localhost']),
    hides: /set-cookie|language=xx/i,
  },
  {
    name: 'the cookie of a conversation for another call',
    bytes: answer([`Set-Cookie: livery-chat=poison; Path=${conversation}`]),
    hides: /set-cookie|poison/i,
  },
  {
    name: 'the cookie of a conversation for the whole site',
    at: ticket,
    bytes: answer(['Set-Cookie: livery-chat=poison; Path=/']),
    hides: /set-cookie|poison/i,
  },
  {
    name: 'a cookie beside that of a conversation',
    at: ticket,
    bytes: answer([`Set-Cookie: livery-chat=good; Path=${conversation}`, 'Set-Cookie: language=xx; Path=/']),
    hides: /language=xx/i,
  },
  {
    name: 'the cookie of a conversation for every host of the domain, to be read by scripts',
    at: ticket,
    bytes: answer([`Set-Cookie: livery-chat=good; Domain=localhost; SameSite=None; Path=${conversation}`]),
    hides: /domain=|samesite=none|livery-chat=good(?![^\r]*HttpOnly; SameSite=Strict)/i,
  },
  {
    name: 'an answer that every site may read',
    bytes: answer(['Access-Control-Allow-Origin: *']),
    hides: /access-control/i,
  },
  { name: 'an order to forget the site', bytes: answer(['Clear-Site-Data: "*"']), hides: /clear-site-data/i },
  {
    name: 'an order to go elsewhere after a while',
    bytes: answer(['Refresh: 0; url=http://127.0.0.1:{canary}/']),
    hides: /refresh:/i,
  },
  {
    name: 'a hint of what to load',
    bytes: answer(['Link: <http://127.0.0.1:{canary}/>; rel=preload']),
    hides: /link:/i,
  },
  {
    name: 'a page that may run anything',
    bytes: answer(["Content-Security-Policy: default-src * 'unsafe-inline'"]),
    hides: /default-src \*/i,
  },
  { name: 'two answers to one request', bytes: answer([]) + answer([], '{"value":"poison"}'), hides: /poison/ },
  {
    name: 'an answer after an interim one',
    bytes: `HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n${answer([])}`,
    hides: /link:/i,
  },
  {
    name: 'another protocol',
    bytes: 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\npoison',
    hides: /poison|upgrade:/i,
  },
  {
    name: 'a length beside a coding',
    bytes: 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\npoison',
    hides: /poison/,
  },
  {
    name: 'two lengths',
    bytes: 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 8\r\n\r\n{}poison',
    hides: /poison/,
  },
  { name: 'a body beyond its length', bytes: `${answer([])}poison`, hides: /poison/ },
  {
    name: 'a header with a bare line feed',
    bytes: 'HTTP/1.1 200 OK\r\nX-A: b\nSet-Cookie: a=poison\r\nContent-Length: 2\r\n\r\n{}',
    hides: /poison/,
  },
  { name: 'bytes that are no HTTP', bytes: 'poison\r\n\r\n', hides: /poison/ },
  { name: 'headers of 100,000 characters', bytes: answer([`X-A: ${'poison'.repeat(20_000)}`]), hides: /poison/ },
  { name: 'a status that is none', bytes: 'HTTP/1.1 999 Poison\r\nContent-Length: 2\r\n\r\n{}', hides: nothing },
];

/** Lets the platform give every one of these answers to a player, and tells everything that is not as it must be. */
export async function judgePlatformTurns(arena: Arena, next: NextPlayer) {
  const { ports, wire, canary } = arena;
  const call = (target: string) =>
    sendRaw(`GET ${target} HTTP/1.1\r\nHost: karat.localhost:${ports.service}\r\nConnection: close\r\n\r\n`, {
      port: ports.service,
      endsItself: true,
    });
  const usual = bodyOf((await call('/wps/help')).text);
  return countedFaults(turns, async ({ name, bytes, at = '/wps/help?', hides }, index) => {
    const id = `turn-${index}`;
    wire.answerOnce(`case=${id} `, bytes.replaceAll('{canary}', String(canary.port)));
    const given = await call(`${at}case=${id}`);
    const after = await call('/wps/help?case=after');
    wire.take();
    const faults = [
      ...(given.statuses.length === 1 ? [] : [`the player was answered ${given.statuses.join() || 'nothing'}`]),
      ...(hides.test(given.text) ? [`the player saw ${hides}: ${given.text.slice(0, 300)}`] : []),
      ...(bodyOf(after.text) === usual ? [] : [`the player's next call was answered ${after.text.slice(-200)}`]),
      ...(canary.takeVisits() > 0 ? ['somebody was led to the canary'] : []),
      ...(await next.call(id)),
    ];
    return faults.map((fault) => `platform: ${name}: ${fault}`);
  });
}

function bodyOf(text: string): string {
  return text.slice(text.indexOf('\r\n\r\n') + 4);
}
