import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import Fastify from 'fastify';

// The references: `bare-entry.ts sse <port>` and `bare-entry.ts fastify <port>`, as plain as they can be written.
const [kind, port] = process.argv.slice(2);
if (kind === 'sse') await startSse(Number(port));
else await startFastify(Number(port));
process.stdout.write('ready\n');

/** `GET /` opens a stream, `POST /` writes its body to every stream. */
function startSse(at: number): Promise<void> {
  const streams = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('retry: 2000\n\n');
      streams.add(response);
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const bytes = Buffer.concat(chunks);
      for (const stream of streams) stream.write(bytes);
      response.end();
    });
  });
  return new Promise((resolve) => server.listen(at, '127.0.0.1', () => resolve()));
}

/** `PUT /` sets what `GET /` answers. */
async function startFastify(at: number): Promise<void> {
  const app = Fastify();
  let body: unknown = {};
  app.put('/', async (request) => {
    body = request.body;
    return {};
  });
  app.get('/', async () => body);
  await app.listen({ port: at, host: '127.0.0.1' });
}
