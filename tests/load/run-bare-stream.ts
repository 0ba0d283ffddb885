import { createServer, type ServerResponse } from 'node:http';

// The least that an event stream can be: connections, and one body written to all of them. What ours is held against.
const streams = new Set<ServerResponse>();
const server = createServer((request, response) => {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': open\n\n');
    streams.add(response);
    request.on('close', () => streams.delete(response));
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const bytes = Buffer.concat(chunks);
    for (const stream of streams) stream.write(bytes);
    response.end('{}');
  });
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.stdout.write('ready\n'));
