import { connect, type Socket } from 'node:net';

/** What came back for bytes that were sent as they are. */
export interface RawAnswer {
  /** Final statuses, in their order. */
  readonly statuses: readonly number[];
  readonly text: string;
  readonly hasEnded: boolean;
}

interface Way {
  readonly port: number;
  /** Address of this machine that the bytes come from. */
  readonly from?: string;
  /** The last request asks for the end of the connection, so nothing needs to be cut short. */
  readonly endsItself?: boolean;
}

/** After an answer the sender is silent for so long, then says that nothing follows. */
const quietMs = 80;
/** A server that waits for the rest of a message is told after so long that there is none. */
const unansweredMs = 2_500;
const patienceMs = 20_000;

/** Sends bytes over a connection of their own and gives what comes until the other side ends it. */
export function sendRaw(bytes: string, { port, from, endsItself = false }: Way): Promise<RawAnswer> {
  return new Promise((done) => {
    const socket = openSocket(port, from);
    let text = '';
    let quiet: NodeJS.Timeout | undefined;
    const finish = (hasEnded: boolean) => {
      clearTimeout(limit);
      clearTimeout(quiet);
      socket.destroy();
      done({ statuses: statusesOf(text), text, hasEnded });
    };
    const limit = setTimeout(() => finish(false), patienceMs);
    const endSoon = (ms: number) => {
      clearTimeout(quiet);
      if (!endsItself) quiet = setTimeout(() => socket.end(), ms);
    };
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      text += chunk;
      endSoon(quietMs);
    });
    socket.on('close', () => finish(true));
    socket.write(bytes, 'latin1');
    endSoon(unansweredMs);
  });
}

/** Opens a connection whose errors end it quietly: to be cut off is what attacks are for. */
export function openSocket(port: number, from?: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', ...(from === undefined ? {} : { localAddress: from }) });
  socket.on('error', () => undefined);
  return socket;
}

/** Statuses of all final answers in a stream of them; interim ones (1xx) are left out. */
function statusesOf(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 ([2-5]\d\d) /g)].map(([, status]) => Number(status));
}
