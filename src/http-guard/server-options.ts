import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions } from 'fastify';
import { refuse } from './refuse-malformed.ts';

/** Time for the head of a request, from its connection's first moment: a phone needs one second. */
const headersMs = 15_000;
/** Time for a whole request: a picture of 5 MB over a bad mobile network. */
const requestMs = 120_000;
/** Silence after which a connection ends, also while an answer waits to be read; streams beat more often. */
const silenceMs = 120_000;

const httpLimits: ServerOptions = {
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
  insecureHTTPParser: false,
  requireHostHeader: true,
};

/** Limits and first answers of a Fastify server that anybody may reach; goes with `refuseMalformed`. */
export const serverOptions = {
  http: httpLimits,
  requestTimeout: requestMs,
  connectionTimeout: silenceMs,
  clientErrorHandler: answerParserError,
  frameworkErrors: ({ code }, _request, reply) => {
    const isLong = code === 'FST_ERR_MAX_PARAM_LENGTH';
    void refuse(reply, isLong ? 'A part of the path is too long.' : 'The path holds an encoding that cannot be read.');
  },
} satisfies FastifyHttpOptions<Server>;

/** A plain server with the same limits, for ports that Fastify does not open itself. */
export function createLimitedServer(listener: RequestListener): Server {
  const server = createServer(httpLimits, listener);
  server.setTimeout(silenceMs);
  server.on('clientError', answerParserError);
  return server;
}

const answers: Readonly<Record<string, readonly [string, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too long.'],
};

/** The parser has lost its place, so the connection ends with the answer. */
function answerParserError(
  error: Error & { readonly code?: string },
  socket: Pick<Socket, 'destroyed' | 'writable' | 'write' | 'destroy'>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = answers[error.code ?? ''] ?? ['400 Bad Request', 'The request cannot be read as HTTP/1.1.'];
  const body = JSON.stringify({ code: 'REQUEST_MALFORMED', message });
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\ncache-control: no-store\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
  }
  socket.destroy();
}
