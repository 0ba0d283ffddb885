import { connect, type Socket } from 'node:net';

/** The live stream of an open page: every `seq` that it was given, in order. */
export interface StreamPage {
  readonly socket: Socket;
  readonly seqs: readonly number[];
}

/** Opens the stream of a page at a node; resolves with its first bytes. */
export function openStreamPage(port: number, host: string): Promise<StreamPage> {
  const seqs: number[] = [];
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET /livery/stream HTTP/1.1\r\nHost: ${host}:${port}\r\n\r\n`),
    );
    let rest = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('id: ')) seqs.push(Number(line.slice(4)));
      resolve({ socket, seqs });
    });
    socket.once('error', reject);
  });
}

/** @throws when a page was given an older state after a newer one. */
export function demandAscending(pages: readonly StreamPage[]): void {
  for (const { seqs } of pages) {
    const at = seqs.findIndex((seq, index) => seq < (seqs[index - 1] ?? 0));
    if (at >= 0) throw new Error(`A page was given seq ${seqs[at - 1]} and then ${seqs[at]}.`);
  }
}
