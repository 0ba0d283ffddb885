import { request } from 'node:http';

/** Where the running stack listens; `npm run accept` starts it and hands the ports down. */
export const stackAddress = {
  servicePort: Number(process.env['LIVERY_ACCEPT_PORT'] ?? 4000),
  startPort: Number(process.env['LIVERY_ACCEPT_START_PORT'] ?? 4001),
  sandboxPort: Number(process.env['LIVERY_ACCEPT_SANDBOX_PORT'] ?? 4900),
  /** Support desk, outbox, scenario door. */
  staffPort: Number(process.env['LIVERY_ACCEPT_STAFF_PORT'] ?? 4901),
};

export interface DoorAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

export interface DoorCall {
  readonly method?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** A body that is sent as it is, with POST. */
  readonly text?: string;
  /** Address of this machine that it comes from. */
  readonly from?: string;
}

/** One HTTP call to a port of this machine. Node does not resolve `*.localhost`, so the host travels as a header. */
export function callPort(port: number, path: string, call: DoorCall = {}): Promise<DoorAnswer> {
  const payload = call.body === undefined ? call.text : JSON.stringify(call.body);
  const headers: Record<string, string> = { host: call.host ?? `localhost:${port}`, ...call.headers };
  if (payload !== undefined) headers['content-type'] ??= 'application/json';
  return new Promise((done, fail) => {
    const method = call.method ?? (payload ? 'POST' : 'GET');
    const options = { host: '127.0.0.1', port, path, method, headers, localAddress: call.from };
    const outgoing = request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', fail);
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        done({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      });
    });
    outgoing.on('error', fail);
    outgoing.end(payload);
  });
}

/** Calls a test door and gives its JSON answer. @throws when the door refuses. */
export async function openDoor<T>(port: number, path: string, call: DoorCall = {}): Promise<T> {
  const answer = await callPort(port, path, call);
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text.slice(0, 2000)}`);
  return JSON.parse(answer.text || '{}') as T;
}
