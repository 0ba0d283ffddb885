import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { runLivery } from './run-livery.ts';

afterEach(() => vi.unstubAllEnvs());

it('says that no sandbox answers where another program has its port', async () => {
  const other = createServer((_request, response) => response.end('<h1>Another</h1>'));
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  vi.stubEnv('SANDBOX_STAFF_PORT', String(port));
  const written: string[] = [];
  const write = (text: string) => void written.push(text);
  expect(await runLivery(['state', 'karat', 'empty'], { out: write, err: write })).toBe(3);
  other.close();
  expect(written.join('')).toBe(
    `No sandbox answers at port ${port}. Start it with npm start, or name its SANDBOX_STAFF_PORT.\n`,
  );
});
