import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { openBrandPorts, type ServedBrand } from './brands.ts';

const app = { routing: (_: unknown, response: { end: (text: string) => void }) => response.end('ours') };
const others: Server[] = [];

/** Another program at a free port of an address of this machine; gives the port. */
async function occupy(host: string): Promise<number> {
  const server = createServer((socket) => socket.on('error', () => undefined).end('theirs'));
  others.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

let taken: number;
let takenByName: number;
let free: number;
beforeAll(async () => {
  taken = await occupy('127.0.0.1');
  takenByName = await occupy('::1');
  free = await occupy('127.0.0.1');
  others.pop()?.close();
});
afterAll(() => {
  for (const server of others) server.close();
});

describe('openBrandPorts', () => {
  it('lists no address whose port another program has, under either address of this machine', async () => {
    const aBrand = (code: string, port: number): ServedBrand => ({
      code,
      name: code,
      url: `http://${code}.localhost:4000/`,
      fallbackUrl: `http://localhost:${port}/`,
    });
    const said: string[] = [];
    const listed = [aBrand('one', taken), aBrand('two', free), aBrand('three', takenByName)];
    const opened = await openBrandPorts(app as unknown as FastifyInstance, listed, (message) => said.push(message));
    expect(opened.brands.map(({ code, fallbackUrl }) => [code, fallbackUrl])).toEqual([
      ['one', undefined],
      ['two', `http://localhost:${free}/`],
      ['three', undefined],
    ]);
    expect(said).toHaveLength(2);
    expect(said.join(' ')).toContain(`Port ${taken} for one could not be opened: listen EADDRINUSE`);
    expect(said.join(' ')).toContain(`Port ${takenByName} for three could not be opened: another program has it.`);
    expect(await (await fetch(`http://127.0.0.1:${free}/`)).text()).toBe('ours');
    opened.close();
  });
});
