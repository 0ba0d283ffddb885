import { openDoor } from '../support/stack-address.ts';
import type { Arena } from './arena.ts';
import { sendRaw } from './send-raw.ts';

/** The next player, at another brand and from another address than any attacker. */
export interface NextPlayer {
  /** Calls with a token, then without one, on one connection; gives what is wrong with the answers or with what left. */
  call(id: string): Promise<readonly string[]>;
}

const merchant = 'soda';
/** Loopback has many addresses; limits by address are the attacker's own. */
const address = '127.0.0.2';

/** Learns what the next player's answers are when nobody attacks. */
export async function meetNextPlayer({ ports, wire }: Arena): Promise<NextPlayer> {
  const send = (id: string) =>
    sendRaw(requestsOf(ports.service, id), { port: ports.service, from: address, endsItself: true });
  const usual = await send('usual');
  const [withToken, withoutToken] = usual.statuses;
  if (withToken !== 401 || withoutToken !== 200) throw new Error(`The next player is answered ${usual.text}`);
  const body = lastBodyOf(usual.text);
  wire.take();
  return {
    async call(id) {
      const answer = await send(id);
      const left = wire.take().join('');
      const isOwn = answer.statuses.join() === '401,200' && lastBodyOf(answer.text) === body;
      return [
        ...(isOwn ? [] : [`the next player was answered ${answer.statuses.join()} ${answer.text.slice(-300)}`]),
        ...(isWhole(left, id) ? [] : [`the next player's calls left as ${JSON.stringify(left)}`]),
      ];
    },
  };
}

function requestsOf(port: number, id: string): string {
  const get = (number: number, more: string) =>
    `GET /wps/help?player=${id}-${number} HTTP/1.1\r\nHost: ${merchant}.localhost:${port}\r\n${more}\r\n`;
  return get(1, `Authorization: Bearer ${tokenOf(id)}\r\n`) + get(2, 'Connection: close\r\n');
}

const tokenOf = (id: string) => `token-of-${id}`;

/** Whether two whole requests left, each beginning where it should, and the token with the first alone. */
function isWhole(left: string, id: string): boolean {
  const requests = left.split(/(?=^GET )/m);
  const [first = '', second = ''] = requests;
  return (
    requests.length === 2 &&
    first.startsWith(`GET /wps/help?player=${id}-1 HTTP/1.1\r\n`) &&
    second.startsWith(`GET /wps/help?player=${id}-2 HTTP/1.1\r\n`) &&
    requests.every((request) => request.endsWith('\r\n\r\n') && /^merchant: soda\r$/im.test(request)) &&
    first.includes(tokenOf(id)) &&
    !second.includes('Bearer')
  );
}

function lastBodyOf(text: string): string {
  return text.slice(text.lastIndexOf('\r\n\r\n') + 4);
}

/** How many calls the platform has heard. */
export async function countHeard({ ports }: Arena): Promise<number> {
  const heard = await Promise.all(
    ['karat', merchant].map((code) => openDoor<readonly unknown[]>(ports.staff, `/test/calls?merchant=${code}`)),
  );
  return heard.reduce((sum, calls) => sum + calls.length, 0);
}

/** Forgets what the platform has heard; it keeps only so many calls. */
export async function forgetHeard({ ports }: Arena): Promise<void> {
  for (const code of ['karat', merchant]) {
    await openDoor(ports.staff, `/test/scenario?merchant=${code}`, { method: 'DELETE' });
  }
}
