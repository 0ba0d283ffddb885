import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands before several nodes as nginx does: each request goes to the next one, and to another where that one is away. */
export interface NodeSwitch {
  readonly port: number;
  close(): void;
}

/** Opens a switch before nodes on ports of this machine. */
export async function openSwitch(nodePorts: readonly number[]): Promise<NodeSwitch> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const pass = (incoming: IncomingMessage, response: ServerResponse, body: Buffer, tries: number): void => {
    turn += 1;
    const port = nodePorts[turn % nodePorts.length];
    const { method, url: path, headers } = incoming;
    const outgoing = request({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
      response.on('close', () => answer.destroy());
    });
    outgoing.on('error', () => {
      if (response.headersSent) response.destroy();
      else if (tries > 1) pass(incoming, response, body, tries - 1);
      else response.writeHead(502).end();
    });
    outgoing.end(body);
  };
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => pass(incoming, response, Buffer.concat(chunks), nodePorts.length * 2));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
