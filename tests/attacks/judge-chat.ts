import type { Arena } from './arena.ts';
import { type Counted, countedFaults } from './count-faults.ts';
import { sendRaw } from './send-raw.ts';

/** A chat as a browser has it open. */
interface Chat {
  readonly brand: string;
  readonly path: string;
  readonly cookie: string;
}

/** What somebody tries with cookies of live chat, and what must come of it. */
interface Try {
  readonly name: string;
  readonly brand: string;
  readonly line: string;
  readonly headers?: readonly string[];
  readonly status: number;
  /** What the platform must, or must not, be shown. */
  readonly shows?: string;
  readonly hides?: RegExp;
}

const secretWords = 'nobody-else-reads-this';

/** Tries with the cookies and tickets of live chat: of another brand, forged, of another conversation, at other calls, and from another site. */
export async function judgeChat(arena: Arena): Promise<Counted> {
  const mine = await openChat(arena, 'soda');
  const other = await openChat(arena, 'soda');
  const abroad = await openChat(arena, 'tide');
  const said = await ask(
    arena,
    {
      ...{ brand: 'soda', line: `POST ${mine.path}`, status: 200, name: 'the player' },
      headers: [`Cookie: ${mine.cookie}`, 'Accept: application/json'],
    },
    `text=${secretWords}`,
  );
  if (!said.statuses.includes(200)) throw new Error(`Nothing can be said in a chat: ${said.text}`);
  const page = `GET ${mine.path}`;
  const json = 'Accept: application/json';
  const cookie = (value: string) => [`Cookie: ${value}`, json];
  const ticket = await launch(arena, 'soda');
  const tries: readonly Try[] = [
    { name: 'a conversation without its cookie', brand: 'soda', line: page, headers: [json], status: 401 },
    { name: 'the cookie of another brand', brand: 'soda', line: page, headers: cookie(abroad.cookie), status: 401 },
    { name: 'a conversation at another brand', brand: 'tide', line: page, headers: cookie(mine.cookie), status: 401 },
    {
      name: 'a forged cookie',
      brand: 'soda',
      line: page,
      headers: cookie(`livery-chat=${'x'.repeat(43)}`),
      status: 401,
    },
    {
      name: 'the cookie of another conversation',
      brand: 'soda',
      line: page,
      headers: cookie(other.cookie),
      status: 401,
    },
    {
      ...{ name: 'two cookies, one of them forged', brand: 'soda', line: page, status: 401 },
      ...{ headers: cookie(`${mine.cookie}; livery-chat=forged`), hides: /\r\ncookie:/i },
    },
    {
      ...{ name: 'the conversation beside other cookies', brand: 'soda', line: page, status: 200 },
      headers: cookie(`livery-language=ur; ${mine.cookie}; livery-console=poison`),
      ...{ shows: `cookie: ${mine.cookie}\r\n`, hides: /poison|livery-language/ },
    },
    {
      ...{ name: 'the cookie at another call', brand: 'soda', line: 'GET /wps/help?case=chat-cookie', status: 200 },
      ...{ headers: [`Cookie: ${mine.cookie}`], hides: /livery-chat/ },
    },
    {
      ...{ name: 'the cookie at a call that writes', brand: 'soda', line: 'POST /wps/session/login', status: 400 },
      ...{ headers: [`Cookie: ${mine.cookie}`], hides: /livery-chat/ },
    },
    {
      ...{ name: 'something said for another site', brand: 'soda', line: `POST ${mine.path}`, status: 403 },
      headers: [`Cookie: ${mine.cookie}`, 'Sec-Fetch-Site: cross-site', 'Origin: http://evil.example'],
    },
    {
      ...{
        name: 'something said for a brand of the same domain',
        brand: 'soda',
        line: `POST ${mine.path}`,
        status: 403,
      },
      headers: [`Cookie: ${mine.cookie}`, 'Sec-Fetch-Site: same-site'],
    },
    {
      ...{ name: 'a ticket that another site makes a browser show', brand: 'soda', line: `GET ${ticket}`, status: 403 },
      headers: ['Sec-Fetch-Site: cross-site'],
    },
    { name: 'a ticket at another brand', brand: 'tide', line: `GET ${ticket}`, status: 401 },
    { name: 'that ticket where it is good', brand: 'soda', line: `GET ${ticket}`, status: 303 },
    { name: 'that ticket once more', brand: 'soda', line: `GET ${ticket}`, status: 401 },
  ];
  return countedFaults(tries, async (one) => {
    const answer = await ask(arena, one);
    const left = arena.wire.take().join('\n');
    const isOwn = one.status === 200;
    return [
      ...(answer.statuses.join() === String(one.status) ? [] : [`answered ${answer.statuses.join()}`]),
      ...(!isOwn && answer.text.includes(secretWords) ? ['it shows what was said'] : []),
      ...(one.shows === undefined || left.includes(one.shows)
        ? []
        : [`the platform was not shown ${one.shows}: ${left}`]),
      ...(one.hides?.test(left) ? [`the platform saw ${one.hides}`] : []),
    ].map((fault) => `chat: ${one.name}: ${fault}`);
  });
}

function ask({ ports, wire }: Arena, { brand, line, headers = [] }: Try, body?: string) {
  wire.take();
  const given = body ?? (line.startsWith('POST') ? '{}' : undefined);
  const type = body === undefined ? 'application/json' : 'application/x-www-form-urlencoded';
  const content = given === undefined ? [] : [`Content-Type: ${type}`, `Content-Length: ${given.length}`];
  const lines = [`${line} HTTP/1.1`, `Host: ${brand}.localhost:${ports.service}`, 'Connection: close'];
  return sendRaw([...lines, ...headers, ...content, '', given ?? ''].join('\r\n'), {
    port: ports.service,
    endsItself: true,
  });
}

const asked = { headers: ['Accept: application/json'], status: 200 };

/** The address of a launch, with its ticket. */
async function launch(arena: Arena, brand: string): Promise<string> {
  const { text } = await ask(arena, { ...asked, name: 'a launch', brand, line: 'GET /wps/chat/launch' });
  const found = /"chatUrl":"([^"]+)"/.exec(text)?.[1];
  if (found === undefined) throw new Error(`${brand} launches no chat: ${text}`);
  return found;
}

async function openChat(arena: Arena, brand: string): Promise<Chat> {
  const line = `GET ${await launch(arena, brand)}`;
  const { text } = await ask(arena, { ...asked, name: 'a ticket', brand, line });
  const [, cookie] = /set-cookie: (livery-chat=[\w-]+);/i.exec(text) ?? [];
  const [, path] = /location: ([^?\r]+)/i.exec(text) ?? [];
  if (cookie === undefined || path === undefined) throw new Error(`${brand} opens no chat: ${text}`);
  return { brand, path, cookie };
}
