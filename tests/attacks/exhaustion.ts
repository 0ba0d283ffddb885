import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Arena } from './arena.ts';
import { countedFaults } from './count-faults.ts';
import type { NextPlayer } from './next-player.ts';
import { openSocket, sendRaw } from './send-raw.ts';

/** An attempt to use up what all share. It gives what is wrong, and what ends it. */
interface Exhaustion {
  readonly name: string;
  readonly begin: (
    arena: Arena,
  ) => Promise<{ readonly faults?: readonly string[]; readonly sockets: readonly Socket[] }>;
}

/** How many connections one attacker has. */
const many = 270;

const exhaustions: readonly Exhaustion[] = [
  {
    name: 'half-sent bodies',
    begin: ({ ports }) => hold(many, ports.service, `${loginHead(ports.service)}Content-Length: 500\r\n\r\n{"half":`),
  },
  {
    name: 'half-sent bodies at the sandbox',
    begin: ({ ports }) =>
      hold(many, ports.sandbox, `${loginHead(ports.sandbox)}Merchant: karat\r\nContent-Length: 500\r\n\r\n{"half":`),
  },
  {
    name: 'half-sent bodies at the console',
    begin: ({ ports }) => hold(many, ports.console, `${consoleHead(ports.console)}Content-Length: 500\r\n\r\n{"half":`),
  },
  {
    name: 'bodies that wait for the go-ahead',
    begin: ({ ports }) =>
      hold(many, ports.service, `${loginHead(ports.service)}Content-Length: 500\r\nExpect: 100-continue\r\n\r\n`),
  },
  {
    name: 'answers that nobody reads',
    begin: async ({ ports }) => {
      const page = `GET /m/ HTTP/1.1\r\nHost: karat.localhost:${ports.service}\r\n\r\n`;
      const held = await hold(60, ports.service, page.repeat(40));
      for (const socket of held.sockets) socket.pause();
      return held;
    },
  },
  {
    name: 'connections without a word',
    begin: ({ ports }) => hold(1_500, ports.service, ''),
  },
  {
    name: 'a body of a terabyte',
    begin: async ({ ports }) => {
      const at = (port: number, path: string, head = headOf(port)) =>
        sendRaw(`POST ${path} HTTP/1.1\r\n${head}Content-Length: 1000000000000\r\n\r\n{`, { port });
      const answers = await Promise.all([
        at(ports.service, '/wps/session/login'),
        at(ports.service, '/livery/report'),
        at(ports.sandbox, '/wps/session/login'),
        at(ports.console, '/api/sign-in', consoleHead(ports.console).replace(/^.*\r\n/, '')),
        at(ports.staff, '/test/scenario', `Host: localhost:${ports.staff}\r\nContent-Type: application/json\r\n`),
      ]);
      const faults = answers.flatMap(({ statuses }) =>
        statuses.join() === '413' ? [] : [`answered ${statuses.join() || 'nothing'}`],
      );
      return { faults, sockets: [] };
    },
  },
  {
    name: 'chunks without end',
    begin: async ({ ports }) => {
      const send = (port: number, path: string) => pourChunks(port, path);
      const poured = await Promise.all([
        send(ports.service, '/wps/session/login'),
        send(ports.service, '/livery/report'),
        send(ports.sandbox, '/wps/session/login'),
      ]);
      return { faults: poured.flatMap((fault) => fault ?? []), sockets: [] };
    },
  },
  {
    name: 'a small body that unpacks to a large one',
    begin: async ({ ports }) => {
      const bomb = gzipSync(Buffer.from(`{"a":"${'0'.repeat(20_000_000)}"}`)).toString('latin1');
      const at = (port: number, path: string) =>
        sendRaw(
          `POST ${path} HTTP/1.1\r\n${headOf(port)}Content-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n${bomb}`,
          { port },
        );
      const answers = await Promise.all([
        at(ports.service, '/livery/report'),
        at(ports.sandbox, '/wps/session/login'),
        at(ports.sandbox, '/play/open'),
      ]);
      const faults = answers.flatMap(({ statuses: [status = 0] }) =>
        status >= 400 && status < 500 ? [] : [`answered ${status}`],
      );
      return { faults, sockets: [] };
    },
  },
];

/** Tries to use up what all share; another brand's player must be answered while it goes on, the same brand's after it. */
export async function judgeExhaustion(arena: Arena, next: NextPlayer) {
  return countedFaults(exhaustions, async ({ name, begin }, index) => {
    const { faults = [], sockets } = await begin(arena);
    arena.wire.take();
    const during = await next.call(`exhaustion-${index}`);
    const same = await callSameBrand(arena, '127.0.0.3');
    for (const socket of sockets) socket.destroy();
    const left = arena.wire.take().join('');
    return [
      ...faults,
      ...during,
      ...(same === 200 ? [] : [`another player of the same brand was answered ${same}`]),
      ...(left.includes('half') ? ['half a body left for the platform'] : []),
    ].map((fault) => `exhaustion: ${name}: ${fault}`);
  });
}

/** Heads that never end, on many connections: every one must be ended by the server. */
export async function judgeSlowHeads({ ports }: Arena): Promise<readonly string[]> {
  const unfinished = `GET /wps/help HTTP/1.1\r\n${headOf(ports.service)}X-Slow: `;
  const starts = ['', unfinished, 'G'];
  const asked = [ports.service, ports.sandbox, ports.staff, ports.start, ports.operator];
  const ended = await Promise.all(asked.flatMap((port) => starts.map((bytes) => waitForEnd(port, bytes))));
  return ended.flatMap((isEnded, index) =>
    isEnded
      ? []
      : [
          `exhaustion: a head that never ends: port ${asked[Math.floor(index / starts.length)]} waits for it, ${starts[index % starts.length]?.length} bytes`,
        ],
  );
}

/** Twice what a server grants for a head. */
const headPatienceMs = 30_000;

async function waitForEnd(port: number, bytes: string): Promise<boolean> {
  const socket = openSocket(port);
  socket.write(bytes);
  // Now and then one byte more, as whoever wants to hold a connection does.
  const drip = setInterval(() => bytes && socket.writable && socket.write('a'), 2_000);
  socket.resume();
  const isEnded = await Promise.race([
    heard(socket, 'close').then(() => true),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), headPatienceMs).unref()),
  ]);
  clearInterval(drip);
  socket.destroy();
  return isEnded;
}

function headOf(port: number): string {
  return `Host: karat.localhost:${port}\r\nMerchant: karat\r\nContent-Type: application/json\r\n`;
}

function consoleHead(port: number): string {
  const host = `console.localhost:${port}`;
  return `POST /api/sign-in HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nContent-Type: application/json\r\n`;
}

function loginHead(port: number): string {
  return `POST /wps/session/login HTTP/1.1\r\nHost: karat.localhost:${port}\r\nContent-Type: application/json\r\n`;
}

/** Opens connections, sends the same bytes on each and leaves them open. */
async function hold(count: number, port: number, bytes: string): Promise<{ readonly sockets: readonly Socket[] }> {
  const sockets = Array.from({ length: count }, () => openSocket(port));
  await Promise.all(
    sockets.map(async (socket) => {
      await Promise.race([heard(socket, 'connect'), heard(socket, 'close')]);
      socket.resume();
      if (bytes !== '' && socket.writable) socket.write(bytes);
    }),
  );
  return { sockets };
}

/** Pours chunks until the server has enough, and tells when it never has. */
function pourChunks(port: number, path: string): Promise<string | undefined> {
  const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
  const most = 64 * 1024 * 1024;
  return new Promise((done) => {
    const socket = openSocket(port);
    let poured = 0;
    const pour = () => {
      while (poured < most && socket.writable) {
        poured += chunk.length;
        if (!socket.write(chunk)) return;
      }
      if (poured >= most) socket.destroy();
    };
    socket.on('drain', pour);
    socket.on('close', () => done(poured >= most ? `${path} took ${poured} bytes` : undefined));
    socket.resume();
    socket.write(`POST ${path} HTTP/1.1\r\n${headOf(port)}Transfer-Encoding: chunked\r\n\r\n`);
    pour();
  });
}

async function callSameBrand({ ports }: Arena, from: string): Promise<number> {
  const { statuses } = await sendRaw(
    `GET /wps/help HTTP/1.1\r\nHost: karat.localhost:${ports.service}\r\nConnection: close\r\n\r\n`,
    { port: ports.service, from, endsItself: true },
  );
  return statuses[0] ?? 0;
}

/** Waits for an event of a connection; a reset is an end like any other. */
function heard(socket: Socket, event: 'connect' | 'close'): Promise<void> {
  return new Promise((resolve) => socket.once(event, () => resolve()));
}
