import { Agent, request as send } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { FuzzAnswer } from './check-answers.ts';
import type { FuzzRequest } from './make-request.ts';
import type { FuzzWorld } from './open-world.ts';
import { sealBody } from './seal-body.ts';

/** Bytes of one request, ready to travel. */
export interface ReadyRequest {
  readonly port: number;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

/** A stack that says nothing for so long hangs. */
const silenceMs = 20_000;
/** A stream never ends by itself: what it says at once is its answer. */
const streamMs = 150;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Fills in what only the running stack knows. */
export async function readyRequest(number: number, request: FuzzRequest, world: FuzzWorld): Promise<ReadyRequest> {
  const { way, call, method } = request;
  const token = await world.tokenOf(request.bearer, number);
  const isAtPlatform = way === 'platform';
  const merchant = { own: world.brand, other: world.otherBrand, none: undefined, unknown: 'nobody' }[request.merchant];
  const query = [
    request.query.slice(1),
    // The specification names the merchant in the query too; a lie there must be found out.
    ...(merchant !== undefined && number % 3 === 0 ? [`merchantCode=${merchant}`] : []),
    ...(token !== undefined && request.tokenIn === 'query' ? [`token=${token}`] : []),
  ].filter((part) => part !== '');
  const headers: Record<string, string> = {
    ...request.headers,
    host: isAtPlatform ? `127.0.0.1:${world.platformPort}` : world.host,
    // A household of its own for every few requests, so that limits do not end the test.
    'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    ...(merchant === undefined ? {} : { merchant }),
    ...(token !== undefined && request.tokenIn === 'header' ? { authorization: `Bearer ${token}` } : {}),
  };
  // Half of those who may be asked for a captcha have one, or nobody would get by it.
  if (number % 2 === 0 && call.fields.some(({ name }) => name === 'Captcha-Id'))
    headers['Captcha-Id'] = await world.drawCaptcha();
  if (number % 4 !== 0 && call.fields.some(({ name }) => name === 'conversation')) headers['cookie'] = world.chatCookie;
  const body = method === 'GET' || method === 'HEAD' ? undefined : await bytesOf(request, world, token, headers);
  if (body) headers['content-length'] = String(body.length);
  return {
    port: isAtPlatform ? world.platformPort : world.servicePort,
    method,
    path: `${request.path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers,
    body,
  };
}

async function bytesOf(
  { body, tokenIn }: FuzzRequest,
  world: FuzzWorld,
  token: string | undefined,
  headers: Record<string, string>,
): Promise<Buffer | undefined> {
  if (!body) return undefined;
  headers['content-type'] = body.contentType;
  const isObject = body.text.startsWith('{"') && body.text.endsWith('}');
  const carriesToken = tokenIn === 'body' && token !== undefined && isObject;
  const text = carriesToken ? `{"token":${JSON.stringify(token)},${body.text.slice(1)}` : body.text;
  if (body.sealing !== 'plain') {
    headers['encryption'] = 'JWE';
    const sealed = await sealBody(encode(text, body.encoding), body.sealing, world.keys);
    return Buffer.from(body.contentType === 'application/json' ? JSON.stringify({ data: sealed }) : sealed);
  }
  if (body.encoding === 'gzip' || body.encoding === 'wrongLabel') headers['content-encoding'] = 'gzip';
  return body.encoding === 'gzip' ? gzipSync(text) : encode(text, body.encoding);
}

/** Bytes of a text in an encoding, rightly or not. */
export function encode(text: string, encoding: string): Buffer {
  return Buffer.from(text, encoding === 'utf16le' || encoding === 'latin1' ? encoding : 'utf8');
}

/** Sends it and waits for the answer; status 0 when the line breaks or stays silent. */
export function sendRequest({ port, method, path, headers, body }: ReadyRequest): Promise<FuzzAnswer> {
  return new Promise((done) => {
    const fail = (reason: string) => done({ status: 0, contentType: '', text: reason });
    const outgoing = send({ host: '127.0.0.1', port, method, path, headers, agent }, (incoming) => {
      const chunks: Buffer[] = [];
      const contentType = incoming.headers['content-type'] ?? '';
      const answer = () =>
        done({ status: incoming.statusCode ?? 0, contentType, text: Buffer.concat(chunks).toString('utf8') });
      if (contentType.startsWith('text/event-stream')) {
        setTimeout(() => {
          answer();
          outgoing.destroy();
        }, streamMs);
      }
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', answer);
      incoming.on('error', (error) => fail(String(error)));
    });
    outgoing.setTimeout(silenceMs, () => outgoing.destroy(new Error('silent')));
    outgoing.on('error', (error) => fail(String(error)));
    outgoing.end(body);
  });
}

/** The request as a line that a person can run; a long body is cut, the number of the request gives it whole. */
export function asCurl({ port, method, path, headers, body }: ReadyRequest): string {
  const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  const named = Object.entries(headers).filter(([name]) => name !== 'content-length');
  const text = body?.toString('utf8') ?? '';
  const data = body
    ? ` --data-binary ${quote(text.length > 600 ? `${text.slice(0, 600)}… (${body.length} bytes)` : text)}`
    : '';
  const lines = named.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`).join(' ');
  return `curl --path-as-is -X ${method} ${lines}${data} ${quote(`http://127.0.0.1:${port}${path.slice(0, 1_000)}`)}`;
}
