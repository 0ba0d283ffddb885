import { createSocket } from 'node:dgram';

/** A DNS server of this machine; names that nobody gave it do not exist. */
export interface DnsServer {
  /** As `setServers` takes it. */
  readonly address: string;
  /** Name → text of its TXT record; a name without an address is at 127.0.0.1 where it is listed in `hosts`. */
  readonly texts: Map<string, string>;
  readonly hosts: Set<string>;
  close(): void;
}

const [typeA, typeTxt] = [1, 16];

/** Opens the server on a free port. */
export async function openDnsServer(): Promise<DnsServer> {
  const texts = new Map<string, string>();
  const hosts = new Set<string>();
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    const { name, type, end } = readQuestion(question);
    const text = texts.get(name);
    const data =
      type === typeTxt && text !== undefined
        ? Buffer.concat([Buffer.from([text.length]), Buffer.from(text)])
        : type === typeA && hosts.has(name)
          ? Buffer.from([127, 0, 0, 1])
          : undefined;
    const header = Buffer.from(question.subarray(0, 12));
    const isKnown = texts.has(name) || hosts.has(name);
    header.writeUInt16BE(isKnown ? 0x81_80 : 0x81_83, 2);
    header.writeUInt16BE(data ? 1 : 0, 6);
    header.writeUInt32BE(0, 8);
    const asked = question.subarray(12, end);
    const record = data ? Buffer.concat([recordHead(type, data.length), data]) : Buffer.alloc(0);
    socket.send(Buffer.concat([header, asked, record]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return { address: `127.0.0.1:${socket.address().port}`, texts, hosts, close: () => void socket.close() };
}

function readQuestion(message: Buffer): { readonly name: string; readonly type: number; readonly end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.subarray(at + 1, at + 1 + length).toString('latin1'));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}

/** Names the question, class IN, a second to live. */
function recordHead(type: number, length: number): Buffer {
  const head = Buffer.from([0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 1, 0, 0]);
  head.writeUInt16BE(length, 10);
  return head;
}
