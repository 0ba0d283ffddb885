import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import { once } from 'node:events';

/** An answer over HTTP/2. */
export interface Http2Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A connection to one brand over TLS and HTTP/2. */
export interface Http2Client {
  readonly session: ClientHttp2Session;
  ask(path: string, more?: { readonly headers?: Record<string, string>; readonly body?: Buffer }): Promise<Http2Answer>;
  close(): void;
}

/** Connects to a brand as a browser does: by its name, which its certificate has to hold. */
export async function connectTo(host: string, port: number, ca: string | undefined): Promise<Http2Client> {
  const session = connect(`https://127.0.0.1:${port}`, { servername: host, ...(ca === undefined ? {} : { ca: [ca] }) });
  await Promise.race([once(session, 'connect'), once(session, 'error').then(([error]) => Promise.reject(error))]);
  session.on('error', () => undefined);
  return {
    session,
    async ask(path, { headers = {}, body } = {}) {
      const method = body ? 'POST' : 'GET';
      const stream = session.request({ ':path': path, ':method': method, ':authority': host, ...headers });
      stream.end(body);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      const answered = new Promise<IncomingHttpHeaders>((resolve) => stream.once('response', resolve));
      await once(stream, 'close');
      const received = await Promise.race([answered, Promise.reject(new Error(`${path} was not answered.`))]);
      return { status: Number(received[':status']), headers: received, body: Buffer.concat(chunks) };
    },
    close: () => session.destroy(),
  };
}

/** Hands an open client to `act` and closes it afterwards. */
export async function withClient<T>(
  opening: Promise<Http2Client>,
  act: (client: Http2Client) => Promise<T>,
): Promise<T> {
  const client = await opening;
  try {
    return await act(client);
  } finally {
    client.close();
  }
}
